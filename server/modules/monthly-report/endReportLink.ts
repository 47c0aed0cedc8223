import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { staffActor } from '#server/modules/classroom/public.ts';
import { reportShares } from '#server/modules/parent-share/public.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { auditLog } from '#server/repositories/auditLog.ts';

/** Ends a link that this institution made: a slip that went to the wrong family opens nothing more. @throws AppError NOT_FOUND, DEMO_ACCOUNT */
export async function endReportLink(
  context: PostContext,
  { accountNo, shareNo }: { accountNo: number; shareNo: number },
): Promise<{ done: true }> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { now, post } = context;
  const { academyNo } = post;
  await withTransaction(context.db, async (db) => {
    if (!(await reportShares.end(db, { academyNo, accountNo, shareNo }, now))) throw new AppError('NOT_FOUND');
    await recordStaffAction({ ...context, db }, { kind: 'REPORT_LINK_ENDED', accountNo });
    await auditLog.append(db, {
      at: now,
      actorKind: 'OPERATOR',
      actor: staffActor(context).name,
      event: 'PARENT_SHARE_REVOKED',
      accountNo,
      academyNo,
      details: { shareNo },
    });
  });
  return { done: true };
}
