import { getChoseong } from 'es-hangul';
import { checkCrossword } from '../crossword/checkCrossword.ts';
import { generateCrossword } from '../crossword/generateCrossword.ts';
import { withJosa } from '../text/withJosa.ts';
import type { BookPackContent, PuzzleContent, PuzzleWord } from './BookPackContent.ts';
import { checkReferences } from './checkReferences.ts';
import { createProblemSink, type PackProblem, type ProblemSink } from './PackProblem.ts';
import { PACK_TUNING } from './packTuning.ts';
import { bareText, likeness } from './textMeasures.ts';

/** `puzzle.json`: words of the book, clues that do not give the word away, and a grid that really comes together. */
export function checkPuzzle({
  book,
  pages,
  puzzle,
}: Pick<BookPackContent, 'book' | 'pages' | 'puzzle'>): PackProblem[] {
  const sink = createProblemSink('puzzle.json');
  const textOf = new Map(
    pages?.pages.map((page) => [page.pageNo, bareText([page.heading ?? '', ...page.paragraphs].join(' '))]),
  );
  checkReferences(sink, 'words', puzzle.words, pages);
  const wholeText = [...textOf.values()].join(' ');
  for (const [index, entry] of puzzle.words.entries()) {
    const { word, pageNo } = entry;
    const at = `words[${index}]`;
    checkClue(sink, `${at}.clue`, entry);
    const earlier = puzzle.words.slice(0, index);
    if (earlier.some((other) => other.word === word))
      sink.error(`${at}.word`, `${withJosa(`"${word}"`, '이/가')} 두 번 나와요`);
    const part = puzzle.words.find((other) => other.word !== word && word.includes(other.word));
    if (part !== undefined)
      sink.warning(`${at}.word`, `${withJosa(`"${part.word}"`, '이/가')} 이 낱말 안에 들어 있어요`);
    const twin = earlier.find((other) => likeness(other.clue, entry.clue) >= PACK_TUNING.clueLikeness);
    if (twin !== undefined) sink.error(`${at}.clue`, `"${twin.word}"의 풀이와 너무 비슷해요`);
    if (pages === undefined || pageNo === undefined) continue;
    if (!wholeText.includes(word) && !book.terms.includes(word))
      sink.error(`${at}.word`, `${withJosa(`"${word}"`, '이/가')} 본문에 없어요`);
    else if (!textOf.get(pageNo)?.includes(word))
      sink.warning(`${at}.pageNo`, `${withJosa(`"${word}"`, '이/가')} ${pageNo}쪽에 없어요`);
  }
  checkLayout(sink, puzzle, book.raq);
  return sink.problems;
}

function checkClue(sink: ProblemSink, field: string, { word, clue }: PuzzleWord): void {
  const syllables = [...word];
  const pairs = syllables.slice(1).map((syllable, index) => `${syllables[index]}${syllable}`);
  const leaked = pairs.find((pair) => clue.includes(pair));
  if (bareText(clue).includes(word)) sink.error(field, `풀이에 답 ${withJosa(`"${word}"`, '이/가')} 들어 있어요`);
  else if (leaked !== undefined)
    sink.error(field, `풀이에 답의 두 글자 ${withJosa(`"${leaked}"`, '이/가')} 들어 있어요`);
  if (clue.includes(getChoseong(word))) sink.error(field, '풀이에 답의 초성이 들어 있어요');
}

function checkLayout(sink: ProblemSink, { words, seed, wanted }: PuzzleContent, raq: number): void {
  const size = PACK_TUNING.puzzleSize;
  const { placements } = generateCrossword({ words: words.map((entry) => entry.word), size, seed, wanted });
  const faults = checkCrossword(placements, size);
  if (faults.length > 0)
    sink.error('words', `낱말판이 바르지 않아요 (${faults.map((fault) => `${fault.code} ${fault.text}`).join(', ')})`);
  const placed = placements.length;
  const needed = leastPlacedWords(raq);
  if (placed < needed) sink.error('words', `낱말이 ${placed}개만 엮여요. ${needed}개 이상이어야 해요`);
  else if (placed < wanted) sink.error('wanted', `${wanted}개를 바랐지만 ${placed}개가 엮여요`);
}

/** Fewest words that interlock in a puzzle of a book at this RAQ. */
function leastPlacedWords(raq: number): number {
  const { minPlacedWords, youngestReaderPuzzle, olderReaderPuzzle } = PACK_TUNING;
  if (raq < youngestReaderPuzzle.belowRaq) return youngestReaderPuzzle.least;
  return raq >= olderReaderPuzzle.fromRaq ? olderReaderPuzzle.least : minPlacedWords;
}
