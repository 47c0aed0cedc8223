import type { Page } from '@playwright/test';
import { LoginPage } from './pages/LoginPage.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

/** As a browser whose settings let a site keep nothing for longer than a tab, or nothing at all. */
async function block(page: Page, which: 'shared' | 'all'): Promise<void> {
  await page.addInitScript((blocked) => {
    const refuse = {
      get(): Storage {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    if (blocked === 'all') Object.defineProperty(window, 'sessionStorage', refuse);
  }, which);
}

test('a browser that keeps nothing for longer than a tab says so, and a reload ends no login', async ({ page }) => {
  await block(page, 'shared');
  const login = new LoginPage(page, 'edu');
  await login.open();
  await expect(page.getByText('이 창을 닫으면 다시 로그인해야 해요')).toBeVisible();
  await login.startDemo();
  await login.expectMainPage();
  await page.reload();
  await login.expectMainPage();
});

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
