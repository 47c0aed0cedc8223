import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArrangedBook, arrangeShelf, pinsAfterMove } from './arrangeShelf.ts';

const boards = fc
  .uniqueArray(fc.record({ bookNo: fc.integer({ min: 1, max: 60 }), since: fc.nat(50) }), {
    selector: ({ bookNo }) => bookNo,
    maxLength: 20,
  })
  .chain((books) =>
    fc.nat(books.length).map((pinned) => books.map((book, index) => ({ ...book, pin: index < pinned ? index : null }))),
  );

const numbers = (books: readonly ArrangedBook[]) => books.map(({ bookNo }) => bookNo);

describe('a board', () => {
  it('shows what was put in order first, then the latest', () => {
    fc.assert(
      fc.property(boards, (books) => {
        const order = arrangeShelf(books);
        const pinned = order.filter(({ pin }) => pin !== null);
        expect(order.slice(0, pinned.length)).toEqual(pinned);
        expect(numbers(pinned)).toEqual(numbers(books.filter(({ pin }) => pin !== null)));
        const times = order.slice(pinned.length).map(({ since }) => since);
        expect(times).toEqual([...times].sort((one, two) => two - one));
      }),
    );
  });

  it('looks after a move just as the student left it', () => {
    fc.assert(
      fc.property(boards, fc.nat(), fc.nat(), fc.boolean(), (books, account, where, fresh) => {
        const order = arrangeShelf(books);
        const moved = fresh ? 99 : (order[account % Math.max(1, order.length)]?.bookNo ?? 99);
        const rest = order.filter(({ bookNo }) => bookNo !== moved);
        const at = where % (rest.length + 1);
        const pins = pinsAfterMove(order, moved, at === 0 ? null : (rest[at - 1]?.bookNo ?? 0));
        const all = order.some(({ bookNo }) => bookNo === moved)
          ? books
          : [...books, { bookNo: 99, since: 0, pin: null }];
        const after = arrangeShelf(
          all.map((book) => ({ ...book, pin: pins?.includes(book.bookNo) ? pins.indexOf(book.bookNo) : null })),
        );
        const wanted = numbers(rest);
        wanted.splice(at, 0, moved);
        expect(numbers(after)).toEqual(wanted);
      }),
    );
  });

  it('refuses a neighbour that is not there', () => {
    expect(pinsAfterMove([{ bookNo: 1, since: 1, pin: null }], 2, 3)).toBeNull();
    expect(pinsAfterMove([{ bookNo: 1, since: 1, pin: null }], 1, 1)).toBeNull();
  });
});
