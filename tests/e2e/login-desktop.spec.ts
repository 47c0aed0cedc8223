import { LoginPage } from './pages/LoginPage.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

test('the login leads back to where the student wanted to go, and nowhere else', async ({ page, context }) => {
  const login = new LoginPage(page, 'school');
  await page.goto(`${originOf('school')}/search?query=ㅌㄲㅈ`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await login.startDemo();
  await expect(page).toHaveURL(`${originOf('school')}/search?query=${encodeURIComponent('ㅌㄲㅈ')}`);
  await expect(page.getByRole('article').getByRole('link', { name: /토끼전/ })).toBeVisible();

  // Another origin, written without its protocol.
  const fresh = await context.newPage();
  await fresh.addInitScript(() => localStorage.clear());
  const again = new LoginPage(fresh, 'school');
  await again.open(`?redirect=${encodeURIComponent(`//${new URL(originOf('home')).host}/notice`)}`);
  await again.startDemo();
  await expect(fresh).toHaveURL(`${originOf('school')}/main`);
});
