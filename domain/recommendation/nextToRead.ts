import type { BookTraits } from './BookTraits.ts';
import { isReady } from './isReady.ts';
import { likeness, sameAuthor } from './likeness.ts';

/** Raq above the book just seen that makes a good next step, and how far from it a book may be. */
const NEXT_STEP = 30;
const REACH = 250;

/**
 * What to read after a book: other works of its author, and the books most like it, a small step harder preferred. After
 * a book that cannot be done here, those that can come first; after any, those of which nothing is here come last.
 *
 * @param candidates other books around its level; the book itself is left out
 * @returns numbers of all candidates, the best first
 */
export function nextToRead(
  book: BookTraits,
  candidates: readonly BookTraits[],
): { sameAuthor: number[]; next: number[] } {
  const late = (other: BookTraits) => Number(isReady(book) ? !other.readable && !other.playable : !isReady(other));
  const others = candidates.filter(({ bookNo }) => bookNo !== book.bookNo);
  const step = (other: BookTraits) => Math.abs(other.raq - book.raq - NEXT_STEP);
  const byStep = (one: BookTraits, two: BookTraits) => step(one) - step(two) || one.bookNo - two.bookNo;
  const ofAuthor = others.filter((other) => sameAuthor(book, other)).sort(byStep);
  const rest = others
    .filter((other) => !sameAuthor(book, other))
    .map((other) => ({ other, worth: likeness(book, other) - step(other) / REACH }))
    .sort((one, two) => late(one.other) - late(two.other) || two.worth - one.worth || byStep(one.other, two.other));
  return {
    sameAuthor: ofAuthor.map(({ bookNo }) => bookNo),
    next: rest.map(({ other }) => other.bookNo),
  };
}
