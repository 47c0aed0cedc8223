import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { expectNoSideScroll } from './support/expectNoSideScroll.ts';
import { KeyboardHands } from './support/Hands.ts';
import { type DrivenProduct, openDrivenProduct } from './support/openDrivenProduct.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '선생님 메뉴' }).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

test('a visitor looks around as a teacher, with keys alone, and nothing of it comes to a pupil', async ({ page }) => {
  const hands = new KeyboardHands(page);
  await page.goto(`${originOf('edu')}/teacher`);
  await expect(heading(page, '선생님 로그인')).toBeVisible();
  await expectNoBarriers(page, 'the sign-in of the staff');
  await hands.press(page.getByRole('button', { name: '체험 선생님으로 둘러보기' }));
  await expect(heading(page, '오늘')).toBeVisible();
  await expect(page.getByText('차마루')).toBeVisible();
  await expectNoBarriers(page, 'today');

  await hands.press(menu(page, '반'));
  // The page before has links to classes as well, and stays until the next one is there.
  await expect(heading(page, '반')).toBeVisible();
  await hands.press(page.getByRole('link', { name: /초등 3학년 파도반/ }));
  await expect(page.getByRole('row')).toHaveCount(16);
  await expect(page.getByRole('main')).toBeFocused();
  await expectNoBarriers(page, 'a class');
  await hands.press(page.getByRole('link', { name: '종이 미션' }));
  await expect(heading(page, '종이 미션')).toBeVisible();
  await hands.press(page.getByRole('link', { name: '새로 인쇄하기' }));
  await expect(page.getByText(/둘러보는 동안에는 종이가 만들어지지 않아요/)).toBeVisible();
  await expectNoBarriers(page, 'printing in the demo');

  await hands.press(menu(page, '학생'));
  await hands.write(page.getByRole('searchbox'), '고나린');
  await expect(page.getByRole('row')).toHaveCount(2);
  await hands.press(page.getByRole('link', { name: '고나린' }));
  await expect(heading(page, '고나린')).toBeVisible();
  await expectNoBarriers(page, 'a pupil');

  await hands.press(menu(page, '숙제'));
  await expect(heading(page, '숙제')).toBeVisible();
  await expectNoBarriers(page, 'the homework');
  await hands.press(page.getByRole('tabpanel').getByRole('link', { name: /파도반/ }));
  await expect(page.getByRole('row')).toHaveCount(16);
  await expectNoBarriers(page, 'one homework');
  await hands.press(menu(page, '숙제'));
  await hands.press(page.getByRole('link', { name: '숙제 내기' }));
  await hands.write(page.getByRole('textbox', { name: '책 찾기' }), '흥부');
  await hands.press(page.getByRole('button', { name: /흥부와 놀부/ }));
  await expect(page.getByRole('checkbox', { name: '끝까지 읽기' })).toBeChecked();
  await expectNoBarriers(page, 'new homework');

  await hands.press(menu(page, '수업'));
  await expect(page.getByText('지금 열려 있어요')).toBeVisible();
  await expectNoBarriers(page, 'a lesson');
  await hands.write(page.getByRole('textbox', { name: '책 찾기' }), '토끼전');
  await hands.press(page.getByRole('link', { name: /^책.*토끼전/ }));
  await expect(page.getByText('1 / 14')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 / 14')).toBeVisible();
  await expectNoBarriers(page, 'a page on the big screen');
  await hands.press(page.getByRole('button', { name: '십자말로' }));
  const clue = page.getByRole('region', { name: '가로' }).getByRole('button').first();
  await expect(clue).toHaveAccessibleName(/답 가려짐/);
  await hands.press(page.getByRole('button', { name: '답 보기' }));
  await expect(clue).not.toHaveAccessibleName(/답 가려짐/);
  await expectNoBarriers(page, 'a crossword on the big screen');
  await hands.press(page.getByRole('button', { name: '닫기' }));
  await expect(heading(page, '수업')).toBeVisible();

  await hands.press(menu(page, '글'));
  await expect(heading(page, '글')).toBeVisible();
  await expectNoBarriers(page, 'the texts');
  await hands.press(page.getByRole('tabpanel').getByRole('link').first());
  await expect(heading(page, /독후감/)).toBeVisible();
  await expectNoBarriers(page, 'a text');

  for (const [name, label] of [
    ['독서 대회', 'the contests'],
    ['확인할 것', 'the reports'],
    ['선생님', 'the staff'],
    ['연동', 'the connections'],
    ['기록', 'the records'],
  ] as const) {
    await hands.press(menu(page, name));
    await expect(heading(page, name)).toBeVisible();
    await expectNoBarriers(page, label);
  }
  await expect(page.getByRole('row').filter({ hasText: '학생을 봄' }).filter({ hasText: '고나린' })).toHaveCount(1);

  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of [
      '오늘',
      '반',
      '학생',
      '숙제',
      '수업',
      '독서 대회',
      '글',
      '확인할 것',
      '선생님',
      '연동',
      '기록',
    ]) {
      // On a phone the bar holds what is needed every day; the button comes with it, a moment after the new size.
      const more = page.getByRole('button', { name: '더 보기' });
      if (width === 390) {
        await expect(more).toBeVisible();
        if ((await menu(page, name).count()) === 0) await more.click();
      }
      await menu(page, name).click();
      await expect(heading(page, name)).toBeVisible();
      await expectNoSideScroll(page);
    }
  }

  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${originOf('edu')}/login`);
  await expect(heading(page, '로그인')).toBeVisible();
  expect(scripts.filter((url) => url.includes('teacher'))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(3);
});

test.describe('an invitation', () => {
  let product: DrivenProduct;
  test.beforeAll(async () => {
    product = await openDrivenProduct(({ buildTestApp }, env) => buildTestApp({ content: 'demo', env }));
  });
  test.afterAll(() => product.close());

  test('is accepted with a passkey, which then opens alone', async ({ page }) => {
    const { app, server } = product;
    const academyNo = /(\d+)번/u.exec(
      (await server.operate(app, 'institution', 'create', 'edu', '열쇠 학원', '--approve')).output,
    )?.[1];
    await server.operate(app, 'staff', 'invite', `${academyNo}`, 'key@sea.kr');
    await app.sendMails();
    const link = /\/teacher\/join#token=[\w-]+/.exec(app.mails.at(-1)?.text ?? '')?.[0] ?? '';
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });

    await page.goto(product.address(link));
    await expect(heading(page, /열쇠 학원에 오신/)).toBeVisible();
    await expectNoBarriers(page, 'an invitation');
    await page.getByLabel('이름', { exact: true }).fill('열쇠님');
    await page.getByLabel('비밀번호', { exact: true }).fill('파도 등대 조개 나침반 여름');
    await page.getByRole('button', { name: '다음' }).click();
    await expect(heading(page, '두 번째 열쇠를 정해요')).toBeVisible();
    await expectNoBarriers(page, 'choosing a second factor');
    await page.getByRole('button', { name: /패스키/ }).click();
    await expect(heading(page, '복구 코드를 적어 두세요')).toBeVisible();
    await page.getByRole('button', { name: '적어 두었어요' }).click();
    await expect(heading(page, '오늘')).toBeVisible();
    await expect(page.getByText('첫날이에요')).toBeVisible();

    await page.getByRole('button', { name: /열쇠님/ }).click();
    await page.getByRole('button', { name: '나가기' }).click();
    await page.getByRole('button', { name: '패스키로 들어가기' }).click();
    await expect(heading(page, '오늘')).toBeVisible();

    await page.getByRole('button', { name: /열쇠님/ }).click();
    await page.getByRole('link', { name: '내 계정' }).click();
    await expect(page.getByText(/^패스키 ·/)).toBeVisible();
    // One key alone cannot be ended; the device has one already.
    await expect(page.getByRole('button', { name: /끝내기$/ })).toHaveCount(0);
    const confirmPassword = async (button: string) => {
      await page.getByRole('dialog').getByLabel('비밀번호', { exact: true }).fill('파도 등대 조개 나침반 여름');
      await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
    };
    await page.getByRole('button', { name: '이 기기의 패스키 더하기' }).click();
    await confirmPassword('다음');
    await expect(page.getByText('이 기기에는 이미 패스키가 있어요.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '담기', exact: true }).click();
    await confirmPassword('다음');
    const secret = ((await page.getByText(/^(\w{4} )+\w{1,4}\s?$/).textContent()) ?? '').replaceAll(' ', '');
    const epoch = Math.floor(app.clock.now() / 1000);
    await page.getByLabel('여섯 자리 코드').fill(generateSync({ secret, epoch }));
    await page.getByRole('button', { name: '확인', exact: true }).click();
    await expect(page.getByText('인증 앱을 새로 담았어요.')).toBeVisible();
    await expectNoBarriers(page, 'the own keys');
    await page.getByRole('button', { name: /패스키 끝내기$/ }).click();
    await confirmPassword('끝내기');
    await expect(page.getByText(/열쇠를 끝냈어요/)).toBeVisible();
    await expect(page.getByText(/^패스키 ·/)).toBeHidden();

    await menu(page, '반').click();
    await page.getByRole('button', { name: '반 만들기' }).click();
    await page.getByLabel('반 이름').fill('산호');
    await page.getByRole('button', { name: '만들기', exact: true }).click();
    await expect(page.getByRole('link', { name: /산호반/ })).toBeVisible();
  });
});
