import { PIECE_UNITS, piecesGrown } from './piecesGrown.ts';

/** A book as it was counted, without who read it. */
export interface ReefBook {
  bookNo: number;
  units: number;
}

/** A piece and the book that gives its title. */
export interface TitledPiece {
  /** The first, second, … piece of the reef. */
  ordinal: number;
  bookNo: number;
}

/** A step through the books of a piece that shares no divisor with most of their counts. */
const STRIDE = 7;

/**
 * Titles for the pieces that have none yet. A piece takes one of the books that were read while it grew: where there is
 * one, a title that the reef has not had. Which of them follows from their book numbers and not from who was last, so
 * that nobody sees whose book made it grow.
 *
 * @param books all of the reef, in the order in which they were counted
 * @param titled pieces that have their title, from the first on
 */
export function titlePieces(books: readonly ReefBook[], titled: readonly TitledPiece[]): TitledPiece[] {
  const known = new Set(titled.map(({ bookNo }) => bookNo));
  const added: TitledPiece[] = [];
  let units = 0;
  let during: number[] = [];
  let ordinal = 0;
  for (const book of books) {
    units += book.units;
    during.push(book.bookNo);
    if (piecesGrown(units) === ordinal) continue;
    ordinal += 1;
    if (ordinal > titled.length) {
      const bookNo = pick(during, known, ordinal);
      known.add(bookNo);
      added.push({ ordinal, bookNo });
    }
    // A book that reaches into the next piece belongs to that one as well.
    during = units > ordinal * PIECE_UNITS ? [book.bookNo] : [];
  }
  return added;
}

function pick(during: readonly number[], known: ReadonlySet<number>, ordinal: number): number {
  const books = [...new Set(during)].sort((one, two) => one - two);
  const fresh = books.filter((bookNo) => !known.has(bookNo));
  const choice = fresh.length > 0 ? fresh : books;
  const bookNo = choice[(ordinal * STRIDE) % choice.length];
  if (bookNo === undefined) throw new Error('a piece grows from at least one book');
  return bookNo;
}
