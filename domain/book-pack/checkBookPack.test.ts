import { expect, test } from 'vitest';
import { checkBookPack } from './checkBookPack.ts';
import { samplePack, samplePaperPack } from './testing/samplePack.ts';

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

test('a pack without a text that names scenes has no problem', () => {
  expect(checkBookPack(samplePaperPack())).toEqual([]);
});

test('pages and scenes are told apart by whether there is a text', () => {
  const onPaper = samplePaperPack();
  const withText = samplePack();
  expect(checkBookPack({ ...onPaper, ox: withText.ox })[0]).toMatchObject({
    file: 'ox.json',
    field: 'items[0].pageNo',
    reason: expect.stringContaining('scene을 적거나 pages.json'),
  });
  expect(checkBookPack({ ...withText, quiz: onPaper.quiz })[0]).toMatchObject({
    file: 'quiz.json',
    field: 'items[0].scene',
    reason: expect.stringContaining('pageNo를 적어'),
  });
});

test.each([
  ['pageNo', samplePack()],
  ['scene', samplePaperPack()],
] as const)('an item that says nothing of its place misses its %s', (key, pack) => {
  const pairs = pack.matching.pairs.map(({ id, left, right, ...place }, index) =>
    index === 2 ? { id, left, right } : { id, left, right, ...place },
  );
  expect(checkBookPack({ ...pack, matching: { ...pack.matching, pairs } })).toMatchObject([
    { file: 'matching.json', field: `pairs[2].${key}`, level: 'error' },
  ]);
});
