import { beSignedIn } from './support/beSignedIn.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const BOOK_NO = 1157;

test('the whole text of a book is printed, and not the leaf on the screen', async ({ page }) => {
  await beSignedIn(page, 'home');
  await page.goto(`${originOf('home')}/book/read/${BOOK_NO}`);
  const next = page.getByRole('button', { name: /^다음 쪽/ }).filter({ visible: true });
  await next.first().click();
  await page.emulateMedia({ media: 'print' });
  await expect(next).toHaveCount(0);
  const paragraphs = page.getByRole('main').getByRole('paragraph');
  const readPlaces = () =>
    paragraphs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect((await readPlaces()).length).toBeGreaterThan(5);
  // One below the other, all within the width of the paper, once the leaf has come to rest.
  await expect.poll(async () => (await readPlaces()).every(({ left, right }) => left >= 0 && right <= 1280)).toBe(true);
  const places = await readPlaces();
  expect(places.map(({ top }) => top)).toEqual(places.map(({ top }) => top).toSorted((a, b) => a - b));
  await page.emulateMedia({ media: 'screen' });
  await expect(next.first()).toBeVisible();
});
