import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookCategories } from '../book/bookCategories.ts';
import { fitOf } from '../book/expectedComprehension.ts';
import type { BookTraits } from './BookTraits.ts';
import { fittingBooks } from './fittingBooks.ts';

const book = (bookNo: number, traits: Partial<BookTraits> = {}): BookTraits => ({
  bookNo,
  bookName: `책 ${bookNo}`,
  authorName: `지은이 ${bookNo}`,
  category: 'LITERATURE',
  subCategory: '외국동화',
  labels: [],
  raq: 500,
  playable: true,
  readable: true,
  ...traits,
});
const shelf = fc.uniqueArray(
  fc.record({
    bookNo: fc.integer({ min: 1, max: 999 }),
    raq: fc.integer({ min: 0, max: 1499 }),
    category: fc.constantFrom(...bookCategories),
    playable: fc.boolean(),
    readable: fc.boolean(),
  }),
  { selector: ({ bookNo }) => bookNo, maxLength: 30 },
);

test('every book once, never one that does not fit before one that does, in any order the same', () => {
  fc.assert(
    fc.property(shelf, fc.integer({ min: 0, max: 1499 }), (given, raq) => {
      const books = given.map((traits) => book(traits.bookNo, traits));
      const found = fittingBooks(books, raq, 5);
      expect(found.length).toBe(Math.min(5, books.length));
      expect(new Set(found).size).toBe(found.length);
      expect(fittingBooks(books.toReversed(), raq, 5)).toEqual(found);
      const fits = (bookNo: number) => fitOf(raq, books.find((one) => one.bookNo === bookNo)?.raq ?? 0) === 'FIT';
      const fitting = books.filter(({ bookNo }) => fits(bookNo)).length;
      expect(found.filter(fits).length).toBe(Math.min(5, fitting));
    }),
  );
});

test('what suits the reader comes first, and one kind does not fill the list', () => {
  const novels = [1, 2, 3].map((bookNo) => book(bookNo));
  const science = book(9, { category: 'SCIENCE' });
  expect(fittingBooks([...novels, science], 500, 2)).toEqual([1, 9]);
  expect(fittingBooks([...novels, science], 500, 1, { SCIENCE: 0.9, LITERATURE: 0.3 })).toEqual([9]);
});
