import { expect, test } from 'vitest';
import { checkBookPack } from './checkBookPack.ts';
import { samplePack } from './testing/samplePack.ts';

test('a pack that keeps every rule has no problem', () => {
  expect(checkBookPack(samplePack())).toEqual([]);
});

test('problems of several files come together, in file order', () => {
  const pack = samplePack();
  const broken = {
    ...pack,
    book: { ...pack.book, terms: [...pack.book.terms, '용궁'] },
    think: { prompts: [{ id: 't1', prompt: '생각을 적는다', starters: ['나는', '너는', '우리'] }] },
  };
  expect(checkBookPack(broken).map((problem) => problem.file)).toEqual(['book.json', 'think.json']);
});
