import { expect, test } from 'vitest';
import { checkMatching } from './checkMatching.ts';
import { samplePack } from './testing/samplePack.ts';

const pack = samplePack();
type Pair = (typeof pack.matching.pairs)[number];
const change = (index: number, part: Partial<Pair>) => {
  const pairs = pack.matching.pairs.map((pair, at) => (at === index ? { ...pair, ...part } : pair));
  return checkMatching({ ...pack, matching: { ...pack.matching, pairs } });
};

test('eight pairs of one relation pass', () => {
  expect(checkMatching(pack)).toEqual([]);
});

test.each([
  ['the same left card twice', { left: '가람' }, 'pairs[3].left'],
  ['the same right card twice', { right: '조개 껍데기' }, 'pairs[3].right'],
  ['a right card that names its partner', { right: '라온의 종이배' }, 'pairs[3].right'],
  ['a right card of another length', { right: '바닷가에서 하루 종일 찾은 하얀 종이배' }, 'pairs'],
  ['an id twice', { id: 'm1' }, 'pairs[3].id'],
  ['a page that does not exist', { pageNo: 99 }, 'pairs[3].pageNo'],
])('%s is an error', (_, part, field) => {
  expect(change(3, part)).toMatchObject([{ file: 'matching.json', field, level: 'error' }]);
});

test('a left card of another length is a warning', () => {
  expect(change(3, { left: '부두의 소년 라온이' })).toMatchObject([{ field: 'pairs', level: 'warning' }]);
});

test('pictures stand on all left cards of a book for the youngest, each once', () => {
  const young = { ...pack, book: { ...pack.book, raq: 150 } };
  const pictured = (names: readonly (string | undefined)[], book = young) =>
    checkMatching({
      ...book,
      matching: { ...pack.matching, pairs: pack.matching.pairs.map((pair, at) => ({ ...pair, image: names[at] })) },
    });
  const all = ['ant', 'bear', 'cat', 'dog', 'eagle', 'fox', 'goat', 'hen'];
  expect(pictured(all)).toEqual([]);
  expect(pictured(all, pack)).toMatchObject([{ field: 'pairs', level: 'error' }]);
  expect(pictured(all.slice(1))).toMatchObject([{ field: 'pairs', level: 'error' }]);
  expect(pictured([...all.slice(0, 7), 'ant'])).toMatchObject([{ field: 'pairs[7].image', level: 'error' }]);
});
