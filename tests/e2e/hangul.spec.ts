import type { Locator } from '@playwright/test';
import { assemble, disassemble } from 'es-hangul';
import { type Clue, CrosswordPage, wordOfFour } from './pages/CrosswordPage.ts';
import { beSignedIn } from './support/beSignedIn.ts';
import { bookAnswers } from './support/bookAnswers.ts';
import { TouchHands } from './support/Hands.ts';
import { HangulKeyboard } from './support/HangulKeyboard.ts';
import { NewStudent } from './support/newStudent.ts';
import { expect, test } from './support/test.ts';

const BOOK_NO = 1055;
const WORD = [...'사과나무'];

test('an input method writes its syllables into the cells, whenever it is interrupted', async ({ page }) => {
  const ime = new HangulKeyboard(page);
  await beSignedIn(page, 'home');
  const crossword = new CrosswordPage(page, new TouchHands(page), BOOK_NO);
  const clues = await crossword.open();
  const clue = wordOfFour(clues);
  const erase = async () => {
    await crossword.choose(clue);
    await page.getByRole('textbox').press('Delete');
    await crossword.expectCells(clue, [null, null, null, null]);
  };

  await test.step('key by key: a final consonant moves on to the next syllable', async () => {
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

  await test.step('a whole word in one composition', async () => {
    await erase();
    for (const step of ['사', '삭', '사과', '사과나', '사과남', '사과나무']) await ime.compose(step);
    await crossword.expectCells(clue, WORD);
    await ime.commit('사과나무');
    await crossword.expectCells(clue, WORD);
  });

  await test.step('another word is chosen in the middle of a composition', async () => {
    await erase();
    const other = apartFrom(clue, clues);
    await ime.commit('사과나');
    await ime.compose('무');
    await crossword.choose(other);
    await crossword.expectCells(clue, WORD);
    await expect(page.getByRole('textbox')).toHaveValue('');
    await ime.compose('바');
    await ime.compose('밤');
    await ime.commit('밤');
    await crossword.expectCells(other, ['밤', null]);
    await crossword.expectCells(clue, WORD);
  });

  await test.step('a reload in the middle of a composition keeps the last syllable', async () => {
    await erase();
    const kept = crossword.untilKept('사과나');
    await ime.commit('사과');
    await ime.compose('나');
    await kept;
    await page.reload();
    await crossword.open();
    await crossword.expectCells(clue, ['사', '과', '나', null]);
  });
});

test('a word that is right is closed by itself, and what is composed goes on in the next one', async ({
  page,
  request,
}) => {
  await (await NewStudent.join(request, `onward${Date.now() % 1e9}`)).enter(page);
  const ime = new HangulKeyboard(page);
  const crossword = new CrosswordPage(page, new TouchHands(page), BOOK_NO);
  const clues = await crossword.open();
  const [first, second] = clues.toSorted((a, b) => a.direction.localeCompare(b.direction) || a.number - b.number) as [
    Clue,
    Clue,
  ];
  const { word } = bookAnswers(BOOK_NO);
  const compose = async (before: string, text: string) => {
    for (const [at] of [...disassemble(text)].entries())
      await ime.compose(assemble([before, ...disassemble(text).slice(0, at + 1)]));
  };
  await crossword.choose(first);
  await compose('', word(first.clue));
  const closed = ({ direction, number }: Clue) =>
    new RegExp(`${direction === 'down' ? '세로' : '가로'} ${number}번 1번째 글자.*맞은 글자$`);
  await expect(crossword.cells(first)[0] as Locator).toHaveAccessibleName(closed(first));
  await expect(crossword.active).toHaveAccessibleName(
    new RegExp(`${second.direction === 'down' ? '세로' : '가로'} ${second.number}번`),
  );
  await expect(page.getByRole('textbox', { name: '낱말 쓰기' })).toBeFocused();
  await compose(word(first.clue), word(second.clue));
  await crossword.expectCells(second, [...word(second.clue)]);
  await expect(crossword.cells(second)[0] as Locator).toHaveAccessibleName(/맞은 글자$/);
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
