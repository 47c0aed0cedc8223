import type { z } from 'zod';
import type { inviteBody } from '#contract/staff.ts';
import { isEmail } from '#domain/account/contactRules.ts';
import { normalizeEmail } from '#domain/account/normalizeEmail.ts';
import { staffTuning } from '#domain/staff/tuning.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { inviteStaff } from '../invites/inviteStaff.ts';
import { recordStaffAction } from '../recordStaff.ts';
import { staffInvites } from '../repositories/staffInvites.ts';
import { staffPosts } from '../repositories/staffPosts.ts';

/** Invites somebody to the institution by mail. @throws AppError INVALID_INPUT; DEMO_ACCOUNT: a visitor sends no mail */
export async function inviteColleague(
  context: PostContext,
  given: z.infer<typeof inviteBody>,
): Promise<{ done: true }> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { now, post, staffNo, site } = context;
  const email = normalizeEmail(given.email);
  if (!isEmail(email)) throw new AppError('INVALID_INPUT', { fields: { email: '메일 주소를 다시 확인해 주세요.' } });
  await withTransaction(context.db, async (db) => {
    const { academyNo } = post;
    const waiting = await staffInvites.list(db, academyNo, now);
    if (waiting.length >= staffTuning.mostInvites && !waiting.some((each) => each.email === email))
      throw new AppError('INVALID_INPUT', {
        fields: { email: '기다리는 초대가 너무 많아요. 먼저 몇 개를 거두어 주세요.' },
      });
    const here = (await staffPosts.listStaff(db, academyNo)).some((each) => each.email === email);
    if (here) throw new AppError('INVALID_INPUT', { fields: { email: '이미 이 기관에 있는 분이에요.' } });
    const academyName = (await staffPosts.list(db, staffNo)).find((each) => each.academyNo === academyNo)?.academyName;
    const inside = { ...context, db };
    await inviteStaff(inside, { ...given, email, academyNo, academyName: academyName ?? '', site, invitedBy: staffNo });
    await recordStaffAction(inside, { kind: 'STAFF_INVITED', detail: given.role });
  });
  return { done: true };
}

/** Withdraws an invitation that waits. @throws AppError NOT_FOUND */
export async function withdrawInvite(context: PostContext, inviteNo: number): Promise<{ done: true }> {
  await withTransaction(context.db, async (db) => {
    if (!(await staffInvites.withdraw(db, context.post.academyNo, { inviteNo }))) throw new AppError('NOT_FOUND');
    await recordStaffAction({ ...context, db }, { kind: 'INVITE_WITHDRAWN' });
  });
  return { done: true };
}
