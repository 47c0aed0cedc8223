import type { Page } from '@playwright/test';
import { type OidcProvider, runOidcProvider } from '../support/runOidcProvider.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { KeyboardHands } from './support/Hands.ts';
import { type DrivenProduct, openDrivenProduct } from './support/openDrivenProduct.ts';
import { expect, test, watchContext } from './support/test.ts';

// Refusals, and an answer that is held back on purpose.
test.use({ expected: [/console: Failed to load resource: .*\/sign-in\/provider\/answer$/] });

let product: DrivenProduct;
let oidc: OidcProvider;
test.beforeAll(async () => {
  product = await openDrivenProduct(async ({ buildTestApp }, env) => {
    oidc = await runOidcProvider({ host: 'localhost', redirectUris: [`${env.origins?.edu}/teacher/oidc/bada`] });
    return buildTestApp({ content: 'demo', env: { ...env, staffProviders: [oidc.settings({ sites: ['edu'] })] } });
  });
});
test.afterAll(async () => {
  await product.close();
  await oidc.stop();
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Signs in on the page of the provider, or goes back. */
async function signInThere(page: Page, sub: string, press = '로그인'): Promise<void> {
  await expect(heading(page, '바다교육청 로그인')).toBeVisible();
  await page.getByLabel('사용자').fill(sub);
  await button(page, press).click();
}

test('a teacher joins and comes in with the account of the institution, and nobody else does', async ({
  page,
  browser,
}) => {
  const { app, server } = product;
  oidc.people.set('teacher', { email: 'teacher@bada.kr', email_verified: true, name: '윤바다' });
  oidc.people.set('stranger', { email: 'stranger@bada.kr', email_verified: true });
  const academyNo = await server.makeInstitution(app, '바다 학원');
  await server.operate(app, 'staff', 'invite', String(academyNo), 'teacher@bada.kr', '--role', 'TEACHER');
  await app.sendMails();
  const link = /\/teacher\/join#token=[\w-]+/.exec(app.mails.at(-1)?.text ?? '')?.[0] ?? '';
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(product.address('/'))) asked.push(request.url());
  });
  const hands = new KeyboardHands(page);

  await page.goto(product.address(link));
  await expectNoBarriers(page, 'an invitation with a provider');
  await hands.press(button(page, '바다교육청 계정으로 시작하기'));
  await signInThere(page, 'teacher');
  await expect(heading(page, '초대를 받아들일까요?')).toBeVisible();
  await expect(page).toHaveURL(product.address('/teacher/oidc/bada'));
  await expectNoBarriers(page, 'the name of somebody invited');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSideScroll(page);
  }
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue('윤바다');
  await hands.press(button(page, '받아들이고 들어가기'));
  await expect(heading(page, '오늘')).toBeVisible();
  await page.reload();
  await expect(heading(page, '오늘')).toBeVisible();

  await button(page, /윤바다/).click();
  await page.getByRole('link', { name: '내 계정' }).click();
  await expect(page.getByRole('region', { name: '연결한 기관 계정' })).toContainText('바다교육청');
  await expect(page.getByText('들어오는 방법이 이것뿐이라')).toBeVisible();
  await expect(page.getByLabel('지금 비밀번호')).toHaveCount(0);
  await expectNoBarriers(page, 'the own account');
  await button(page, /윤바다/).click();
  await button(page, '나가기').click();

  await page.context().clearCookies();
  await hands.press(button(page, '바다교육청 계정으로 들어가기'));
  await signInThere(page, 'teacher');
  await expect(heading(page, '오늘')).toBeVisible();
  await button(page, /윤바다/).click();
  await button(page, '나가기').click();

  await page.context().clearCookies();
  await button(page, '바다교육청 계정으로 들어가기').click();
  await signInThere(page, '', '취소');
  await expect(heading(page, '선생님 로그인')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('계정 확인을 그만두었어요');
  await expectNoBarriers(page, 'the sign-in with a provider');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSideScroll(page);
  }

  await button(page, '바다교육청 계정으로 들어가기').click();
  await signInThere(page, 'stranger');
  await expect(page.getByRole('alert')).toContainText('stranger@bada.kr 주소로 온 초대가 없어요');

  // The answer of one browser brought to another one.
  await page.context().clearCookies();
  await page.route('**/sign-in/provider/answer', (route) => route.abort());
  await button(page, '바다교육청 계정으로 들어가기').click();
  const back = page.waitForRequest('**/sign-in/provider/answer');
  await signInThere(page, 'teacher');
  const { answer } = (await back).postDataJSON() as { answer: string };
  const other = watchContext(await browser.newContext());
  const victim = await other.newPage();
  await victim.goto(product.address(`/teacher/oidc/bada#${answer}`));
  await expect(victim.getByRole('alert')).toContainText('다른 창에서 시작했거나');
  await expect(heading(victim, '선생님 로그인')).toBeVisible();
  await other.close();

  expect(asked.filter((url) => /[?&]code=/.test(url))).toEqual([]);
});
