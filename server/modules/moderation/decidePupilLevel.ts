import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { contestLevelReviews, decideLevel } from '#server/modules/contest/public.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { auditLog } from '#server/repositories/auditLog.ts';

/**
 * Decides which contest level a pupil gets whose tests leave it in doubt. Who decided stands in the records of the
 * institution and in those of the contest.
 *
 * @throws AppError NOT_FOUND for one that is decided or another pupil's, or a level that is no choice; DEMO_ACCOUNT
 */
export async function decidePupilLevel(
  context: PostContext,
  { accountNo, subjectNo }: { accountNo: number; subjectNo: number },
  { levelCode, reason }: { levelCode: string; reason: string },
): Promise<{ done: true }> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { now, staffNo } = context;
  await withTransaction(context.db, async (db) => {
    const waiting = await contestLevelReviews.find(db, subjectNo);
    if (waiting?.accountNo !== accountNo || waiting.state !== 'OPEN') throw new AppError('NOT_FOUND');
    const decision = { reviewNo: subjectNo, levelCode, words: reason, staffNo };
    const review = await decideLevel({ ...context, db }, decision);
    if (review === null) throw new AppError('NOT_FOUND');
    await auditLog.append(db, {
      at: now,
      actorKind: 'OPERATOR',
      actor: `staff:${staffNo}`,
      event: 'CONTEST_LEVEL_DECIDED',
      accountNo,
      details: { contestNo: review.contestNo, reviewNo: subjectNo, levelCode },
    });
    await recordStaffAction(
      { ...context, db },
      { kind: 'LEVEL_DECIDED', accountNo, detail: `${subjectNo} ${levelCode}` },
    );
  });
  return { done: true };
}
