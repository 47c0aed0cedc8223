import { expect, test } from 'vitest';
import { checkWording } from './checkWording.ts';
import { samplePack } from './testing/samplePack.ts';

const pack = samplePack();

test('items as easy as the book pass', () => {
  expect(checkWording(pack)).toEqual([]);
});

test('questions much longer than the sentences of the book are a warning', () => {
  const items = pack.quiz.items.map((item) => ({
    ...item,
    question: `그날 아침 바람이 불던 바닷가 마을에서 ${item.question}`,
  }));
  expect(checkWording({ ...pack, quiz: { items } })).toMatchObject([{ file: 'quiz.json', level: 'warning' }]);
});

test('a book read elsewhere is held against what its level may expect', () => {
  const { pages: _, ...onPaper } = pack;
  const question =
    '나무 그늘 아래에서 아이가 바다를 오래오래 바라보며 천천히 걸어간 그날 아침에 처음 본 것은 무엇인가요?';
  const items = pack.quiz.items.map((item) => ({ ...item, question }));
  expect(checkWording({ ...onPaper, quiz: { items } })).toMatchObject([{ file: 'quiz.json', level: 'warning' }]);
  expect(checkWording({ ...onPaper, book: { ...pack.book, raq: 1300 }, quiz: { items } })).toEqual([]);
});
