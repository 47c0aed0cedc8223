import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { type OwnProduct, runOwnProduct } from './support/ownProduct.ts';
import { expect, test } from './support/test.ts';

/** A product of its own: its sites are closed, and popups lie over its main page. */
let product: OwnProduct;
let folder: string;
test.beforeAll(async () => {
  product = await runOwnProduct(1);
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-texts-'));
});
test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('the hall of fame, the customer service and the documents stand without barriers', async ({ page }) => {
  await product.signIn(page, 'edu');
  const origin = product.origin('edu');
  await page.goto(`${origin}/community/legend`);
  await expect(page.getByRole('list', { name: '메달을 받은 친구들' })).toBeVisible();
  await expectNoBarriers(page, 'hall of fame');
  const listing = page.getByRole('switch', { name: '명예의 전당에 나를 보이기' });
  await listing.click();
  await expect(page.getByRole('heading', { name: '나의 기록' })).toBeVisible();
  const mine = page.getByRole('main').getByText('나', { exact: true });
  await expect(mine).toBeHidden();
  await listing.click();
  await expect(mine).toBeVisible();

  await page.goto(`${origin}/cs`);
  await page.getByLabel('무엇이 궁금한가요?').fill('조개');
  await page.getByLabel('무엇이 궁금한가요?').press('Enter');
  await expect(page).toHaveURL(/\/faq\?query=/);
  const answer = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(answer).toBeVisible();
  await expectNoBarriers(page, 'answers');
  await answer.click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoBarriers(page, 'an answer');
  await page.goto(`${origin}/policy`);
  await expect(page.getByRole('combobox', { name: '시행일' })).toBeVisible();
  await page.getByRole('tab', { name: '이용약관' }).click();
  await expect(page).toHaveURL(/document=SERVICE/);
  await expect(page.getByRole('heading', { name: '약관과 개인정보 처리방침', level: 1 })).toBeVisible();
  await expectNoBarriers(page, 'documents');
});

test('a phone has all groups of the header in one menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await product.signIn(page, 'school');
  await page.getByRole('button', { name: '전체 메뉴' }).click();
  const menu = page.getByRole('dialog', { name: '전체 메뉴' });
  for (const name of [
    '게임 대회',
    '독서 진단',
    '이달의 추천',
    '책장',
    '독서 달력',
    '책바구니',
    '명예의 전당',
    '책 찾기',
  ]) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expectNoBarriers(page, 'menu of a phone');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: '전체 메뉴' })).toBeFocused();
  await page.getByRole('button', { name: '전체 메뉴' }).click();
  await menu.getByRole('link', { name: '책장' }).click();
  await expect(page).toHaveURL(/\/library\/board$/);
  await expect(menu).toBeHidden();
});

test('a popup lies over the main page until it is put away for the week', async ({ page }) => {
  const day = 86_400_000;
  const times = `from: ${new Date(Date.now() - day).toISOString()}\nuntil: ${new Date(Date.now() + day).toISOString()}`;
  const text = `---\ntitle: 여름 독서 대회\n${times}\nlink: /event/contest 대회 보러 가기\n---\n**네 주 동안** 함께 읽어요.\n`;
  await product.operate('popup', 'put', file('popup.md', text));
  await product.signIn(page, 'home');
  await page.goto(`${product.origin('home')}/main`);
  const popup = page.getByRole('dialog', { name: '여름 독서 대회' });
  await expect(popup).toContainText('네 주 동안 함께 읽어요.');
  await expectNoBarriers(page, 'popup');
  await popup.getByRole('checkbox', { name: '7일간 보지 않기' }).check();
  await popup.getByRole('button', { name: '대회 보러 가기' }).click();
  await expect(page).toHaveURL(/\/event\/contest$/);
  await page.goto(`${product.origin('home')}/main`);
  await expect(page.getByRole('region', { name: '나의 바다 친구' })).toBeVisible();
  await expect(popup).toBeHidden();
  await product.operate('popup', 'hide', '10000');
});

test('a word of the customer service leads the next login there', async ({ page }) => {
  const { accountId, password } = demoAccounts.school;
  await product.operate(
    'cs',
    'tell',
    `school/${accountId}`,
    '점수에 대해',
    file('words.md', '점수는 **그대로** 있어요.'),
  );
  await page.goto(`${product.origin('school')}/login?redirect=%2Fsearch`);
  await page.getByLabel('아이디', { exact: true }).fill(accountId);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL(`${product.origin('school')}/cs`);
  await expect(page.getByText('점수는 그대로 있어요.')).toBeVisible();
  await page.getByRole('button', { name: '읽었어요' }).click();
  await expect(page.getByRole('button', { name: '읽었어요' })).toBeHidden();
});

test.describe('while the sites are closed', () => {
  test.use({ expected: [/status of 503|answer 503/] });

  test('an open page keeps standing, says so over itself, and is itself again once they are open', async ({ page }) => {
    const origin = product.origin('school');
    await product.signIn(page, 'school');
    const notice = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await expect(notice).toBeVisible();
    await page.clock.install();
    await product.operate('site', 'close', '--sites', 'school', '--words', '바다를 청소해요.');
    await expect.poll(async () => (await page.request.get(`${origin}/api/notices`)).status()).toBe(503);
    const title = await notice.getByRole('strong').textContent();
    await notice.click();
    const closed = page.getByRole('dialog', { name: '책바다를 손보고 있어요' });
    await expect(closed).toContainText('바다를 청소해요.');
    await expectNoBarriers(page, 'closed over an open page');
    await product.operate('site', 'open');
    await expect(async () => {
      await page.clock.fastForward(45_000);
      await expect(closed).toBeHidden({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    // What was refused was asked for again, without a hand.
    await expect(page.getByRole('article').getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  });

  test('a page says so, and the way back works once they are open', async ({ page }) => {
    await page.goto(`${product.origin('edu')}/notice`);
    await product.operate('site', 'close', '--words', '바다를 청소해요.');
    await expect(async () => {
      const answer = await page.goto(`${product.origin('edu')}/notice`);
      expect(answer?.status()).toBe(503);
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole('heading', { name: '책바다를 손보고 있어요' })).toBeVisible();
    await expect(page.getByText('바다를 청소해요.')).toBeVisible();
    await expectNoBarriers(page, 'maintenance');
    await product.operate('site', 'open');
    await expect(async () => {
      await page.getByRole('link', { name: '다시 열어 보기' }).click();
      await expect(page.getByRole('heading', { name: '공지사항', level: 1 })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
  });
});

test.describe('the service worker', () => {
  test.use({
    serviceWorkers: 'allow',
    expected: [/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|ChunkLoadError/],
  });

  test('keeps what is the same for everybody and no answer, and says kindly when there is no network', async ({
    page,
    context,
  }) => {
    await product.signIn(page, 'edu');
    await page.goto(`${product.origin('edu')}/main`);
    await expect(page.getByRole('region', { name: '나의 바다 친구' })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // What it serves from now on would be kept by now, if it kept it.
    await page.reload();
    await expect(page.getByRole('region', { name: '나의 바다 친구' })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(5);
    const built = /^\/(?:assets\/[^/]+\.\w+|(?:art|fonts)\/.+|offline\.(?:html|css)|manifest\.webmanifest)$/;
    const cover = /^\/content\/books\/\d+\/[\w-]+\.svg$/;
    // `/login` is the document that names the site, as a visitor gets it.
    expect(kept.filter((path) => !built.test(path) && !cover.test(path) && path !== '/login')).toEqual([]);
    await context.setOffline(true);
    await page.goto(`${product.origin('edu')}/search`);
    await expect(page.getByRole('heading', { name: '인터넷이 잠깐 쉬고 있어요' })).toBeVisible();
    await context.setOffline(false);
  });
});
