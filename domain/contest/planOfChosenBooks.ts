import { readingLevels } from '../book/readingLevels.ts';
import { ownPlanSize } from './ownPlanSize.ts';
import type { CandidateBook } from './proposePlan.ts';

/** A week of a contest with one level for all. */
interface ChosenPlan {
  code: string;
  name: string;
  levels: string[];
  weeks: number[][];
  reserves: number[][];
}

/**
 * What is wrong with books that a teacher chose for the weeks of a contest.
 *
 * @param books those of the chosen that are offered
 * @returns in words; null when nothing is
 */
export function refuseChosenBooks(
  weeks: readonly (readonly number[])[],
  books: readonly Pick<CandidateBook, 'bookNo' | 'hasMissions'>[],
): string | null {
  const all = weeks.flat();
  if (new Set(all).size < all.length) return '같은 책이 두 번 있어요. 한 번만 골라 주세요.';
  const known = new Map(books.map((book) => [book.bookNo, book]));
  const missing = all.filter((bookNo) => known.get(bookNo)?.hasMissions !== true);
  if (missing.length > 0)
    return `지금 네 가지 미션이 없는 책이 있어요: ${missing.join(', ')}. 다른 책으로 바꿔 주세요.`;
  return null;
}

/**
 * A plan of chosen books with one level for everybody. Reserves are proposed for each week: of its categories, near it on
 * the raq scale, and begun by the fewest.
 *
 * @param library every book with missions that may stand in
 */
export function planOfChosenBooks(
  weeks: readonly (readonly number[])[],
  library: readonly CandidateBook[],
): ChosenPlan {
  const used = new Set(weeks.flat());
  const known = new Map(library.map((book) => [book.bookNo, book]));
  const reserves = weeks.map((week) => {
    const own = week.flatMap((bookNo) => known.get(bookNo) ?? []);
    const raq = own.reduce((sum, book) => sum + book.raq, 0) / Math.max(1, own.length);
    const fits = library
      .filter(({ bookNo, category, hasMissions }) => {
        return hasMissions && !used.has(bookNo) && own.some((book) => book.category === category);
      })
      .toSorted((one, other) => costOf(one, raq) - costOf(other, raq) || one.bookNo - other.bookNo)
      .slice(0, ownPlanSize.reservesAWeek)
      .map(({ bookNo }) => bookNo);
    for (const bookNo of fits) used.add(bookNo);
    return fits;
  });
  return {
    code: 'A1',
    name: '모두 함께',
    levels: readingLevels.map(({ code }) => code),
    weeks: weeks.map((week) => [...week]),
    reserves,
  };
}

/** Distance on the raq scale that one recent reader of a book weighs as much as. */
const RAQ_PER_READER = 20;

const costOf = ({ raq, readerCount }: CandidateBook, wanted: number) =>
  Math.abs(raq - wanted) + readerCount * RAQ_PER_READER;
