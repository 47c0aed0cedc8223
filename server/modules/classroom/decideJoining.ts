import type { z } from 'zod';
import type { joiningBody } from '#contract/classroom.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { changeAccountStatus } from '#server/modules/status/public.ts';
import { requirePupil } from './requirePupil.ts';
import { staffActor } from './staffActor.ts';

/** Lets a pupil in who waits, or turns them down, who then belongs to no institution. @throws AppError STATUS_CHANGE_REFUSED for who does not wait */
export async function decideJoining(
  context: PostContext,
  accountNo: number,
  { approve }: z.infer<typeof joiningBody>,
): Promise<{ done: true }> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  await withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { status } = await requirePupil(inside, accountNo);
    if (status !== 'WAIT') throw new AppError('STATUS_CHANGE_REFUSED');
    const to = approve ? 'ACTIVE' : 'NO_AFFILIATION';
    await changeAccountStatus(inside, { accountNo, to, actor: staffActor(context), reason: 'BY_STAFF' });
    await recordStaffAction(inside, { kind: approve ? 'JOINING_APPROVED' : 'JOINING_REFUSED', accountNo });
  });
  return { done: true };
}
