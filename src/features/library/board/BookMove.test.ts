import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LibraryBook } from '#contract/library.ts';
import { sampleBoard, sampleShelfBook } from '#src/testing/sampleShelfBook.ts';
import { moveInBoard, moveInPage } from './BookMove.ts';
import { dropIds, readDrop } from './readDrop.ts';

const book = (bookNo: number, change: Partial<LibraryBook> = {}) => sampleShelfBook({ bookNo, ...change });
const wished = (bookNo: number) => book(bookNo, { place: 'WISHED' });
const reading = [book(1), book(2), book(3)];
const wishes = [wished(4), wished(5)];
const board = sampleBoard(reading, [], wishes);
const lists = [
  { place: 'READING' as const, items: reading, before: 9 },
  { place: 'DONE' as const, items: [], before: null },
  { place: 'WISHED' as const, items: wishes, before: null },
];
const numbers = (items: readonly LibraryBook[] | undefined) => items?.map(({ bookNo }) => bookNo);

describe('a drop', () => {
  it('means the place of the book it falls on', () => {
    expect(readDrop(lists, 1, 3)).toMatchObject({ to: 'READING', afterBookNo: 3 });
    expect(readDrop(lists, 3, 1)).toMatchObject({ to: 'READING', afterBookNo: 9 });
    expect(readDrop(lists, 3, 2)).toMatchObject({ to: 'READING', afterBookNo: 1 });
    expect(readDrop(lists, 1, 4)).toMatchObject({ to: 'WISHED', afterBookNo: null });
    expect(readDrop(lists, 1, 5)).toMatchObject({ to: 'WISHED', afterBookNo: 4 });
  });

  it('on a board or the dock leaves the place to time, and on its own means nothing', () => {
    expect(readDrop(lists, 1, dropIds.dock('AWAY'))).toEqual({ book: reading[0], to: 'AWAY' });
    expect(readDrop(lists, 4, dropIds.shelf('READING'))).toEqual({ book: wishes[0], to: 'READING' });
    for (const over of [1, dropIds.shelf('READING'), dropIds.dock('READING'), 77]) {
      expect(readDrop(lists, 1, over)).toBeNull();
    }
    expect(readDrop(lists, 77, 1)).toBeNull();
  });
});

describe('a move shown before the server answers', () => {
  it('never loses or doubles a book, and counts right', () => {
    const all = [...reading, ...wishes];
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.constantFrom('READING', 'DONE', 'WISHED', 'AWAY'),
        fc.option(fc.constantFrom(1, 2, 3, 4, 5), { nil: undefined }),
        (one, to, afterBookNo) => {
          const after = moveInBoard(board, { book: one, to: to as 'READING', afterBookNo });
          const shown = after.shelves.flatMap(({ items }) => numbers(items) ?? []);
          expect([...shown].sort()).toEqual(
            all.map(({ bookNo }) => bookNo).filter((no) => to !== 'AWAY' || no !== one.bookNo),
          );
          expect(after.shelves.reduce((sum, { totalCount }) => sum + totalCount, after.awayCount)).toBe(5);
          for (const { items, totalCount } of after.shelves) expect(totalCount).toBe(items.length);
        },
      ),
    );
  });

  it('stands where it was put', () => {
    const behind = moveInBoard(board, {
      book: board.shelves[0]?.items[0] as LibraryBook,
      to: 'READING',
      afterBookNo: 2,
    });
    expect(numbers(behind.shelves[0]?.items)).toEqual([2, 1, 3]);
    const page = { items: reading, precedingBookNo: null, page: 1, pageSize: 30, totalCount: 40 };
    expect(numbers(moveInPage(page, 'READING', { book: book(3), to: 'READING', afterBookNo: null }).items)).toEqual([
      3, 1, 2,
    ]);
    const gone = moveInPage(page, 'READING', { book: book(2), to: 'WISHED' });
    expect([numbers(gone.items), gone.totalCount]).toEqual([[1, 3], 39]);
  });
});
