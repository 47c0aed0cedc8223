import { contestStatus } from '#domain/contest/contestStatus.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { contests } from '../repositories/contests.ts';
import { changeStaffContest } from './changeStaffContest.ts';

const NOT_BEGUN = '아직 시작하지 않은 대회예요. 끝내는 대신 거둘 수 있어요.';

/**
 * Ends a contest that runs; points and places stay. One that is over stays as it is.
 *
 * @throws AppError NOT_FOUND; CONTEST_NOT_IN_PROGRESS before it starts; DEMO_ACCOUNT
 */
export function closeStaffContest(context: PostContext, contestNo: number): Promise<{ done: true }> {
  return changeStaffContest(context, contestNo, async (inside, contest) => {
    const status = contestStatus(contest, context.now);
    if (status === 'COMPLETED') return;
    if (status === 'WAIT') throw new AppError('CONTEST_NOT_IN_PROGRESS', { message: NOT_BEGUN });
    if (!(await contests.change(inside.db, contest, { closedAt: context.now }))) throw new AppError('CONFLICT');
    await recordStaffAction(inside, { kind: 'CONTEST_CLOSED', detail: `contest ${contestNo}` });
  });
}
