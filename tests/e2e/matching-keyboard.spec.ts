import { MatchingTable } from './pages/MatchingTable.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { KeyboardHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { expect, test } from './support/test.ts';

const BOOK = 1055;
/** With eight pairs, more than an enlarged screen shows at once. */
const LONG_BOOK = 1049;

test('a desk: the whole set by keys', async ({ page, request }) => {
  await (await NewStudent.join(request, `keys${Date.now() % 1_000_000}`)).enter(page);
  const table = new MatchingTable(page, BOOK);
  const lefts = await table.open();
  await expect(page.getByRole('heading', { name: '밤하늘에서 만난 것과 그 이야기' })).toBeVisible();
  await expectNoBarriers(page, 'matching');
  const hands = new KeyboardHands(page);
  const { keyboard } = page;
  /** From a left card to its partner: across, then up to the top and down until it is reached. */
  const join = async (left: string) => {
    await keyboard.press('Enter');
    await keyboard.press('ArrowRight');
    await keyboard.press('Home');
    const wanted = table.partner(left);
    for (let step = 0; step < lefts.length; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) break;
      await keyboard.press('ArrowDown');
    }
    await keyboard.press('Enter');
    await table.expectPaired(left);
  };
  await hands.reach(table.left(lefts[0] ?? ''));
  for (const left of lefts) {
    // After a pair the focus is on the next card without a partner.
    await expect(table.left(left)).toBeFocused();
    await join(left);
  }
  await expect(table.button('제출하기')).toBeFocused();
  await hands.press(table.button('제출하기'));
  await expect(page).toHaveURL(/\/book\/mission\/result\//);
});

test('enlarged to 200 %: every card is reached by drag to the edge, by the rail, and by keys', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await (await NewStudent.join(request, `zoom${Date.now() % 1_000_000}`)).enter(page);
  const table = new MatchingTable(page, LONG_BOOK);
  const lefts = await table.open();
  const [first = '', last = ''] = [lefts[0], lefts.at(-1)];
  const inSight = async (left: string) => (await table.middle(table.left(left))).y;
  expect(await inSight(last)).toBeGreaterThan(370);

  // A card held at the lower edge pulls the board up until the last row is seen.
  const top = await page.getByRole('group', { name: '오른쪽 카드' }).getByRole('button').first().textContent();
  const right = (top ?? '').slice(0, (top ?? '').lastIndexOf(', 짝'));
  const card = await table.middle(table.right(right));
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move(card.x, 200, { steps: 4 });
  await page.mouse.move(card.x, 392, { steps: 4 });
  await expect.poll(() => inSight(last)).toBeLessThan(375);
  const goal = await table.middle(table.left(last));
  await page.mouse.move(goal.x + 70, goal.y, { steps: 6 });
  await page.mouse.up();
  await expect(table.left(last)).toHaveAccessibleName(/, (?:맞은 짝|다음에 다시)$/);

  // Back up with the rail.
  await expect(table.button('아래쪽 카드 보기')).toHaveAttribute('aria-disabled', 'true');
  const up = await table.middle(table.button('위쪽 카드 보기'));
  await page.mouse.click(up.x, up.y);
  await expect.poll(() => inSight(first)).toBeGreaterThan(0);

  // The focus of the keyboard brings a card into sight.
  await table.left(first).focus();
  await page.keyboard.press('End');
  await expect(table.left(last)).toBeFocused();
  await expect.poll(() => inSight(last)).toBeLessThan(375);
});
