import type { LibraryBoard, LibraryBook, ShelfPage } from '#contract/library.ts';
import type { ShelfPlace } from '#domain/library/shelves.ts';

/** Where a book goes. `afterBookNo`: behind that book, null to the front; left out, to where time puts it. */
export interface BookMove {
  book: LibraryBook;
  to: ShelfPlace;
  afterBookNo?: number | null | undefined;
}

/** The board as it will look when the server agrees. */
export function moveInBoard(board: LibraryBoard, move: BookMove): LibraryBoard {
  const { book, to } = move;
  return {
    shelves: board.shelves.map(({ shelf, totalCount, items }) => {
      const count = totalCount - Number(shelf === book.place) + Number(shelf === to);
      return { shelf, totalCount: count, items: shelf === to ? place(items, move) : without(items, book) };
    }),
    awayCount: board.awayCount - Number(book.place === 'AWAY') + Number(to === 'AWAY'),
  };
}

/** The same for one page of a board. */
export function moveInPage(page: ShelfPage, shown: ShelfPlace, move: BookMove): ShelfPage {
  if (move.to === shown) return { ...page, items: place(page.items, move) };
  const items = without(page.items, move.book);
  return { ...page, items, totalCount: page.totalCount - (page.items.length - items.length) };
}

function without(items: readonly LibraryBook[], book: LibraryBook): LibraryBook[] {
  return items.filter(({ bookNo }) => bookNo !== book.bookNo);
}

function place(items: readonly LibraryBook[], { book, to, afterBookNo }: BookMove): LibraryBook[] {
  const rest = without(items, book);
  const moved: LibraryBook = { ...book, place: to, pinned: afterBookNo !== undefined };
  const pinned = rest.filter((other) => other.pinned).length;
  const behind = afterBookNo == null ? 0 : rest.findIndex(({ bookNo }) => bookNo === afterBookNo) + 1;
  const at = afterBookNo === undefined ? pinned : behind;
  return [...rest.slice(0, at), moved, ...rest.slice(at)];
}

/** The book before another one in a list, as a move names it. @param before what stands before the list itself */
export function predecessor(items: readonly LibraryBook[], bookNo: number, before: number | null): number | null {
  const index = items.findIndex((book) => book.bookNo === bookNo);
  return items[index - 1]?.bookNo ?? before;
}
