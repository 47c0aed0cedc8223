import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { contestReviews, decideReview } from '#server/modules/contest/public.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { settlementNotices } from './repositories/settlementNotices.ts';

interface HoldDecision {
  decision: 'RELEASE' | 'CONFIRM';
  reason: string;
}

/**
 * Decides whether a result that was held back counts for the contest, as an operator would. Who decided stands in the
 * records of the institution and in those of the contest.
 *
 * @throws AppError NOT_FOUND for one that is decided or another pupil's; DEMO_ACCOUNT
 */
export async function decideHold(
  context: PostContext,
  { accountNo, subjectNo }: { accountNo: number; subjectNo: number },
  { decision, reason }: HoldDecision,
): Promise<{ done: true }> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { now, staffNo } = context;
  await withTransaction(context.db, async (db) => {
    const held = await contestReviews.find(db, subjectNo);
    if (held?.accountNo !== accountNo || held.subject !== 'HOLD') throw new AppError('NOT_FOUND');
    const state = decision === 'RELEASE' ? 'RELEASED' : 'CONFIRMED';
    const review = await decideReview(db, { reviewNo: subjectNo, state, words: reason, now });
    if (review === null) throw new AppError('NOT_FOUND');
    const { contestNo, bookNo } = review;
    const settlement = { subject: 'HOLD', decision } as const;
    await settlementNotices.put(db, { settlement, subjectNo, accountNo, staffNo, bookNo, reason }, now);
    await auditLog.append(db, {
      at: now,
      actorKind: 'OPERATOR',
      actor: `staff:${staffNo}`,
      event: `CONTEST_HOLD_${state}`,
      accountNo,
      details: { contestNo, reviewNo: subjectNo },
    });
    await recordStaffAction(
      { ...context, db },
      { kind: 'HOLD_DECIDED', accountNo, detail: `${subjectNo} ${decision}` },
    );
  });
  return { done: true };
}
