import { Fingers, MatchingTable } from './pages/MatchingTable.ts';
import { TouchHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { expect, test } from './support/test.ts';

const BOOK = 1055;

test('a phone: drags, a second finger, a taken finger, taps, the truth of each pair at once, and only what was wrong again', async ({
  page,
  request,
}) => {
  await (await NewStudent.join(request, `match${Date.now() % 1_000_000}`)).enter(page);
  const table = new MatchingTable(page, BOOK);
  const [first = '', second = '', third = '', fourth = '', ...others] = await table.open();
  const fingers = await Fingers.on(page);
  const hands = new TouchHands(page);

  // A drag; a second finger on the same card changes nothing.
  const card = await table.middle(table.partner(first));
  const place = await table.middle(table.left(first));
  await fingers.put(1, card);
  await fingers.move(1, { x: card.x - 30, y: card.y });
  await fingers.put(2, { x: card.x + 20, y: card.y + 5 });
  await fingers.move(2, { x: card.x + 20, y: card.y - 200 });
  await fingers.move(1, { x: place.x + 60, y: place.y });
  await fingers.lift(2);
  await fingers.lift(1);
  await table.expectRight(first);

  // The system takes the finger in the middle of a drag: the card is free again and can be dragged anew.
  const from = await table.middle(table.partner(second));
  const to = await table.middle(table.left(second));
  await fingers.put(1, from);
  await fingers.move(1, { x: to.x + 60, y: to.y });
  await fingers.cancel();
  await table.expectAlone(second);
  await fingers.put(3, await table.middle(table.partner(second)));
  await fingers.move(3, { x: to.x + 60, y: to.y });
  await fingers.lift(3);
  await table.expectPaired(second);

  // Two fingers, two cards at once.
  await fingers.put(4, await table.middle(table.partner(third)));
  await fingers.put(5, await table.middle(table.partner(fourth)));
  const [goal3, goal4] = [await table.middle(table.left(third)), await table.middle(table.left(fourth))];
  await fingers.move(4, { x: goal3.x + 60, y: goal3.y });
  await fingers.move(5, { x: goal4.x + 60, y: goal4.y });
  await fingers.lift(5);
  await fingers.lift(4);
  await table.expectRight(third);
  await table.expectRight(fourth);

  // The rest by taps, two of them the wrong way round: each is told at once, with where to look, and its card is free.
  const [fifth = '', sixth = '', ...rest] = others;
  for (const [left, other] of [
    [fifth, sixth],
    [sixth, fifth],
  ] as const) {
    await hands.press(table.left(left));
    await hands.press(table.partner(other));
    await table.expectParked(left, table.answers.right(other));
  }
  await expect(page.getByText(/다른 짝이에요\. \d+쪽에 있어요/).first()).toBeAttached();
  // Into the book and back: everything is as it was.
  await hands.press(page.getByRole('button', { name: /^책에서 \d+쪽 보기$/ }));
  await expect(page).toHaveURL(/\/book\/read\/\d+\?page=\d+/);
  await page.goBack();
  await table.expectParked(fifth, table.answers.right(fifth));
  for (const left of rest) {
    await hands.press(table.left(left));
    await hands.press(table.partner(left));
    await table.expectRight(left);
  }
  await hands.press(table.button('제출하기'));
  const toMend = page.getByRole('region', { name: /^다시 볼 것/ });
  await expect(toMend.getByRole('listitem')).toHaveCount(2);

  // The retry shows what was wrong with both texts until it was seen, keeps what was right, and opens the rest.
  await table.open();
  const missed = page.getByRole('dialog', { name: '이 짝은 다시 찾아봐요' });
  await expect(missed.getByRole('listitem')).toHaveText([
    `${fifth}, ${table.answers.right(sixth)}`,
    `${sixth}, ${table.answers.right(fifth)}`,
  ]);
  await hands.press(missed.getByRole('button', { name: '다시 찾아볼게요' }));
  await expect(missed).toBeHidden();
  await expect(table.left(first)).toHaveAccessibleName(/맞은 짝$/);
  await expect(table.left(first)).toHaveAttribute('aria-disabled', 'true');
  for (const left of [fifth, sixth]) {
    await hands.press(table.partner(left));
    await hands.press(table.left(left));
    await table.expectRight(left);
  }
  await hands.press(table.button('제출하기'));
  await expect(page.getByRole('tab', { name: '짝 맞추기', selected: true })).toBeVisible();
  await expect(toMend).toBeHidden();
});

test('a tablet: turning it in the middle of a drag lets the card go', async ({ page, request }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await (await NewStudent.join(request, `turn${Date.now() % 1_000_000}`)).enter(page);
  const table = new MatchingTable(page, BOOK);
  const [first = '', second = ''] = await table.open();
  const fingers = await Fingers.on(page);
  const hands = new TouchHands(page);
  const before = await table.middle(table.left(first));
  const card = await table.middle(table.partner(first));
  await fingers.put(1, card);
  await fingers.move(1, { x: before.x + 80, y: before.y });
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => table.middle(table.left(first))).not.toEqual(before);
  const after = await table.middle(table.left(first));
  await fingers.move(1, { x: after.x + 80, y: after.y });
  await fingers.lift(1);
  await table.expectAlone(first);
  // Nothing is stuck: the same card goes by drag, another one by taps.
  const again = await table.middle(table.partner(first));
  await fingers.put(2, again);
  await fingers.move(2, { x: after.x + 120, y: after.y });
  await fingers.lift(2);
  await table.expectPaired(first);
  await hands.press(table.partner(second));
  await hands.press(table.left(second));
  await table.expectRight(second);
});
