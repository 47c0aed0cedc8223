import { classesInReach } from '#domain/staff/staffRights.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { contests, type StoredContest } from '../repositories/contests.ts';

/** Whether somebody sees a contest: of the institution, or with a class in reach. */
export function seesContest({ post }: PostContext, { classNos }: Pick<StoredContest, 'classNos'>): boolean {
  const reach = classesInReach(post, 'GIVE_CONTEST') ?? [];
  return reach === 'ALL' || classNos.length === 0 || classNos.some((classNo) => reach.includes(classNo));
}

/** Whether somebody may end it or take it back: who gave it, and who reaches all of the institution. */
export function mayChangeContest({ post, staffNo }: PostContext, contest: Pick<StoredContest, 'staffNo'>): boolean {
  return contest.staffNo === staffNo || classesInReach(post, 'GIVE_CONTEST') === 'ALL';
}

/** @throws AppError NOT_FOUND for a contest of somebody else */
export async function requireStaffContest(context: PostContext, contestNo: number): Promise<StoredContest> {
  const contest = await contests.find(context.db, contestNo);
  if (contest === undefined || contest.academyNo !== context.post.academyNo || !seesContest(context, contest))
    throw new AppError('NOT_FOUND');
  return contest;
}
