import type { Page } from '@playwright/test';
import { LoginPage } from './pages/LoginPage.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

/** As a browser whose settings let a site keep nothing here, or whose disk is full. */
async function block(page: Page, which: 'shared' | 'full' | 'all'): Promise<void> {
  await page.addInitScript((blocked) => {
    if (blocked === 'full') {
      const { localStorage, Storage } = window;
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function setItem(key, value) {
        if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
        write.call(this, key, value);
      };
      return;
    }
    const refuse = {
      get(): Storage {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    if (blocked === 'all') Object.defineProperty(window, 'sessionStorage', refuse);
  }, which);
}

for (const which of ['shared', 'full'] as const) {
  test(`a browser that keeps nothing for longer than a tab (${which}) says so, and a reload ends no login`, async ({
    page,
  }) => {
    await block(page, which);
    const login = new LoginPage(page, 'edu');
    await login.open();
    await expect(page.getByText('이 창을 닫으면 다시 로그인해야 해요')).toBeVisible();
    await login.startDemo();
    await login.expectMainPage();
    await page.reload();
    await login.expectMainPage();
  });
}

test('a browser that keeps nothing at all says so, and plays on until it is reloaded', async ({ page }) => {
  await block(page, 'all');
  const login = new LoginPage(page, 'edu');
  await login.open();
  await expect(page.getByText('새로 고치거나 창을 닫으면 다시 로그인해야 해요')).toBeVisible();
  await login.startDemo();
  await login.expectMainPage();
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`${originOf('edu')}/(intro|login)`));
});

test('a browser that keeps things says nothing of it', async ({ page }) => {
  await new LoginPage(page, 'edu').open();
  await expect(page.getByRole('button', { name: '체험 계정으로 시작하기' })).toBeVisible();
  await expect(page.getByText('이 브라우저가 저장을 막고')).toHaveCount(0);
});
