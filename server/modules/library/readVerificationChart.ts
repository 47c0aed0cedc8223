import type { VerificationChart } from '#contract/library.ts';
import { bookCategories } from '#domain/book/bookCategories.ts';
import { passRates } from '#domain/library/passRates.ts';
import { LIBRARY_TUNING } from '#domain/library/tuning.ts';
import { shiftMonth } from '#domain/point/goalHistory.ts';
import { seoulMonth } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { libraryFigures } from './repositories/libraryFigures.ts';

/** Verified books by month and category, and how many of the tried ones were verified. */
export async function readVerificationChart({ db, accountNo, now }: SignedInContext): Promise<VerificationChart> {
  const { chartMonths } = LIBRARY_TUNING;
  const running = seoulMonth(now);
  const months = Array.from({ length: chartMonths }, (_, index) => shiftMonth(running, index - chartMonths + 1));
  const verified = await libraryFigures.verifiedByMonth(db, accountNo, `${months[0]}-01`);
  const counted = new Map(verified.map(({ month, category, books }) => [`${month} ${category}`, books]));
  const categories = passRates(await libraryFigures.tried(db, accountNo));
  return {
    totalCount: categories.reduce((sum, { verifiedCount }) => sum + verifiedCount, 0),
    months: months.map((month) => ({
      month,
      counts: Object.fromEntries(
        bookCategories.map((category) => [category, counted.get(`${month} ${category}`) ?? 0]),
      ) as VerificationChart['months'][number]['counts'],
    })),
    categories,
  };
}
