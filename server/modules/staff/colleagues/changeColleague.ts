import type { z } from 'zod';
import type { colleagueBody } from '#contract/staff.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import type { Db } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '../recordStaff.ts';
import { staffPosts } from '../repositories/staffPosts.ts';

const LAST_DIRECTOR = '이 기관을 맡은 사람이 아무도 남지 않게 돼요. 다른 분에게 먼저 맡겨 주세요.';

/** Another role or other classes for somebody of the institution. @throws AppError NOT_FOUND; STATUS_CHANGE_REFUSED for the last director */
export async function changeColleague(
  context: PostContext,
  staffNo: number,
  { role, classNos }: z.infer<typeof colleagueBody>,
): Promise<{ done: true }> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { academyNo } = context.post;
  await withTransaction(context.db, async (db) => {
    await requireColleague(db, academyNo, staffNo);
    if (role !== 'DIRECTOR') await requireOtherDirector(db, academyNo, staffNo);
    await staffPosts.open(db, { staffNo, academyNo, role }, context.now);
    await staffPosts.stopTeaching(db, staffNo, academyNo);
    await staffPosts.teach(db, staffNo, academyNo, classNos);
    await recordStaffAction(
      { ...context, db },
      { kind: 'STAFF_CHANGED', detail: `${staffNo} ${role} ${classNos.join(',')}` },
    );
  });
  return { done: true };
}

/** Ends the post of somebody. What they wrote and assigned stays. @throws AppError NOT_FOUND; STATUS_CHANGE_REFUSED for the last director */
export async function releaseColleague(context: PostContext, staffNo: number): Promise<{ done: true }> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { academyNo } = context.post;
  await withTransaction(context.db, async (db) => {
    await requireColleague(db, academyNo, staffNo);
    await requireOtherDirector(db, academyNo, staffNo);
    await staffPosts.end(db, staffNo, academyNo, context.now);
    await recordStaffAction({ ...context, db }, { kind: 'STAFF_RELEASED', detail: String(staffNo) });
  });
  return { done: true };
}

async function requireColleague(db: Db, academyNo: number, staffNo: number): Promise<void> {
  const staff = await staffPosts.listStaff(db, academyNo);
  if (!staff.some((each) => each.staffNo === staffNo)) throw new AppError('NOT_FOUND');
}

async function requireOtherDirector(db: Db, academyNo: number, staffNo: number): Promise<void> {
  const directors = (await staffPosts.listStaff(db, academyNo)).filter(({ role }) => role === 'DIRECTOR');
  if (directors.every((each) => each.staffNo === staffNo) && directors.length > 0)
    throw new AppError('STATUS_CHANGE_REFUSED', { message: LAST_DIRECTOR });
}
