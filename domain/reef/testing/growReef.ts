import { countBook } from '../countBook.ts';
import { piecesGrown } from '../piecesGrown.ts';
import type { ReefBook } from '../titlePieces.ts';

/** A child of a class finishes a book. */
export interface FinishedBook {
  child: number;
  bookNo: number;
  week: number;
  /** Members of the class at that moment. */
  members: number;
}

/** A reef after some finished books, as the server keeps it. */
export interface GrownReef {
  books: (ReefBook & { child: number })[];
  units: number;
  pieces: number;
}

/** Counts finished books as the server does: a book of a child once, and so many a week. */
export function growReef(finished: readonly FinishedBook[]): GrownReef {
  const books: GrownReef['books'] = [];
  const known = new Set<string>();
  const weeks = new Map<string, number>();
  for (const { child, bookNo, week, members } of finished) {
    const key = `${child} ${week}`;
    if (known.has(`${child} ${bookNo}`)) continue;
    known.add(`${child} ${bookNo}`);
    const counted = countBook(members, weeks.get(key) ?? 0);
    if (counted === null) continue;
    weeks.set(key, counted.slot);
    books.push({ child, bookNo, units: counted.units });
  }
  const units = books.reduce((sum, book) => sum + book.units, 0);
  return { books, units, pieces: piecesGrown(units) };
}
