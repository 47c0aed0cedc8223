import { KeyboardHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

test('by keys alone: two of a kind cannot be passed over, a choice leads on, and back is open', async ({ page }) => {
  await (await NewStudent.join(page.request, `keyp${Date.now() % 1_000_000}`)).enter(page);
  await page.goto(`${originOf('home')}/bbti/intro`);
  const hands = new KeyboardHands(page);
  await hands.press(page.getByRole('link', { name: '시작하기' }));
  const here = (no: number) => expect(page.getByText(`28문제 가운데 ${no}번.`)).toBeAttached();
  await here(1);
  for (let no = 1; no <= 5; no += 1) {
    await hands.press(page.getByRole('button', { name: '둘 다 비슷해요, 건너뛸래요' }));
    await here(no + 1);
  }
  // Five of four kinds: one too many, whichever it was.
  await expect(page.getByText(/벌써 한 문제를 건너뛰었어요/)).toBeVisible();
  for (let no = 5; no >= 1; no -= 1) {
    await page.keyboard.press('ArrowLeft');
    await here(no);
  }
  for (let no = 1; no <= 28; no += 1) {
    await here(no);
    // Who knows the keys need not wait for the question to come by itself: both keys, one right after the other.
    await Promise.all([page.keyboard.press(no % 2 === 0 ? '1' : '2'), page.keyboard.press('ArrowRight')]);
  }
  await hands.press(page.getByRole('button', { name: '다 했어요' }));
  await expect(page).toHaveURL(/\/bbti\/result\/\d+$/);
  await expect(page.getByRole('region', { name: '네 가지 읽기 습관' })).toBeVisible();
});
