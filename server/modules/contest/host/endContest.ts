import { contestStatus } from '#domain/contest/contestStatus.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { forgetContests } from '../readContests.ts';
import { contests } from '../repositories/contests.ts';
import { mayChangeContest, requireStaffContest } from './requireStaffContest.ts';

/**
 * Ends a contest that runs; points and places stay. One that is over stays as it is.
 *
 * @throws AppError NOT_FOUND; CONTEST_NOT_IN_PROGRESS before it starts; DEMO_ACCOUNT
 */
export async function closeStaffContest(context: PostContext, contestNo: number): Promise<{ done: true }> {
  await change(context, contestNo, async (inside) => {
    const contest = await requireStaffContest(inside, contestNo);
    const status = contestStatus(contest, context.now);
    if (status === 'COMPLETED') return;
    if (status === 'WAIT') throw new AppError('CONTEST_NOT_IN_PROGRESS');
    if (!(await contests.change(inside.db, contest, { closedAt: context.now }))) throw new AppError('CONFLICT');
    await recordStaffAction(inside, { kind: 'CONTEST_CLOSED', detail: `contest ${contestNo}` });
  });
  return { done: true };
}

/**
 * Takes a contest back before it starts.
 *
 * @throws AppError NOT_FOUND; CONTEST_BEGUN once it has started; DEMO_ACCOUNT
 */
export async function removeStaffContest(context: PostContext, contestNo: number): Promise<{ done: true }> {
  await change(context, contestNo, async (inside) => {
    const contest = await requireStaffContest(inside, contestNo);
    if (contestStatus(contest, context.now) !== 'WAIT') throw new AppError('CONTEST_BEGUN');
    await contests.remove(inside.db, contestNo);
    await recordStaffAction(inside, { kind: 'CONTEST_REMOVED', detail: `contest ${contestNo}` });
  });
  return { done: true };
}

async function change(
  context: PostContext,
  contestNo: number,
  work: (inside: PostContext) => Promise<void>,
): Promise<void> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  await withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    if (!mayChangeContest(inside, await requireStaffContest(inside, contestNo))) throw new AppError('NOT_FOUND');
    await work(inside);
  }).finally(() => forgetContests(context.db));
}
