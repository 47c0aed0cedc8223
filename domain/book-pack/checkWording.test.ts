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
