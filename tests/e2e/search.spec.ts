import type { Page, TestInfo } from '@playwright/test';
import { beSignedIn } from './support/beSignedIn.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { type Hands, KeyboardHands, TouchHands } from './support/Hands.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const TITLE = '보물섬';

/** Both projects run this: a finger on a phone, and the keys of a desktop alone. */
function handsOf(page: Page, { project }: TestInfo): Hands {
  return project.use.hasTouch ? new TouchHands(page) : new KeyboardHands(page);
}

test('a student finds a book by a few letters, narrows the list down too far, and comes back', async ({
  page,
}, testInfo) => {
  const hands = handsOf(page, testInfo);
  await beSignedIn(page, 'home');
  await page.goto(`${originOf('home')}/search`);
  const field = page.getByRole('combobox', { name: '찾을 말' });
  const books = page.getByRole('article').getByRole('link');
  await expect(books.first()).toBeVisible();

  await hands.write(field, '보무');
  const option = page.getByRole('option', { name: TITLE, exact: true });
  await expect(option).toBeVisible();
  await expectNoBarriers(page, 'suggestions');
  if (hands instanceof KeyboardHands) {
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
  } else {
    await hands.press(option);
  }
  await expect(option).toBeHidden();
  await expect(field).toHaveValue(TITLE);
  await expect(books.first()).toHaveText(new RegExp(TITLE));

  await hands.press(page.getByRole('button', { name: '자세한 조건' }));
  await expectNoBarriers(page, 'filters');
  await hands.write(page.getByLabel('난이도, 몇부터'), '1400');
  await hands.press(page.getByRole('button', { name: '난이도 정하기' }));
  await expect(page.getByRole('button', { name: '조건 빼고 찾기' })).toBeVisible();
  await expectNoBarriers(page, 'nothing found');
  await expect(page).toHaveURL(/minRaq=1400/);

  await page.goBack();
  await expect(books.first()).toHaveText(new RegExp(TITLE));
  await expect(page).not.toHaveURL(/minRaq/);
  // Somebody else opens the address.
  await page.reload();
  await expect(field).toHaveValue(TITLE);
  await expect(books.first()).toHaveText(new RegExp(TITLE));

  await hands.write(field, '보물섬쀍뷁');
  await hands.press(page.getByRole('button', { name: '찾기', exact: true }));
  await hands.press(page.getByRole('button', { name: '모든 책 보기' }));
  await expect(page).toHaveURL(/\/search$/);
  await expect(books.nth(1)).toBeVisible();
});
