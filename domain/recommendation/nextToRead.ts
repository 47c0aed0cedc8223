import type { BookTraits } from './BookTraits.ts';
import { likeness, sameAuthor } from './likeness.ts';

/** Raq above the book just seen that makes a good next step, and how far from it a book may be. */
const NEXT_STEP = 30;
const REACH = 250;

/**
 * What to read after a book: other works of its author, and the books most like it, a small step harder preferred.
 *
 * @param candidates other books around its level; the book itself is left out
 */
export function nextToRead(
  book: BookTraits,
  candidates: readonly BookTraits[],
  limit: number,
): { sameAuthor: number[]; next: number[] } {
  const others = candidates.filter(({ bookNo }) => bookNo !== book.bookNo);
  const step = (other: BookTraits) => Math.abs(other.raq - book.raq - NEXT_STEP);
  const byStep = (one: BookTraits, two: BookTraits) => step(one) - step(two) || one.bookNo - two.bookNo;
  const worth = (other: BookTraits) => likeness(book, other) - step(other) / REACH;
  const ofAuthor = others.filter((other) => sameAuthor(book, other)).sort(byStep);
  const rest = others.filter((other) => !sameAuthor(book, other));
  rest.sort((one, two) => worth(two) - worth(one) || byStep(one, two));
  const numbers = (books: readonly BookTraits[]) => books.slice(0, limit).map(({ bookNo }) => bookNo);
  return { sameAuthor: numbers(ofAuthor), next: numbers(rest) };
}
