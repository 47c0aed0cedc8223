import { type Clue, CrosswordPage, wordOfFour } from './pages/CrosswordPage.ts';
import { beSignedIn } from './support/beSignedIn.ts';
import { TouchHands } from './support/Hands.ts';
import { HangulKeyboard } from './support/HangulKeyboard.ts';
import { test as base, expect } from './support/test.ts';

const WORD = [...'사과나무'];

/** The signed-in student, the input method, and a way to the crossword of a book; each test has a book of its own. */
const test = base.extend<{ ime: HangulKeyboard; crosswordOf: (bookNo: number) => CrosswordPage }>({
  ime: async ({ page }, use) => use(new HangulKeyboard(page)),
  crosswordOf: async ({ page }, use) => {
    await beSignedIn(page, 'home');
    await use((bookNo) => new CrosswordPage(page, new TouchHands(page), bookNo));
  },
});

test('a word typed key by key fills its cells, a final consonant moves on to the next syllable', async ({
  ime,
  crosswordOf,
}) => {
  const crossword = crosswordOf(1027);
  const clue = wordOfFour(await crossword.open());
  await crossword.choose(clue);

  for (const step of ['ㅅ', '사', '삭']) await ime.compose(step);
  await crossword.expectCells(clue, ['삭', null, null, null]);
  // ㅗ takes the ㄱ along: the first syllable shrinks and is committed, the second begins.
  await ime.commit('사');
  for (const step of ['고', '과', '관']) await ime.compose(step);
  await crossword.expectCells(clue, ['사', '관', null, null]);
  await ime.commit('과');
  for (const step of ['나', '남']) await ime.compose(step);
  await ime.commit('나');
  await ime.compose('무');
  await crossword.expectCells(clue, WORD);
  await ime.commit('무');
  await crossword.expectCells(clue, WORD);
});

test('a whole word in one composition fills its cells', async ({ ime, crosswordOf }) => {
  const crossword = crosswordOf(1034);
  const clue = wordOfFour(await crossword.open());
  await crossword.choose(clue);
  for (const step of ['사', '삭', '사과', '사과나', '사과남', '사과나무']) await ime.compose(step);
  await crossword.expectCells(clue, WORD);
  await ime.commit('사과나무');
  await crossword.expectCells(clue, WORD);
});

test('choosing another word in mid-composition keeps the first word and starts clean', async ({
  page,
  ime,
  crosswordOf,
}) => {
  const crossword = crosswordOf(1055);
  const clues = await crossword.open();
  const first = wordOfFour(clues);
  const second = apartFrom(first, clues);
  await crossword.choose(first);
  await ime.commit('사과나');
  await ime.compose('무');
  await crossword.choose(second);
  await crossword.expectCells(first, WORD);
  await expect(page.getByRole('textbox')).toHaveValue('');

  await ime.compose('바');
  await ime.compose('밤');
  await ime.commit('밤');
  await crossword.expectCells(second, ['밤', null]);
  await crossword.expectCells(first, WORD);
});

test('after a reload the crossword goes on with its cells as they were', async ({ page, ime, crosswordOf }) => {
  const crossword = crosswordOf(1112);
  const clue = wordOfFour(await crossword.open());
  await crossword.choose(clue);
  // The last syllable is still being composed: kept all the same.
  const kept = crossword.untilKept('사과나');
  await ime.commit('사과');
  await ime.compose('나');
  await kept;
  await page.reload();
  await crossword.open();
  await crossword.expectCells(clue, ['사', '과', '나', null]);
});

/** A word that shares no cell with the given one. */
function apartFrom(word: Clue, clues: readonly Clue[]): Clue {
  const cellsOf = ({ row, col, length, direction }: Clue) =>
    Array.from({ length }, (_, at) => (direction === 'down' ? `${row + at},${col}` : `${row},${col + at}`));
  const taken = new Set(cellsOf(word));
  const found = clues.find((clue) => cellsOf(clue).every((cell) => !taken.has(cell)));
  if (!found) throw new Error('every word of this crossword crosses that one');
  return found;
}
