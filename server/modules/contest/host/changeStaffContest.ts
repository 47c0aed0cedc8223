import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { forgetContests } from '../readSiteContests.ts';
import type { StoredContest } from '../repositories/contests.ts';
import { mayChangeContest, requireStaffContest } from './requireStaffContest.ts';

/**
 * Changes a contest in one transaction, for who may.
 *
 * @throws AppError NOT_FOUND; DEMO_ACCOUNT
 */
export async function changeStaffContest(
  context: PostContext,
  contestNo: number,
  work: (inside: PostContext, contest: StoredContest) => Promise<void>,
): Promise<{ done: true }> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  await withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const contest = await requireStaffContest(inside, contestNo);
    if (!mayChangeContest(inside, contest)) throw new AppError('NOT_FOUND');
    await work(inside, contest);
  }).finally(() => forgetContests(context.db));
  return { done: true };
}
