import { seoulMonth } from '#domain/time/seoulDay.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { monthGoals } from '../../repositories/monthGoals.ts';
import type { SignedInContext } from '../Context.ts';

/** Sets the goal of this month and of those after it. */
export async function setGoal(
  { db, accountNo, now }: SignedInContext,
  bookCount: number,
): Promise<{ thisMonthGoalBookCount: number }> {
  await withTransaction(db, (trx) => monthGoals.set(trx, accountNo, seoulMonth(now), bookCount));
  return { thisMonthGoalBookCount: bookCount };
}
