import { expect, test } from 'vitest';
import type { OxItem } from './BookPackContent.ts';
import { checkOx } from './checkOx.ts';
import { samplePack } from './testing/samplePack.ts';

const pack = samplePack();
const check = (items: readonly OxItem[]) => checkOx({ ...pack, ox: { items } });
const answered = (pattern: string) =>
  pack.ox.items.map((item, index) => ({ ...item, answer: pattern[index] === 'O' ? 'O' : 'X' }) as const);
const change = (index: number, part: Partial<OxItem>) =>
  pack.ox.items.map((item, at) => (at === index ? { ...item, ...part } : item));

test('five true and five false statements of like length pass', () => {
  expect(check(pack.ox.items)).toEqual([]);
});

test('six to four is still balanced, seven to three is not', () => {
  expect(check(answered('OOXOXXOOXO'))).toEqual([]);
  expect(check(answered('OOXOXOOOXO'))).toMatchObject([
    { field: 'items', level: 'error', reason: expect.stringContaining('70%') },
  ]);
});

test('three equal answers in a row are allowed, four are not', () => {
  expect(check(answered('OOOXXXOXOX'))).toEqual([]);
  expect(check(answered('OOOOXXXOXX'))).toMatchObject([
    { field: 'items', level: 'error', reason: expect.stringContaining('4번') },
  ]);
});

test('an absolute word in a false statement is an error, in a true one it is not', () => {
  expect(check(change(1, { statement: '나루는 언제나 모래 언덕에서 논 아이예요.' }))).toMatchObject([
    { field: 'items[1].statement', level: 'error' },
  ]);
  expect(check(change(0, { statement: '가람의 물건은 모두 등대 아래에서 나왔어요.' }))).toEqual([]);
});

test('a double negative is an error', () => {
  const statement = '가람이 찾지 못한 물건은 하나도 없어요.';
  expect(check(change(0, { statement }))).toMatchObject([{ field: 'items[0].statement', level: 'error' }]);
});

test('a statement made false by a plain negation is a warning', () => {
  const statement = '나루는 모래 언덕에 한 번도 가지 않았어요.';
  expect(check(change(1, { statement }))).toMatchObject([{ field: 'items[1].statement', level: 'warning' }]);
});

test('true statements that are clearly longer are an error', () => {
  const items = pack.ox.items.map((item) =>
    item.answer === 'O' ? { ...item, statement: `${item.statement} 정말이에요` } : item,
  );
  expect(check(items)).toMatchObject([{ field: 'items', level: 'error', reason: expect.stringContaining('길이') }]);
});

test('the same statement twice is an error', () => {
  expect(check(change(2, { statement: pack.ox.items[0]?.statement ?? '' }))).toMatchObject([
    { field: 'items[2].statement', level: 'error' },
  ]);
});
