import { Fingers, MatchingTable } from './pages/MatchingTable.ts';
import { TouchHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { expect, test } from './support/test.ts';

const BOOK = 1055;

test('a phone: drags, a second finger, a taken finger, taps, taking back, and only what was wrong again', async ({
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
  await table.expectPaired(first);

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
  await table.expectPaired(third);
  await table.expectPaired(fourth);

  // Several steps back, by touch.
  await hands.press(table.button('되돌리기'));
  await hands.press(table.button('되돌리기'));
  await table.expectAlone(third);
  await table.expectAlone(fourth);

  // The rest by taps, two of them the wrong way round.
  const swapped = new Map([
    [third, table.answers.right(fourth)],
    [fourth, table.answers.right(third)],
  ]);
  for (const left of [third, fourth, ...others]) {
    await hands.press(table.left(left));
    await hands.press(table.right(swapped.get(left) ?? table.answers.right(left)));
    await table.expectPaired(left, swapped.get(left));
  }
  await hands.press(table.button('제출하기'));
  const toMend = page.getByRole('region', { name: /^다시 볼 것/ });
  await expect(toMend.getByRole('listitem')).toHaveCount(2);

  // The retry shows what was wrong with both texts until it was seen, keeps what was right, and opens the rest.
  await table.open();
  const missed = page.getByRole('dialog', { name: '이 짝은 다시 찾아봐요' });
  await expect(missed.getByRole('listitem')).toHaveText([
    `${third}, ${table.answers.right(fourth)}`,
    `${fourth}, ${table.answers.right(third)}`,
  ]);
  await hands.press(missed.getByRole('button', { name: '다시 찾아볼게요' }));
  await expect(missed).toBeHidden();
  await expect(table.left(first)).toHaveAccessibleName(/맞은 짝$/);
  await expect(table.left(first)).toHaveAttribute('aria-disabled', 'true');
  for (const left of [third, fourth]) {
    await hands.press(table.partner(left));
    await hands.press(table.left(left));
    await table.expectPaired(left);
  }
  await hands.press(table.button('제출하기'));
  await expect(page.getByRole('tab', { name: '짝 맞추기', selected: true })).toBeVisible();
  await expect(toMend).toBeHidden();
});

test('a tablet: turning it in the middle of a drag lets the card go', async ({ page, request }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await (await NewStudent.join(request, `turn${Date.now() % 1_000_000}`)).enter(page);
  const table = new MatchingTable(page, BOOK);
  const [first = ''] = await table.open();
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
  // Nothing is stuck: the same card goes by drag and by taps.
  const again = await table.middle(table.partner(first));
  await fingers.put(2, again);
  await fingers.move(2, { x: after.x + 120, y: after.y });
  await fingers.lift(2);
  await table.expectPaired(first);
  await hands.press(table.button('되돌리기'));
  await table.expectAlone(first);
  await hands.press(table.partner(first));
  await hands.press(table.left(first));
  await table.expectPaired(first);
});
