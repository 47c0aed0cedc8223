import { seoulMonth } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { monthGoals } from '#server/modules/library/public.ts';

/** Sets the goal of this month and of those after it. */
export async function setGoal(
  { db, accountNo, now }: SignedInContext,
  bookCount: number,
): Promise<{ thisMonthGoalBookCount: number }> {
  await withTransaction(db, (trx) => monthGoals.set(trx, accountNo, seoulMonth(now), bookCount));
  return { thisMonthGoalBookCount: bookCount };
}
