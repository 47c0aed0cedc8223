import type { Page } from '@playwright/test';
import { isWatchable } from '#domain/site/isWatchable.ts';
import { joinByCalls } from './support/joinByCalls.ts';
import { type OwnProduct, runOwnProduct } from './support/ownProduct.ts';
import { firstPortOf, PRODUCTS } from './support/productAddress.ts';
import { startWatcher } from './support/startWatcher.ts';
import { expect, test } from './support/test.ts';

/** A product of its own with something that watches. */
let product: OwnProduct;
let watcher: Awaited<ReturnType<typeof startWatcher>>;
test.beforeAll(async () => {
  watcher = await startWatcher(firstPortOf(PRODUCTS + 2) + 5);
  product = await runOwnProduct(2, {
    ANALYTICS_SCRIPT_URL: `${watcher.origin}/count.js`,
    ANALYTICS_SITE_ID: 'count',
    REPLAY_SCRIPT_URL: `${watcher.origin}/replay.js`,
    REPLAY_SITE_ID: 'replay',
  });
});
test.afterAll(async () => {
  await product.stop();
  await watcher.stop();
});

const person = {
  accountId: 'watchedreader',
  password: 'wave+less42',
  name: '한물결',
  email: 'watched@sea.kr',
  mobileNo: '01055557001',
};
const SWITCH = '내가 화면을 어떻게 쓰는지 나누기';
const watching = (page: Page) => page.locator('head script[data-site-id]');

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.origin('edu')}/login`);
  await page.getByLabel('아이디', { exact: true }).fill(person.accountId);
  await page.getByLabel('비밀번호', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL(/\/main$/);
}

/** Enters as a person would: by the address bar. The page stands when its heading does and nothing is on its way. */
async function stand(page: Page, path: string): Promise<void> {
  await page.goto(`${product.origin('edu')}${path}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // What starts a script that watches is loaded after the page: before that, none of them is no news.
  await page.waitForLoadState('networkidle');
}

async function turn(page: Page, on: boolean): Promise<void> {
  await stand(page, '/mypage/info');
  const choice = page.getByRole('switch', { name: SWITCH });
  await expect(choice).toHaveAttribute('aria-checked', String(!on));
  await choice.click();
  await expect(choice).toHaveAttribute('aria-checked', String(on));
}

test('nothing watches before a student agrees, where it must not, and after the word was taken back', async ({
  page,
  context,
}) => {
  await joinByCalls(page, person, 'edu', product.origin('edu'));
  await signIn(page);
  for (const path of ['/main', '/search', '/notice']) await stand(page, path);
  expect(watcher.loads()).toBe(0);

  await turn(page, true);
  expect(watcher.loads()).toBe(0);
  await stand(page, '/notice');
  await expect(watching(page)).toHaveCount(2);
  await expect.poll(() => watcher.heard.map(({ by }) => by).sort()).toEqual(['count', 'replay']);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => watcher.heard.filter(({ what }) => what === 'press').length).toBe(2);

  // By the address bar, and by a link inside the page: the script is not there, whatever was loaded before.
  const loads = watcher.loads();
  for (const path of ['/mypage/main', '/mypage/info', '/book/mission/1157', '/book/note/1157', '/book/read/1157']) {
    await stand(page, path);
    await expect(watching(page)).toHaveCount(0);
  }
  expect(watcher.loads()).toBe(loads);
  await stand(page, '/book/view/1157');
  await expect(watching(page)).toHaveCount(2);
  await page.getByRole('link', { name: '노트', exact: true }).first().click();
  await expect(page).toHaveURL(/\/book\/note\/1157$/);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(watching(page)).toHaveCount(0);

  // Another window of the same browser takes the word back: the one that is watched is loaded anew.
  await stand(page, '/search');
  await expect(watching(page)).toHaveCount(2);
  const other = await context.newPage();
  await turn(other, false);
  await expect(watching(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const after = watcher.loads();
  for (const path of ['/main', '/search', '/notice']) await stand(page, path);
  expect(watcher.loads()).toBe(after);

  // Signing out of a page that is watched leads to a login page that is not.
  await turn(other, true);
  await stand(page, '/notice');
  await expect(watching(page)).toHaveCount(2);
  await page.evaluate(() => localStorage.removeItem('chaekbada.session'));
  await page.goto(`${product.origin('edu')}/login`);
  await expect(page.getByLabel('아이디', { exact: true })).toBeVisible();
  await expect(watching(page)).toHaveCount(0);
  await page.getByLabel('아이디', { exact: true }).fill('somebody');

  expect(watcher.heard.filter(({ at }) => !isWatchable(at))).toEqual([]);
  expect(watcher.heard.length).toBeGreaterThan(0);
});

test('a child is not asked, and a device that somebody else said yes on does not count', async ({ page }) => {
  await product.signIn(page, 'edu');
  const before = watcher.loads();
  await page.evaluate(() => {
    const { account } = JSON.parse(localStorage.getItem('chaekbada.session') ?? '{}') as {
      account: { accountNo: number };
    };
    const value = { version: 1, value: { [account.accountNo]: true } };
    localStorage.setItem('chaekbada.observer-consent', JSON.stringify(value));
  });
  await stand(page, '/notice');
  await stand(page, '/mypage/info');
  await expect(page.getByRole('heading', { name: '명예의 전당' })).toBeVisible();
  await expect(page.getByRole('switch', { name: SWITCH })).toHaveCount(0);
  expect(watcher.loads()).toBe(before);
});
