import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookUnits } from './piecesGrown.ts';
import { growReef } from './testing/growReef.ts';
import { titlePieces } from './titlePieces.ts';

const year = fc.array(
  fc.record({
    child: fc.integer({ min: 0, max: 19 }),
    bookNo: fc.integer({ min: 1, max: 40 }),
    week: fc.integer({ min: 0, max: 20 }),
    members: fc.integer({ min: 3, max: 25 }),
  }),
  { maxLength: 250 },
);

describe('titles of pieces', () => {
  it('are those of books that were read, one for each piece, and stay when more is read', () => {
    fc.assert(
      fc.property(year, fc.nat(), (finished, at) => {
        const { books, pieces } = growReef(finished);
        const early = growReef(finished.slice(0, at % (finished.length + 1)));
        const first = titlePieces(early.books, []);
        const all = [...first, ...titlePieces(books, first)];
        expect(all.map(({ ordinal }) => ordinal)).toEqual(Array.from({ length: pieces }, (_, index) => index + 1));
        const read = new Set(books.map(({ bookNo }) => bookNo));
        expect(all.every(({ bookNo }) => read.has(bookNo))).toBe(true);
        expect(titlePieces(books, all)).toEqual([]);
        // Looked at once or twice, the titles are the same.
        expect(titlePieces(books, [])).toEqual(all);
      }),
    );
  });

  it('do not tell whose book was the last', () => {
    const units = bookUnits(4);
    const read = [11, 12, 13, 14, 15, 16];
    const title = (order: readonly number[]) =>
      titlePieces(
        order.map((bookNo) => ({ bookNo, units })),
        [],
      );
    fc.assert(
      fc.property(fc.shuffledSubarray(read, { minLength: read.length }), (order) => {
        expect(title(order)).toEqual(title(read));
      }),
    );
    expect(title(read)).toHaveLength(1);
  });

  it('are new ones as long as there are some', () => {
    const units = bookUnits(4);
    const books = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1].map((bookNo) => ({ bookNo, units }));
    expect(titlePieces(books, []).map(({ bookNo }) => bookNo)).toEqual([1, 2]);
  });
});
