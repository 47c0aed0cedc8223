import { CrosswordPage } from './pages/CrosswordPage.ts';
import { MatchingTable } from './pages/MatchingTable.ts';
import { MouseHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { readSceneInOrder } from './support/readSceneInOrder.ts';
import { expect, test } from './support/test.ts';

// The screen reader is a script of its own in the page.
test.use({ bypassCSP: true });

/** How often something is said. */
const times = (said: readonly string[], words: string) => said.filter((phrase) => phrase.includes(words)).length;

test('a screen reader says each clue of a crossword with its word, and no cell that holds nothing', async ({
  page,
  request,
}) => {
  await (await NewStudent.join(request, `ear${Date.now() % 10_000_000}`)).enter(page);
  const clues = await new CrosswordPage(page, new MouseHands(page), 1042).open();
  const said = await readSceneInOrder(page);
  expect(said[0]).toMatch(/^heading, .+ · 낱말 퍼즐, level 1$/);
  expect(said[1]).toMatch(new RegExp(`^progressbar, 채운 수, .*${clues.length}개 가운데 0개$`));
  const own = clues.map(({ direction, number, clue, length }) => {
    const name = `${direction === 'across' ? '가로' : '세로'} ${number}번`;
    return { name, clue, row: `button, ${name}, ${clue}, ${length}글자, 아직 비어 있어요` };
  });
  const cellsSaid = said.filter((phrase) => phrase.startsWith('gridcell, '));
  for (const { name, clue, row } of own) {
    expect(said.filter((phrase) => phrase.startsWith(row))).toHaveLength(1);
    // Beside the list the clue of the word that is written stands above the grid.
    expect(times(said, clue)).toBeLessThanOrEqual(2);
    expect(times(cellsSaid, `${name} 1번째 글자`)).toBe(1);
  }
  const cells = new Set(
    clues.flatMap(({ row, col, length, direction }) =>
      Array.from({ length }, (_, at) => (direction === 'down' ? `${row + at} ${col}` : `${row} ${col + at}`)),
    ),
  );
  expect(cellsSaid).toHaveLength(cells.size);
  expect(times(said, '막힌 칸')).toBe(0);
  expect(said.at(-1)).toMatch(/^button, /);
});

test('a screen reader says both sides of a matching set, each card once', async ({ page, request }) => {
  await (await NewStudent.join(request, `ears${Date.now() % 10_000_000}`)).enter(page);
  const table = new MatchingTable(page, 1055);
  const lefts = await table.open();
  const said = await readSceneInOrder(page);
  expect(said[0]).toMatch(/^heading, .+ · 짝 맞추기, level 1$/);
  expect(said[1]).toMatch(new RegExp(`^progressbar, 채운 수, .*${lefts.length}개 가운데 0개$`));
  for (const left of lefts) {
    expect(said.filter((phrase) => phrase.startsWith(`button, ${left}, 짝 없음`))).toHaveLength(1);
    expect(said.filter((phrase) => phrase.startsWith(`button, ${table.answers.right(left)}, 짝 없음`))).toHaveLength(1);
  }
  expect(said.indexOf('group, 왼쪽 카드')).toBeLessThan(said.indexOf('group, 오른쪽 카드'));
  expect(said.filter((phrase) => phrase.startsWith('button, 제출하기'))).toHaveLength(1);
});
