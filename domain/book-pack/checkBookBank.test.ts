import { expect, test } from 'vitest';
import { checkBookBank } from './checkBookBank.ts';
import { samplePack } from './testing/samplePack.ts';

/** Books whose stems and clues differ, with the keys that a test wants. */
function bank(keys: readonly string[]) {
  return keys.map((pattern, at) => {
    const pack = samplePack(9001 + at);
    const own = (text: string) =>
      [...text]
        .map((letter) => (/[가-힣]/u.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + at) : letter))
        .join('');
    return {
      ...pack,
      puzzle: { ...pack.puzzle, words: pack.puzzle.words.map((word) => ({ ...word, clue: own(word.clue) })) },
      quiz: {
        items: pack.quiz.items.map((item, index) => ({
          ...item,
          question: own(item.question),
          answer: Number(pattern[index]),
        })),
      },
    };
  });
}

const spread = ['1234123412', '3412341234', '2143214321', '4321432143'];

test('four books with spread keys and their own questions pass', () => {
  expect(checkBookBank(bank(spread))).toEqual([]);
});

test('a key position that half of the bank uses is an error', () => {
  const reasons = checkBookBank(bank(['1411411411', '1311311311', '1211211211', '1411311211'])).map(
    (problem) => problem.reason,
  );
  expect(reasons).toContainEqual(expect.stringContaining('1번이 정답인 문제가'));
  expect(reasons).toContainEqual(expect.stringContaining('χ²'));
});

test('a bank that a guesser can answer without reading is an error', () => {
  const packs = bank(spread).map((pack) => ({
    ...pack,
    quiz: {
      items: pack.quiz.items.map((item, index) => ({
        ...item,
        options: item.options.map((option, at) =>
          index < 6 && at === item.answer - 1 ? { ...option, text: `${option.text}라고 하는 아이` } : option,
        ),
      })),
    },
  }));
  expect(checkBookBank(packs).map((problem) => problem.reason)).toEqual([
    expect.stringContaining('"가장 긴 보기"만'),
    expect.stringContaining('가장 긴 보기가 정답'),
  ]);
});

test('a bank in which the right option echoes the question is an error', () => {
  const packs = bank(spread).map((pack) => ({
    ...pack,
    quiz: {
      items: pack.quiz.items.map((item, index) => ({
        ...item,
        options: item.options.map((option, at) =>
          index < 6 && at === item.answer - 1 ? { ...option, text: item.question.split(' ')[0] ?? '' } : option,
        ),
      })),
    },
  }));
  expect(checkBookBank(packs).map((problem) => problem.reason)).toContainEqual(
    expect.stringContaining('"질문과 가장 닮은 보기"만'),
  );
});

test('the same question or the same clue in two books is an error', () => {
  const [first, second] = bank(spread);
  if (first === undefined || second === undefined) throw new Error('the bank has four books');
  const copied = {
    ...second,
    quiz: {
      items: second.quiz.items.map((item, index) =>
        index === 3 ? { ...item, question: first.quiz.items[5]?.question ?? '' } : item,
      ),
    },
    puzzle: {
      ...second.puzzle,
      words: second.puzzle.words.map((word, index) =>
        index === 2 ? { ...word, clue: first.puzzle.words[0]?.clue ?? '' } : word,
      ),
    },
  };
  expect(checkBookBank([first, copied])).toMatchObject([
    { file: '9002/quiz.json', field: 'items[3].question', level: 'error' },
    { file: '9002/puzzle.json', field: 'words[2].clue', level: 'error' },
  ]);
});

test('a book number twice is an error', () => {
  expect(
    checkBookBank([
      samplePack(9001),
      { ...samplePack(9001), quiz: { items: [] }, puzzle: { seed: 1, wanted: 8, words: [] } },
    ]),
  ).toMatchObject([{ file: '9001/book.json', field: 'bookNo' }]);
});
