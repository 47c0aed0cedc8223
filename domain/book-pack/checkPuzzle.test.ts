import { expect, test } from 'vitest';
import type { PuzzleWord } from './BookPackContent.ts';
import { checkPuzzle } from './checkPuzzle.ts';
import { samplePack, samplePaperPack } from './testing/samplePack.ts';

const pack = samplePack();
const { words } = pack.puzzle;
const check = (changed: readonly PuzzleWord[], wanted = 8) =>
  checkPuzzle({ ...pack, puzzle: { ...pack.puzzle, words: changed, wanted } });
const change = (index: number, part: Partial<PuzzleWord>) =>
  words.map((word, at) => (at === index ? { ...word, ...part } : word));

test('a pool that interlocks, with clues that do not tell, passes', () => {
  expect(check(words)).toEqual([]);
});

test.each([
  ['the answer', '바다와 같은 말이에요'],
  ['the answer with a blank inside', '바 다라고 쓰는 곳'],
  ['the first consonants', '첫소리가 ㅂㄷ인 넓은 물'],
])('a clue that holds %s is an error', (_, clue) => {
  expect(check(change(0, { clue }))).toMatchObject([{ file: 'puzzle.json', field: 'words[0].clue', level: 'error' }]);
});

test.each(['소나 돼지와는 다르게 갑자기 오는 비', '나기 어려운 여름 더위를 식혀 주는 갑작스러운 비'])(
  'a clue that holds two neighbouring syllables of a longer answer is an error: %s',
  (clue) => {
    expect(check(change(11, { clue }))).toMatchObject([{ field: 'words[11].clue', level: 'error' }]);
  },
);

test('a clue may hold syllables of the answer that are no neighbours in it', () => {
  expect(check(change(11, { clue: '소매가 젖기 쉬운, 갑자기 오는 비' }))).toEqual([]);
});

test('two clues that cannot be told apart are an error', () => {
  const clue = words[0]?.clue ?? '';
  expect(check(change(1, { clue: `${clue}이다` }))).toMatchObject([{ field: 'words[1].clue', level: 'error' }]);
});

test('a word that the book never uses is an error', () => {
  expect(check(change(0, { word: '바구니' }))).toMatchObject([{ field: 'words[0].word', level: 'error' }]);
});

test('a word that stands on another page is a warning', () => {
  expect(check(change(0, { pageNo: 5 }))).toMatchObject([{ field: 'words[0].pageNo', level: 'warning' }]);
});

test('a page that does not exist is an error', () => {
  expect(check(change(0, { pageNo: 40 }))).toContainEqual(
    expect.objectContaining({ field: 'words[0].pageNo', level: 'error' }),
  );
});

test('a word twice is an error', () => {
  expect(check(change(3, { word: '바다', pageNo: 1 }))).toContainEqual(
    expect.objectContaining({ field: 'words[3].word', level: 'error' }),
  );
});

test('a word inside another word is a warning', () => {
  expect(check(change(0, { word: '나무' }))).toContainEqual(expect.objectContaining({ level: 'error' }));
  expect(check(change(3, { word: '차표지', pageNo: 4 }))).toContainEqual(
    expect.objectContaining({ field: 'words[3].word', level: 'warning' }),
  );
});

test('a pool that does not interlock is an error', () => {
  const few = words.filter((_, index) => index % 3 === 0);
  expect(check(few)).toMatchObject([{ field: 'words', level: 'error', reason: expect.stringContaining('8개 이상') }]);
});

test('more words wanted than the pool gives is an error', () => {
  expect(check(words.slice(0, 9), 14)).toMatchObject([{ field: 'wanted', level: 'error' }]);
});

test('a book of level 4A or higher needs ten words that interlock', () => {
  const nine = { ...pack, puzzle: { ...pack.puzzle, words: words.slice(0, 9) } };
  expect(checkPuzzle(nine)).toEqual([]);
  expect(checkPuzzle({ ...nine, book: { ...pack.book, raq: 580 } })).toMatchObject([
    { field: 'words', level: 'error', reason: expect.stringContaining('10개 이상') },
  ]);
});

test('a book read on paper may use any word of its world', () => {
  expect(checkPuzzle(samplePaperPack())).toEqual([]);
});

test('a puzzle for the youngest may place fewer words, and only for them', () => {
  const small = { ...pack.puzzle, wanted: 6 };
  const at = (raq: number) => checkPuzzle({ ...pack, book: { ...pack.book, raq }, puzzle: small });
  expect(at(199)).toEqual([]);
  expect(at(200)).toContainEqual(expect.objectContaining({ field: 'words', level: 'error' }));
});
