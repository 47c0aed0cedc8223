import type { ShelfPlace } from '#domain/library/shelves.ts';
import { type BookMove, predecessor } from './BookMove.ts';
import type { ShelfList } from './ShelfList.ts';

/** Ids of what a book can be dropped on: another book by its number, a board, or a place of the dock. */
export const dropIds = {
  shelf: (place: ShelfPlace) => `shelf-${place}`,
  dock: (place: ShelfPlace) => `dock-${place}`,
  isDock: (id: string | number) => String(id).startsWith('dock-'),
  isShelf: (id: string | number) => String(id).startsWith('shelf-'),
};

/**
 * The move that a drop means, or null when it changes nothing. On a book of its own board the moved one takes that
 * place, on a book of another board it comes before it; a board or the dock leaves the place to time.
 */
export function readDrop(lists: readonly ShelfList[], bookNo: number, over: string | number): BookMove | null {
  const home = lists.find(({ items }) => items.some((one) => one.bookNo === bookNo));
  const book = home?.items.find((one) => one.bookNo === bookNo);
  if (!home || !book || over === bookNo) return null;
  const named = /^(?:shelf|dock)-(\w+)$/.exec(String(over))?.[1] as ShelfPlace | undefined;
  if (named !== undefined) return named === book.place ? null : { book, to: named };
  const target = lists.find(({ items }) => items.some((one) => one.bookNo === over));
  if (!target) return null;
  if (target.place === 'AWAY') return null;
  const numbers = target.items.map((one) => one.bookNo);
  const behind = target === home && numbers.indexOf(bookNo) < numbers.indexOf(Number(over));
  const afterBookNo = behind ? Number(over) : predecessor(target.items, Number(over), target.before);
  return { book, to: target.place, afterBookNo };
}
