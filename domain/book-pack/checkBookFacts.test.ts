import { expect, test } from 'vitest';
import { checkBookFacts } from './checkBookFacts.ts';
import { samplePack } from './testing/samplePack.ts';

const pack = samplePack();
const withBook = (change: Partial<typeof pack.book>) => checkBookFacts({ ...pack, book: { ...pack.book, ...change } });

test('terms that stand in the text pass', () => {
  expect(checkBookFacts(pack)).toEqual([]);
});

test.each([
  ['a term that the text never uses', { terms: ['가람', '용궁'] }, 'terms[1]'],
  ['a term twice', { terms: ['가람', '나루', '가람'] }, 'terms[2]'],
  ['a label twice', { labels: ['바다', '바다'] }, 'labels[1]'],
])('%s is an error', (_, change, field) => {
  expect(withBook(change)).toMatchObject([{ file: 'book.json', field, level: 'error' }]);
});

test('a summary sentence lifted from a page is a warning', () => {
  const lifted = '바람이 살랑 불어오는 아침, 드디어 가람의 차례가 되었어요.';
  expect(withBook({ summary: `${lifted} 누가 이길까요?` })).toMatchObject([{ field: 'summary', level: 'warning' }]);
});
