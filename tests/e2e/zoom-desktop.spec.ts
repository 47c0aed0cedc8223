import type { Locator, Page } from '@playwright/test';
import { CrosswordPage, wordOfFour } from './pages/CrosswordPage.ts';
import { MatchingTable } from './pages/MatchingTable.ts';
import { WordsPage } from './pages/WordsPage.ts';
import { MouseHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { PageZoom } from './support/PageZoom.ts';
import { originOf } from './support/productAddress.ts';
import { stillMiddle } from './support/stillMiddle.ts';
import { expect, test } from './support/test.ts';

/** In both directions, and back over each. */
const STEPS = [1.1, 1.25, 1.5, 1.75, 2, 3, 2, 1.25, 1, 0.8, 0.5, 1];

async function click(page: Page, target: Locator): Promise<void> {
  const { x, y } = await stillMiddle(target);
  await page.mouse.click(x, y);
}

test('a crossword is zoomed in the middle of it: cells are hit where they are seen', async ({ page, request }) => {
  await (await NewStudent.join(request, 'zoomcross1')).enter(page);
  const crossword = new CrosswordPage(page, new MouseHands(page), 1037);
  const clue = wordOfFour(await crossword.open());
  const [first, , , last] = crossword.cells(clue) as [Locator, Locator, Locator, Locator];
  const zoom = await PageZoom.of(page);
  for (const factor of STEPS) {
    await zoom.to(factor);
    for (const cell of [last, first]) {
      await click(page, cell);
      await expect(cell, `${factor}`).toHaveAttribute('aria-selected', 'true');
    }
  }
  await zoom.to(1.5, { upright: true });
  await click(page, last);
  await expect(last).toHaveAttribute('aria-selected', 'true');
  // What was written before is there after it.
  await crossword.choose(clue);
  await page.keyboard.insertText('사과');
  await zoom.to(2);
  await page.keyboard.insertText('나');
  await crossword.expectCells(clue, ['사', '과', '나', null]);
});

test('a matching set is zoomed, also while a card is dragged: no pair is lost and the next drag fits', async ({
  page,
  request,
}) => {
  await (await NewStudent.join(request, 'zoommatch1')).enter(page);
  const table = new MatchingTable(page, 1055);
  const [first = '', second = '', third = ''] = await table.open();
  const zoom = await PageZoom.of(page);
  const drag = async (left: string) => {
    const from = await table.middle(table.partner(left));
    const to = await table.middle(table.left(left));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
  };
  await drag(first);
  await table.expectPaired(first);
  await zoom.to(1.25);
  await table.expectPaired(first);

  const card = await table.middle(table.partner(second));
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move(card.x - 40, card.y + 10, { steps: 4 });
  await zoom.to(1);
  await page.mouse.up();
  await table.expectPaired(first);
  await table.expectAlone(second);
  await drag(second);
  await table.expectPaired(second);

  for (const factor of [1.5, 2, 1.1, 0.5]) {
    await zoom.to(factor);
    await click(page, table.left(third));
    await expect(table.left(third)).toHaveAttribute('aria-pressed', 'true');
    await click(page, table.left(third));
    await expect(table.left(third)).toHaveAttribute('aria-pressed', 'false');
  }
});

test('an aquarium, its words and a visit are zoomed with a panel open and without', async ({ page, request }) => {
  const student = await NewStudent.join(request, 'zoomaqua1');
  const friend = await NewStudent.join(request, 'zoomaqua2');
  await student.befriend(friend);
  const visitKey = await student.friendKey();
  await student.enter(page);
  const zoom = await PageZoom.of(page);
  const close = page.getByRole('button', { name: '가방 닫기' });

  await page.goto(`${originOf('home')}/aquarium`);
  await expect(page.getByRole('button', { name: '가방', exact: true })).toBeVisible();
  for (const factor of STEPS) {
    await zoom.to(factor);
    await click(page, page.getByRole('button', { name: '가방', exact: true }));
    await expect(close, `${factor}`).toBeVisible();
    await zoom.to(factor === 2 ? 1 : 2);
    await click(page, close);
    await expect(close, `${factor}`).toBeHidden();
  }

  await page.goto(`${originOf('home')}/aquarium?place=words`);
  const words = new WordsPage(page);
  const word = await words.read();
  await zoom.to(1.5);
  await words.catch(word, { to: 1, with: 'mouse' });
  await zoom.to(1);
  await words.catch(word, { from: 1, with: 'mouse' });

  await page.goto(`${originOf('home')}/aquarium?visit=${visitKey}`);
  const cheer = page.getByRole('button', { name: '응원 남기기' });
  await expect(cheer).toBeVisible();
  await zoom.to(1.25);
  await click(page, cheer);
  await expect(page.getByRole('button', { name: '안녕! 놀러 왔어요.' })).toBeVisible();
});
