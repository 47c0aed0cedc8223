import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeviceBook, givesWay, keepRefusal } from './DeviceBook.ts';
import { DEVICE_BOOKS } from './tuning.ts';

describe('a book is kept on purpose', () => {
  it('while there is room on the shelf and on the device, or where the device does not tell', () => {
    expect(keepRefusal(0, DEVICE_BOOKS.roomBytes)).toBeNull();
    expect(keepRefusal(DEVICE_BOOKS.mostKept - 1, null)).toBeNull();
  });

  it('and else refused with what is full', () => {
    expect(keepRefusal(0, DEVICE_BOOKS.roomBytes - 1)).toBe('DEVICE_FULL');
    expect(keepRefusal(DEVICE_BOOKS.mostKept, null)).toBe('SHELF_FULL');
    expect(keepRefusal(DEVICE_BOOKS.mostKept, 0)).toBe('SHELF_FULL');
  });
});

describe('books that make room', () => {
  const book = fc.record({ bookNo: fc.nat(), kind: fc.constantFrom('READ', 'KEPT'), at: fc.nat() });
  const shelf = fc.uniqueArray(book, { selector: ({ bookNo }) => bookNo, maxLength: 60 }) as fc.Arbitrary<DeviceBook[]>;

  it('are only books that were read, as many as there are too many, and none opened later than one that stays', () => {
    return fc.assert(
      fc.property(shelf, (books) => {
        const gone = new Set(givesWay(books));
        const read = books.filter(({ kind }) => kind === 'READ');
        expect(books.filter(({ bookNo, kind }) => kind === 'KEPT' && gone.has(bookNo))).toEqual([]);
        expect(gone.size).toBe(Math.max(0, read.length - DEVICE_BOOKS.mostRead));
        const latestGone = Math.max(-1, ...read.filter(({ bookNo }) => gone.has(bookNo)).map(({ at }) => at));
        for (const { bookNo, at } of read) if (!gone.has(bookNo)) expect(at).toBeGreaterThanOrEqual(latestGone);
      }),
    );
  });
});
