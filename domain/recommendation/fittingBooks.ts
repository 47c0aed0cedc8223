import type { BookCategory } from '../book/bookCategories.ts';
import { expectedComprehension, fitOf } from '../book/expectedComprehension.ts';
import type { BookTraits } from './BookTraits.ts';
import { RECOMMENDATION_TUNING } from './tuning.ts';

/** The weight of a category without a preference. */
const MIDDLE = 0.5;

/**
 * Books of the right level, of several kinds: the best first. Books that are too hard or too easy come only when there
 * are not enough others. The same input gives the same order.
 *
 * @param weights how much each category suits the reader, 0–1
 */
export function fittingBooks(
  candidates: readonly BookTraits[],
  raq: number,
  limit: number,
  weights: Partial<Readonly<Record<BookCategory, number>>> = {},
): number[] {
  const { bestComprehension, comprehensionReach, worth, again } = RECOMMENDATION_TUNING;
  const left = [...candidates].sort((one, other) => one.raq - other.raq || one.bookNo - other.bookNo);
  const taken = new Map<BookCategory, number>();
  const value = (book: BookTraits) => {
    const away = Math.abs(expectedComprehension(raq, book.raq) - bestComprehension) / comprehensionReach;
    const fits = fitOf(raq, book.raq) === 'FIT' ? worth.fit : 0;
    const suits = worth.taste * (weights[book.category] ?? MIDDLE);
    const playable = book.playable ? worth.playable : 0;
    return 2 * fits - away + suits + playable - again.category * (taken.get(book.category) ?? 0);
  };
  const chosen: number[] = [];
  while (chosen.length < limit && left.length > 0) {
    const best = left.reduce((most, book) => (value(book) > value(most) ? book : most));
    left.splice(left.indexOf(best), 1);
    taken.set(best.category, (taken.get(best.category) ?? 0) + 1);
    chosen.push(best.bookNo);
  }
  return chosen;
}
