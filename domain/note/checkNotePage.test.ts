import { expect, it } from 'vitest';
import { checkNotePage } from './checkNotePage.ts';

it('knows the last page of a book that is read here', () => {
  const book = { readable: true, pageCount: 20 };
  expect([null, 1, 20].map((pageNo) => checkNotePage(pageNo, book))).toEqual([null, null, null]);
  expect(checkNotePage(21, book)).toContain('20쪽까지');
});

it('takes of a book in the hand what a book can have', () => {
  const book = { readable: false, pageCount: 1 };
  expect([null, 320, 2000].map((pageNo) => checkNotePage(pageNo, book))).toEqual([null, null, null]);
  expect([2001, 9999].map((pageNo) => checkNotePage(pageNo, book))).toEqual([
    expect.stringContaining('2,000쪽까지'),
    expect.stringContaining('2,000쪽까지'),
  ]);
});
