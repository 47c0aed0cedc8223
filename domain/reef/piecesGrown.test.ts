import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBook } from './countBook.ts';
import { bookUnits, PIECE_UNITS, piecesGrown } from './piecesGrown.ts';
import { type FinishedBook, growReef } from './testing/growReef.ts';
import { REEF_TUNING } from './tuning.ts';

const finished = fc.record({
  child: fc.integer({ min: 0, max: 24 }),
  bookNo: fc.integer({ min: 1, max: 60 }),
  week: fc.integer({ min: 0, max: 5 }),
  members: fc.integer({ min: 1, max: 40 }),
});
const year = fc.array(finished, { maxLength: 200 });

describe('the growth of a reef', () => {
  it('takes one and a half books of each member for a piece, to the book', () => {
    for (let members = 1; members <= 28; members += 1) {
      const books = members * 3;
      expect(bookUnits(members) * books).toBe(PIECE_UNITS * 2);
      expect(piecesGrown(bookUnits(members) * (books - 1))).toBe(1);
    }
    // Larger classes never wait for a book more.
    for (let members = 29; members <= 60; members += 1) {
      const pieces = 1000;
      const books = Math.ceil(members * REEF_TUNING.booksPerMember * pieces);
      expect(piecesGrown(bookUnits(members) * books)).toBe(pieces);
      expect(piecesGrown(bookUnits(members) * (books - 1))).toBeLessThan(pieces);
    }
  });

  it('never shrinks, whoever joins or leaves', () => {
    fc.assert(
      fc.property(year, (books) => {
        let before = 0;
        for (let count = 0; count <= books.length; count += 1) {
          const { units } = growReef(books.slice(0, count));
          expect(units).toBeGreaterThanOrEqual(before);
          before = units;
        }
        expect(Number.isSafeInteger(before)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps what has grown when the number of members changes, and steps by one book at a time', () => {
    fc.assert(
      fc.property(year, finished, (books, next) => {
        const before = growReef(books);
        const after = growReef([...books, next]);
        expect(after.units - before.units).toBeLessThanOrEqual(bookUnits(REEF_TUNING.leastMembers));
        expect(after.pieces - before.pieces).toBeLessThanOrEqual(1);
        expect(after.books.slice(0, before.books.length)).toEqual(before.books);
      }),
    );
  });

  it('asks for no order: the same books in another one make the same reef', () => {
    // Within a week the first books count, so the order is asked of books with one class size and no repeats.
    const orders = fc
      .uniqueArray(finished, { selector: ({ child, bookNo }) => `${child} ${bookNo}`, maxLength: 120 })
      .map((books) => books.map((book) => ({ ...book, members: 20 })))
      .chain((books) => fc.tuple(fc.constant(books), fc.shuffledSubarray(books, { minLength: books.length })));
    fc.assert(fc.property(orders, ([one, other]) => growReef(one).units === growReef(other).units));
  });

  it('counts a book of a child once', () => {
    fc.assert(
      fc.property(year, (books) => {
        const again = books.map((book) => ({ ...book, week: book.week + 10 }));
        expect(growReef([...books, ...books]).units).toBe(growReef(books).units);
        const known = new Set(growReef(books).books.map(({ child, bookNo }) => `${child} ${bookNo}`));
        const more = growReef([...books, ...again]).books.filter(({ child, bookNo }) =>
          known.has(`${child} ${bookNo}`),
        );
        expect(more).toHaveLength(known.size);
      }),
    );
  });

  it('counts two books of a child in a week and no third', () => {
    fc.assert(
      fc.property(year, (books) => {
        const { books: counted } = growReef(books);
        for (let child = 0; child < 25; child += 1) {
          const weeks = new Set(books.filter((book) => book.child === child).map(({ week }) => week));
          const own = counted.filter((book) => book.child === child);
          expect(own.length).toBeLessThanOrEqual(weeks.size * REEF_TUNING.weeklyBooks);
        }
      }),
    );
    expect([0, 1, 2, 3].map((counted) => countBook(20, counted)?.slot ?? null)).toEqual([1, 2, null, null]);
  });

  it('waits for the third member', () => {
    const alone: FinishedBook[] = [{ child: 1, bookNo: 1, week: 0, members: 2 }];
    expect(growReef(alone).units).toBe(0);
    expect([1, 2, 3].map((members) => countBook(members, 0) !== null)).toEqual([false, false, true]);
  });
});
