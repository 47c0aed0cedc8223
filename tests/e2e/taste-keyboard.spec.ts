import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

test('the mission before joining is played with keys alone, and gives the focus back', async ({ page }) => {
  await page.goto(`${originOf('edu')}/login`);
  const door = page.getByRole('button', { name: '로그인 없이 1분 맛보기' });
  await door.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '모래톱의 작은 등불' })).toBeVisible();
  await page.getByRole('button', { name: '다 읽었어요' }).focus();
  await page.keyboard.press('Enter');
  // Reading begins at the new step; three words come before their meanings.
  const dialog = page.getByRole('dialog', { name: '낱말과 뜻을 짝지어 봐요' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: '모래톱' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('status')).toContainText('어떤 뜻일까요?');
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: '물가에 모래가 쌓여 이룬 곳' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('status')).toContainText('2개 남았어요');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(door).toBeFocused();
});
