import { levelOfRaq } from '../book/readingLevels.ts';
import { createRandom } from '../random/createRandom.ts';
import { shuffled } from '../random/shuffled.ts';
import { type ContestBand, checkContestPlan, type PlannedBook, type PlanSize } from './checkContestPlan.ts';

/** A book with what speaks against it. */
export interface CandidateBook extends PlannedBook {
  /** Contests that it was in. */
  contestCount: number;
  /** Recent readers of its level who have begun it. */
  readerCount: number;
}

/** Draws that are compared; nearly always the first of them holds already. */
const DRAWS = 40;

/**
 * Proposes the books of a contest: those that were in the fewest contests and that the fewest readers have begun, with
 * several categories a week, reserves of the same categories, and easier weeks first. Equal candidates are drawn by lot.
 *
 * @returns the best plan found; `checkContestPlan` names what a library without enough books leaves open
 */
export function proposePlan<T extends Pick<ContestBand, 'code' | 'levels'>>(
  bands: readonly T[],
  books: readonly CandidateBook[],
  size: PlanSize,
  seed: number,
): (T & ContestBand)[] {
  const random = createRandom(seed);
  return bands.map((band) => {
    const own = books.filter(({ raq, hasMissions }) => hasMissions && band.levels.includes(levelOfRaq(raq)));
    let best: { band: T & ContestBand; problems: number } | null = null;
    for (let draw = 0; draw < DRAWS && best?.problems !== 0; draw += 1) {
      const drawn = { ...band, ...drawWeeks(shuffled(own, random), size) };
      const problems = checkContestPlan({ planId: 'proposal', status: 'READY', bands: [drawn] }, own, size).filter(
        ({ field }) => field !== 'bands',
      ).length;
      if (best === null || problems < best.problems) best = { band: drawn, problems };
    }
    return best?.band ?? { ...band, weeks: [], reserves: [] };
  });
}

const byUse = (one: CandidateBook, other: CandidateBook) =>
  one.contestCount - other.contestCount || one.readerCount - other.readerCount;

/** Books by week, place by place, so that no week takes the best of all. */
function drawWeeks(books: readonly CandidateBook[], size: PlanSize): Pick<ContestBand, 'weeks' | 'reserves'> {
  const left = books.toSorted(byUse);
  const weeks = Array.from({ length: size.weeks }, () => ({ books: [] as CandidateBook[], reserves: [] as number[] }));
  const take = (fits: (book: CandidateBook) => boolean) => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  for (let place = 0; place < size.booksAWeek; place += 1) {
    for (const { books: own } of weeks) {
      const varied = place < size.categoriesAWeek;
      const book = take(({ category }) => !varied || !own.some((one) => one.category === category)) ?? take(() => true);
      if (book) own.push(book);
    }
  }
  for (let place = 0; place < size.reservesAWeek; place += 1) {
    for (const { books: own, reserves } of weeks) {
      const book = take(({ category }) => own.some((one) => one.category === category));
      if (book) reserves.push(book.bookNo);
    }
  }
  const mean = (own: readonly CandidateBook[]) => own.reduce((sum, { raq }) => sum + raq, 0) / Math.max(1, own.length);
  weeks.sort((one, other) => mean(one.books) - mean(other.books));
  return {
    weeks: weeks.map(({ books: own }) => own.map(({ bookNo }) => bookNo)),
    reserves: weeks.map(({ reserves }) => reserves),
  };
}
