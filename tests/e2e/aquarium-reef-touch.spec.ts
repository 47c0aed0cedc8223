import { beSignedIn } from './support/beSignedIn.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { TouchHands } from './support/Hands.ts';
import { originOf } from './support/productAddress.ts';

import { expect, test } from './support/test.ts';

test('a reef of the class is visited, and a piece leads to its book', async ({ page }) => {
  await beSignedIn(page, 'edu');
  await page.goto(`${originOf('edu')}/aquarium`);
  const hands = new TouchHands(page);
  await hands.press(page.getByRole('button', { name: /^우리 반 산호초/ }));
  await expect(page.getByRole('heading', { name: '우리 반 산호초', level: 1 })).toBeVisible();
  await expect(page.getByText(/^함께 읽은 책 \d+권$/)).toBeVisible();
  await expectNoBarriers(page, 'reef');
  const piece = page
    .getByRole('group', { name: /^산호 \d+개$/ })
    .getByRole('button')
    .first();
  await hands.press(piece);
  await expect(piece).toHaveAttribute('aria-pressed', 'true');
  await hands.press(page.getByRole('button', { name: /책 보러 가기$/ }));
  await expect(page).toHaveURL(/\/book\/view\/\d+/);
});
