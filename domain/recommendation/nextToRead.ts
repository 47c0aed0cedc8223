import type { BookTraits } from './BookTraits.ts';
import { likeness, sameAuthor } from './likeness.ts';

/** Raq above the book just seen that makes a good next step, and how far from it a book may be. */
const NEXT_STEP = 30;
const REACH = 250;

/**
 * What to read after a book: other works of its author, and the books most like it, a small step harder preferred.
 *
 * @param candidates other books around its level; the book itself is left out
 * @returns numbers of all candidates, the best first
 */
export function nextToRead(
  book: BookTraits,
  candidates: readonly BookTraits[],
): { sameAuthor: number[]; next: number[] } {
  const others = candidates.filter(({ bookNo }) => bookNo !== book.bookNo);
  const step = (other: BookTraits) => Math.abs(other.raq - book.raq - NEXT_STEP);
  const byStep = (one: BookTraits, two: BookTraits) => step(one) - step(two) || one.bookNo - two.bookNo;
  const ofAuthor = others.filter((other) => sameAuthor(book, other)).sort(byStep);
  const rest = others
    .filter((other) => !sameAuthor(book, other))
    .map((other) => ({ other, worth: likeness(book, other) - step(other) / REACH }))
    .sort((one, two) => two.worth - one.worth || byStep(one.other, two.other));
  return {
    sameAuthor: ofAuthor.map(({ bookNo }) => bookNo),
    next: rest.map(({ other }) => other.bookNo),
  };
}
