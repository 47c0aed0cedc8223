import type { Random } from '../random/createRandom.ts';
import { shuffled } from '../random/shuffled.ts';
import { type AskedInBell, bellForms } from './BellRoom.ts';

/** A question that a book offers. */
export interface BellQuestion extends AskedInBell {
  readonly bookNo: number;
  readonly bookName: string;
  readonly itemKey: string;
  readonly question: string;
  /** Of each option, as a pack names it; none where there are words alone. */
  readonly images: readonly string[];
  /** Number of the right answer, from 1: of an option, or of an order (`orderNo`). */
  readonly answer: number;
  readonly explanation: string;
}

/**
 * Questions for a round: every book has its share as far as its questions go, and so has each form within a book. The
 * same random gives the same questions.
 */
export function drawQuestions(offered: readonly BellQuestion[], count: number, random: Random): BellQuestion[] {
  const books = [...new Set(offered.map(({ bookNo }) => bookNo))];
  const perBook = shuffled(books, random).map((bookNo) => {
    const own = shuffled(
      offered.filter((question) => question.bookNo === bookNo),
      random,
    );
    return inTurn(bellForms.map((form) => own.filter((question) => question.form === form)));
  });
  return shuffled(inTurn(perBook).slice(0, count), random);
}

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
