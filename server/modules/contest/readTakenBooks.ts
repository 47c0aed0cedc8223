import type { ContestQuery } from '#contract/contest.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { requireContest } from './findContest.ts';
import { isTaken } from './missionsLeft.ts';
import { contestAttempts } from './repositories/contestAttempts.ts';
import { contestBooks } from './repositories/contestBooks.ts';

/** Numbers of the books in my list that have been taken; none without a contest level. */
export async function readTakenBooks(context: SignedInContext, asked: ContestQuery): Promise<number[]> {
  const { mine } = await requireContest(context, asked);
  const books = mine?.level.books ?? [];
  const bookNos = books.map(({ bookNo }) => bookNo);
  const attempts = await contestAttempts.ofBooks(context.db, context.accountNo, bookNos);
  const offered = await contestBooks.offered(context.db, bookNos);
  return books
    .filter(({ bookNo, maxPoint }) =>
      isTaken(
        maxPoint,
        attempts.filter((attempt) => attempt.bookNo === bookNo),
        offered(bookNo),
      ),
    )
    .map(({ bookNo }) => bookNo);
}
