import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

/** What a visitor of the home site sees first, whatever was asked for. */
const OUTSIDE = /\/intro(\?|$)/;

test('a sign-out in one window locks all of them, and nothing of the aquarium is left to be seen', async ({
  page,
  request,
}) => {
  const student = await NewStudent.join(request, 'windows1');
  await student.enter(page);
  const origin = originOf('home');
  const context = page.context();
  const aquarium = await context.newPage();
  const words = await context.newPage();
  await Promise.all([
    page.goto(`${origin}/community/aqua`),
    aquarium.goto(`${origin}/aquarium`),
    words.goto(`${origin}/aquarium?place=words`),
  ]);
  await expect(aquarium.getByRole('button', { name: '가방', exact: true })).toBeVisible();
  await expect(words.getByRole('button', { name: '글자로 쓰기' })).toBeVisible();

  await page.getByRole('button', { name: /메뉴$/ }).click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  for (const window of [page, aquarium, words]) {
    await expect(window).toHaveURL(OUTSIDE);
    await expect(window.getByRole('button', { name: '가방', exact: true })).toHaveCount(0);
    await expect(window.getByRole('button', { name: '글자로 쓰기' })).toHaveCount(0);
    await expect(window.locator('canvas')).not.toBeVisible();
  }
  // Asking for it again leads nowhere either.
  await aquarium.goto(`${origin}/aquarium`);
  await expect(aquarium).toHaveURL(OUTSIDE);
});
