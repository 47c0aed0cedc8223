import type { BookCategory } from '../book/bookCategories.ts';
import type { ContestRound } from './ContestRound.ts';
import type { ContestBand } from './checkContestPlan.ts';

interface PricedBook {
  readonly bookNo: number;
  readonly category: BookCategory;
  readonly maxPoint: number;
}

/** The levels of a contest: a plan's bands with what each book is worth on the day the contest is made. */
export function contentOfPlan(
  plan: { readonly planId: string; readonly bands: readonly (ContestBand & { readonly name: string })[] },
  books: readonly PricedBook[],
  rounds: ContestRound[],
) {
  const known = new Map(books.map((book) => [book.bookNo, book]));
  const listed = (weeks: readonly (readonly number[])[]) =>
    weeks.flatMap((week, index) =>
      week.flatMap((bookNo) => {
        const book = known.get(bookNo);
        return book ? [{ roundNo: index + 1, bookNo, maxPoint: book.maxPoint, category: book.category }] : [];
      }),
    );
  return {
    planId: plan.planId,
    rounds,
    levels: plan.bands.map(({ code, name, levels, weeks, reserves }) => ({
      code,
      name,
      levels: [...levels],
      books: listed(weeks),
      reserves: listed(reserves),
    })),
  };
}
