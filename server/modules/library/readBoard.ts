import { PAGE_SIZE } from '#contract/envelope.ts';
import type { LibraryBoard, LibraryBook, ShelfPage } from '#contract/library.ts';
import { arrangeShelf } from '#domain/library/arrangeShelf.ts';
import { doneAt, movesOf } from '#domain/library/shelfPlace.ts';
import { type ShelfPlace, shelves } from '#domain/library/shelves.ts';
import { LIBRARY_TUNING } from '#domain/library/tuning.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readBookCards } from '#server/modules/book/public.ts';
import { libraryBooks } from './repositories/libraryBooks.ts';
import { type StandingBook, standingBook } from './shelfBookOf.ts';

/** The three boards with their first books. */
export async function readBoard(context: SignedInContext): Promise<LibraryBoard> {
  const { standing, leftOut } = await readShelved(context, LIBRARY_TUNING.booksOfShelf);
  const boards = shelves.map((shelf) => ({ shelf, all: boardOf(standing, shelf) }));
  const shown = boards.flatMap(({ all }) => all.slice(0, LIBRARY_TUNING.booksOfShelf));
  const items = await describe(context, shown);
  return {
    shelves: boards.map(({ shelf, all }) => ({
      shelf,
      totalCount: all.length + (shelf === 'DONE' ? leftOut : 0),
      items: items.filter(({ place }) => place === shelf),
    })),
    awayCount: boardOf(standing, 'AWAY').length,
  };
}

/** One page of a board, or of what was put away. */
export async function readShelfPage(context: SignedInContext, place: ShelfPlace, page: number): Promise<ShelfPage> {
  const start = (page - 1) * PAGE_SIZE;
  const { standing, leftOut } = await readShelved(context, place === 'DONE' ? start + PAGE_SIZE : 0);
  const all = boardOf(standing, place);
  return {
    items: await describe(context, all.slice(start, start + PAGE_SIZE)),
    precedingBookNo: all[start - 1]?.bookNo ?? null,
    page,
    pageSize: PAGE_SIZE,
    totalCount: all.length + (place === 'DONE' ? leftOut : 0),
  };
}

/** Every book that stands somewhere for this student. */
export async function readStanding({ db, accountNo }: SignedInContext): Promise<StandingBook[]> {
  const rows = await libraryBooks.all(db, accountNo);
  return rows.flatMap((row) => standingBook(row) ?? []);
}

/** Enough of them for the first `limit` of each board, and how many more were finished. */
async function readShelved({ db, accountNo }: SignedInContext, limit: number) {
  const { books, leftOut } = await libraryBooks.shelved(db, accountNo, limit);
  return { standing: books.flatMap((row) => standingBook(row) ?? []), leftOut };
}

/** The books of a board in their order. */
export function boardOf(standing: readonly StandingBook[], place: ShelfPlace): StandingBook[] {
  return arrangeShelf(standing.filter((book) => book.place === place));
}

async function describe(context: SignedInContext, shown: readonly StandingBook[]): Promise<LibraryBook[]> {
  const byNo = new Map(shown.map((book) => [book.bookNo, book]));
  const cards = await readBookCards(context, [...byNo.keys()]);
  return cards.flatMap((card) => {
    const standing = byNo.get(card.bookNo);
    if (!standing) return [];
    const { book, place, since, pin } = standing;
    const finished = doneAt(book.facts);
    return [
      {
        ...card,
        place,
        since: new Date(since).toISOString(),
        finishedAt: finished === null ? null : new Date(finished).toISOString(),
        toldDone: finished !== null && book.facts.finishedAt === null,
        pinned: pin !== null,
        moves: movesOf(book),
      },
    ];
  });
}
