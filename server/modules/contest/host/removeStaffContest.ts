import { contestStatus } from '#domain/contest/contestStatus.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { contests } from '../repositories/contests.ts';
import { changeStaffContest } from './changeStaffContest.ts';

/**
 * Takes a contest back before it starts.
 *
 * @throws AppError NOT_FOUND; CONTEST_BEGUN once it has started; DEMO_ACCOUNT
 */
export function removeStaffContest(context: PostContext, contestNo: number): Promise<{ done: true }> {
  return changeStaffContest(context, contestNo, async (inside, contest) => {
    if (contestStatus(contest, context.now) !== 'WAIT') throw new AppError('CONTEST_BEGUN');
    await contests.remove(inside.db, contestNo);
    await recordStaffAction(inside, { kind: 'CONTEST_REMOVED', detail: `contest ${contestNo}` });
  });
}
