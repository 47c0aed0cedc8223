import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPlanSize } from '#domain/contest/ownPlanSize.ts';
import { dropBook, nextWeek, noBooks, putBook } from './OwnWeeks.ts';

const book = (bookNo: number) => ({ bookNo, bookName: `책 ${bookNo}`, readingLevel: '3A' });

it('never holds a book twice or a week with too many, whatever is put, moved and dropped', () => {
  const step = fc.record({
    bookNo: fc.integer({ min: 1, max: 12 }),
    to: fc.integer({ min: -1, max: ownPlanSize.weeks.most }),
    drop: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      let weeks = noBooks;
      for (const { bookNo, to, drop } of steps)
        weeks = drop ? dropBook(weeks, bookNo) : putBook(weeks, book(bookNo), to);
      const all = weeks.flat().map(({ bookNo }) => bookNo);
      expect(new Set(all).size).toBe(all.length);
      expect(weeks.every((week) => week.length <= ownPlanSize.chosenAWeek)).toBe(true);
      expect(weeks).toHaveLength(ownPlanSize.weeks.most);
    }),
  );
});

it('moves a book to another week, and leaves it where the other is full', () => {
  const full = [1, 2, 3, 4, 5, 6].reduce((weeks, bookNo) => putBook(weeks, book(bookNo), 0), noBooks);
  const moved = putBook(full, book(6), 1);
  expect(moved.slice(0, 2).map((week) => week.map(({ bookNo }) => bookNo))).toEqual([[1, 2, 3, 4, 5], [6]]);
  expect(putBook(putBook(full, book(9), 1), book(9), 0)[1]).toEqual([book(9)]);
});

it('leads on to the first week with room', () => {
  const full = [1, 2, 3, 4, 5, 6].reduce((weeks, bookNo) => putBook(weeks, book(bookNo), 1), noBooks);
  expect([nextWeek(full, 0), nextWeek(full, 1), nextWeek(full.slice(1, 2), 0)]).toEqual([0, 0, 0]);
});
