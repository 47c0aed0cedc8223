import { expect, it } from 'vitest';
import { sheetOf } from '#tests/support/sheetOf.ts';
import type { Merge } from './Sheet.ts';
import { spreadMerges } from './spreadMerges.ts';

const spread = (lines: string[][], merges: Merge[]) =>
  spreadMerges({ ...sheetOf(...lines), merges }).rows.map(({ cells }) =>
    [...cells].sort(([a], [b]) => a - b).map(([, text]) => text),
  );

it('gives the text of a merge to all rows that hold something, and keeps what is there', () => {
  const lines = [['3', '가'], ['', '나'], [], ['4', '다'], ['', '라']];
  const merges = [
    { top: 1, left: 0, bottom: 3, right: 0 },
    { top: 4, left: 0, bottom: 1_048_576, right: 0 },
  ];
  expect(spread(lines, merges)).toEqual([
    ['3', '가'],
    ['3', '나'],
    ['4', '다'],
    ['4', '라'],
  ]);
});

it('does so for as many merges as a long list has', () => {
  const classes = Array.from({ length: 500 }, (_, index) => index);
  const lines = classes.flatMap((no) => [
    [String(no), '가'],
    ['', '나'],
    ['', '다'],
    ['', '라'],
  ]);
  const merges = classes.map((no) => ({ top: no * 4 + 1, left: 0, bottom: no * 4 + 4, right: 0 }));
  expect(spread(lines, merges).every(([first], index) => first === String(Math.floor(index / 4)))).toBe(true);
});

it('leaves a merge alone that has no text, or is wider than any table', () => {
  expect(spread([['', '가']], [{ top: 1, left: 0, bottom: 1, right: 1 }])).toEqual([['가']]);
  expect(spread([['제목']], [{ top: 1, left: 0, bottom: 1, right: 16_383 }])).toEqual([['제목']]);
});
