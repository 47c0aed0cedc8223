import { type ShelfBook, shelfPlace, standingSince } from '#domain/library/shelfPlace.ts';
import type { ShelfPlace } from '#domain/library/shelves.ts';
import type { LibraryRow } from './repositories/libraryBooks.ts';

/** A stored row as the rules of the shelf see it. */
export function shelfBookOf(row: LibraryRow): ShelfBook {
  const elsewhere = row.firstPageNo === null;
  // Of a book on paper the only page turn is the student's word that it is finished.
  const turnedAt = elsewhere ? null : row.turnedAt;
  const seenAt = elsewhere ? null : row.finishedAt;
  return {
    facts: {
      readAt: latest(turnedAt, row.playedAt),
      finishedAt: earliest(seenAt, row.verifiedAt),
      toldDoneAt: elsewhere ? row.finishedAt : null,
    },
    word: row.saidPlace === null || row.saidAt === null ? null : { place: row.saidPlace, at: row.saidAt },
    elsewhere,
  };
}

/** A book that stands somewhere, ready to be put in order. */
export interface StandingBook {
  bookNo: number;
  since: number;
  pin: number | null;
  place: ShelfPlace;
  book: ShelfBook;
}

/** Null for a book that is not on the shelf, or not offered any more. */
export function standingBook(row: LibraryRow): StandingBook | null {
  const book = shelfBookOf(row);
  const place = shelfPlace(book);
  if (place === null || row.active !== 1) return null;
  const pin = row.pinShelf === place ? row.pin : null;
  return { bookNo: row.bookNo, since: standingSince(book), pin, place, book };
}

function latest(one: number | null, two: number | null): number | null {
  return one === null || two === null ? (one ?? two) : Math.max(one, two);
}

function earliest(one: number | null, two: number | null): number | null {
  return one === null || two === null ? (one ?? two) : Math.min(one, two);
}
