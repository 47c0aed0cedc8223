import { expect, test } from 'vitest';
import type { ChoiceItem, QuizItem } from './BookPackContent.ts';
import { checkQuiz } from './checkQuiz.ts';
import { samplePack } from './testing/samplePack.ts';

const pack = samplePack();
const check = (items: readonly QuizItem[]) => checkQuiz({ ...pack, quiz: { items } });
const keyed = (pattern: string) => pack.quiz.items.map((item, index) => ({ ...item, answer: Number(pattern[index]) }));
const change = (index: number, part: Partial<ChoiceItem>) =>
  pack.quiz.items.map((item, at) => (at === index ? { ...item, ...part } : item));

test('ten questions of five kinds with spread keys pass', () => {
  expect(check(pack.quiz.items)).toEqual([]);
});

test.each([
  ['a key position never used', '1232132131', '4번이 정답인 문제가 없어요'],
  ['a key position used five times', '1213141123', '1번이 정답인 문제가 5개예요'],
  ['four equal keys in a row', '1111223344', '같은 번호가 4번'],
])('%s is an error', (_, pattern, reason) => {
  expect(check(keyed(pattern))).toMatchObject([
    { field: 'items', level: 'error', reason: expect.stringContaining(reason) },
  ]);
});

test('a key that is the longest option in half of the items is an error', () => {
  const items = pack.quiz.items.map((item, index) =>
    index < 5
      ? {
          ...item,
          options: item.options.map((option, at) =>
            at === item.answer - 1
              ? { ...option, text: `${option.text} 어린이` }
              : { ...option, text: `${option.text} 학생` },
          ),
        }
      : item,
  );
  expect(check(items)).toContainEqual(
    expect.objectContaining({ field: 'items', reason: expect.stringContaining('가장 긴 보기') }),
  );
});

test('too few kinds and too much plain fact are errors', () => {
  const items = pack.quiz.items.map((item, index) => ({
    ...item,
    category: index < 7 ? ('FACTUAL' as const) : ('WORD' as const),
  }));
  expect(check(items).map((problem) => problem.reason)).toEqual([
    expect.stringContaining('2가지'),
    expect.stringContaining('70%'),
  ]);
});

test('more than a fifth of negative stems is an error', () => {
  const items = pack.quiz.items.map((item, index) =>
    index < 3 ? { ...item, question: item.question.replace('된 아이', '되지 않은 아이') } : item,
  );
  expect(check(items)).toMatchObject([{ field: 'items', level: 'error', reason: expect.stringContaining('30%') }]);
});

test('two stems that ask the same are an error', () => {
  const question = pack.quiz.items[0]?.question ?? '';
  expect(check(change(4, { question }))).toMatchObject([{ field: 'items[4].question', level: 'error' }]);
});

test('a stem that tells the answer of another is a warning', () => {
  const options = ['조개껍데기', '나침반 바늘', '초록 구슬', '종이배 돛'].map((text) => ({ text }));
  const items = change(9, { options, answer: 1, question: '종탑 계단에 없던 것은 어느 것일까요?' });
  expect(check(items)).toMatchObject([{ field: 'items[0].question', level: 'warning' }]);
});

test('options of a book with one of our imprints come from the book; creativity is no question with one key', () => {
  const own = { ...pack, book: { ...pack.book, publisherName: '책바다 다시쓰기' } };
  const items = change(0, { category: 'CREATIVE' });
  const [first, ...others] = pack.quiz.items[0]?.options ?? [];
  const strange = change(0, { category: 'FACTUAL', options: [{ text: '우주선 조종사가 된 기린' }, ...others] });
  expect(first).toBeDefined();
  expect(checkQuiz({ ...own, quiz: { items } })).toContainEqual(
    expect.objectContaining({ field: 'items[0].category', level: 'error' }),
  );
  expect(checkQuiz({ ...own, quiz: { items: strange } })).toContainEqual(
    expect.objectContaining({ field: 'items[0].options[0].text', level: 'error' }),
  );
});

test('a book of ours for who does not read yet has four items whose options are pictures', () => {
  const young = { ...pack, book: { ...pack.book, publisherName: '책바다 다시쓰기', raq: 100 } };
  const withPictures = (most: number) => ({
    items: pack.quiz.items.map((item, index) =>
      index < most ? item : { ...item, options: item.options.map(({ text }) => ({ text })) },
    ),
  });
  const reason = expect.stringContaining('보기가 그림인 문제가 3개예요');
  expect(checkQuiz({ ...young, quiz: withPictures(4) })).not.toContainEqual(expect.objectContaining({ reason }));
  expect(checkQuiz({ ...young, quiz: withPictures(3) })).toContainEqual(
    expect.objectContaining({ field: 'items', level: 'error', reason }),
  );
});
