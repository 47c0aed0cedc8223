import type { BookCategory } from '../book/bookCategories.ts';
import { expectedComprehension } from '../book/expectedComprehension.ts';
import { writerOf } from '../book/writerOf.ts';
import type { BookTraits, LikedBook } from './BookTraits.ts';
import { isReady } from './isReady.ts';
import { likeness, sameAuthor } from './likeness.ts';
import { RECOMMENDATION_TUNING } from './tuning.ts';

/** Why a book is recommended; `recommendationReason` words it. */
export type Reason =
  | { kind: 'LIKED'; bookNo: number; bookName: string }
  | { kind: 'AUTHOR'; bookNo: number; bookName: string; authorName: string }
  | { kind: 'DISCOVERY'; category: BookCategory }
  | { kind: 'LEVEL' };

export interface Recommendation {
  bookNo: number;
  reason: Reason;
}

interface Reader {
  raq: number;
  liked: readonly LikedBook[];
}

interface Rated extends BookTraits {
  worth: number;
  fit: number;
  closest: { book: LikedBook; likeness: number } | null;
}

/**
 * Orders candidates for one reader, the best first, and those that can be read and played here before all others that
 * suit the level. Each place goes to the book of most worth: fit to the level plus
 * likeness to what was liked, less what the places before already offered. The same input gives the same order; equal
 * worth goes to the easier book, then to the lower number.
 *
 * @param candidates books the reader does not know yet, in any order
 */
export function recommendBooks(reader: Reader, candidates: readonly BookTraits[], limit: number): Recommendation[] {
  const known = new Set(reader.liked.map((book) => book.category));
  const left = candidates.map((book) => rate(reader, book)).sort(byNumber);
  const chosen: Recommendation[] = [];
  const categories = new Map<BookCategory, number>();
  const authors: Rated[] = [];
  while (chosen.length < limit && left.length > 0) {
    const discovering = known.size > 0 && (chosen.length + 1) % RECOMMENDATION_TUNING.discoveryEvery === 0;
    const worthNow = (book: Rated) =>
      book.worth -
      RECOMMENDATION_TUNING.again.category * (categories.get(book.category) ?? 0) -
      RECOMMENDATION_TUNING.again.author * authors.filter((before) => sameAuthor(before, book)).length;
    // What can be done at once comes first, as long as it suits the level at all.
    const ready = left.filter((book) => isReady(book) && book.fit > 0);
    const pool = ready.length > 0 ? ready : left;
    const unknown = discovering ? pool.filter((book) => !known.has(book.category) && book.fit > 0) : [];
    const best = bestOf(unknown.length > 0 ? unknown : pool, worthNow);
    left.splice(left.indexOf(best), 1);
    categories.set(best.category, (categories.get(best.category) ?? 0) + 1);
    authors.push(best);
    chosen.push({ bookNo: best.bookNo, reason: reasonOf(best, known) });
  }
  return chosen;
}

function rate(reader: Reader, book: BookTraits): Rated {
  const { worth, bestComprehension, comprehensionReach } = RECOMMENDATION_TUNING;
  const away = Math.abs(expectedComprehension(reader.raq, book.raq) - bestComprehension);
  const fit = Math.max(0, 1 - away / comprehensionReach);
  let taste = 0;
  let closest: Rated['closest'] = null;
  let strongest = 0;
  for (const liked of reader.liked) {
    const alike = likeness(liked, book);
    const pull = liked.weight * alike;
    if (pull <= strongest) continue;
    strongest = pull;
    closest = { book: liked, likeness: alike };
    taste = Math.min(1, pull / RECOMMENDATION_TUNING.liking.favourite);
  }
  // What is far too hard or too easy stays far behind, however much it is liked.
  const suits = worth.fit * fit + worth.taste * taste * Math.max(0.2, fit);
  return { ...book, fit, worth: suits + (book.playable ? worth.playable * fit : 0), closest };
}

function reasonOf(book: Rated, known: ReadonlySet<BookCategory>): Reason {
  const { closest } = book;
  if (closest !== null && closest.likeness >= RECOMMENDATION_TUNING.reasonLikeness) {
    const { bookNo, bookName, authorName } = closest.book;
    if (sameAuthor(closest.book, book)) return { kind: 'AUTHOR', bookNo, bookName, authorName: writerOf(authorName) };
    return { kind: 'LIKED', bookNo, bookName };
  }
  return known.size > 0 && !known.has(book.category)
    ? { kind: 'DISCOVERY', category: book.category }
    : { kind: 'LEVEL' };
}

function bestOf(books: readonly Rated[], worthNow: (book: Rated) => number): Rated {
  const worths = books.map(worthNow);
  return books[worths.indexOf(Math.max(...worths))] as Rated;
}

/** The easier one first, so that it wins among equals. */
function byNumber(one: Rated, two: Rated): number {
  return one.raq - two.raq || one.bookNo - two.bookNo;
}
