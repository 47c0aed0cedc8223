import type { Settlement } from '#domain/moderation/settlements.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import type { Trx } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { aquariumProfiles } from '#server/modules/aquarium/public.ts';
import { hideReported, keepReported, neighbourBlocks } from '#server/modules/neighbour/public.ts';
import { bookReviews } from '#server/modules/review/public.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { itemReports } from '#server/repositories/itemReports.ts';
import { settlementNotices } from './repositories/settlementNotices.ts';

/** Decisions about reports; those about results of a contest are `decideHold`'s. */
type ReportSettlement = Exclude<Settlement, { subject: 'HOLD' }>;

/**
 * Settles a report about or by a pupil, who is shown the reason.
 *
 * @throws AppError NOT_FOUND for one that is settled or another pupil's; DEMO_ACCOUNT
 */
export async function settleReport(
  context: PostContext,
  { accountNo, subjectNo }: { accountNo: number; subjectNo: number },
  { reason, ...settlement }: ReportSettlement & { reason: string },
): Promise<{ done: true }> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  await withTransaction(context.db, async (db) => {
    const settled = await settle(db, settlement, { accountNo, subjectNo, reason, now: context.now });
    if (settled === null) throw new AppError('NOT_FOUND');
    if (settled.notify) {
      const notice = { settlement, subjectNo, accountNo, staffNo: context.staffNo, bookNo: settled.bookNo, reason };
      await settlementNotices.put(db, notice, context.now);
    }
    const detail = `${settlement.subject} ${subjectNo} ${settlement.decision}`;
    await recordStaffAction({ ...context, db }, { kind: 'MODERATION_SETTLED', accountNo, detail });
  });
  return { done: true };
}

interface Given {
  accountNo: number;
  subjectNo: number;
  reason: string;
  now: number;
}

/** Null for what is not there, settled already, or another pupil's. */
type Settled = { bookNo: number | null; notify: boolean } | null;

async function settle(db: Trx, { subject, decision }: ReportSettlement, given: Given): Promise<Settled> {
  if (subject === 'ITEM') return settleItem(db, decision === 'EXPLAIN', given);
  if (subject === 'REVIEW') return settleReview(db, decision === 'SHOW', given);
  return settleName(db, decision === 'KEEP', given);
}

/** Passed on, a report stays open for the operators, with the words of the staff. */
async function settleItem(db: Trx, explained: boolean, { accountNo, subjectNo, reason, now }: Given): Promise<Settled> {
  const report = await itemReports.findOpen(db, subjectNo, accountNo);
  if (report === undefined) return null;
  if (explained) await itemReports.close(db, subjectNo, reason, now);
  else await itemReports.note(db, subjectNo, reason);
  return { bookNo: report.bookNo, notify: true };
}

async function settleReview(db: Trx, show: boolean, { accountNo, subjectNo, now }: Given): Promise<Settled> {
  const review = await bookReviews.findHeld(db, subjectNo, accountNo);
  if (review === undefined) return null;
  await bookReviews.setStatus(db, subjectNo, show ? 'SHOWN' : 'HIDDEN', now);
  await bookReviews.forgetReports(db, subjectNo);
  return { bookNo: review.bookNo, notify: true };
}

/** Somebody whose name was seen all the time does not learn that it was reported. */
async function settleName(db: Trx, keep: boolean, { accountNo, subjectNo, now }: Given): Promise<Settled> {
  const wasHeld = (await aquariumProfiles.find(db, accountNo))?.held ?? false;
  const settled = await neighbourBlocks.settle(db, subjectNo, now);
  if (settled === undefined || settled.reportedNo !== accountNo) return null;
  await (keep ? keepReported : hideReported)(db, accountNo, settled.reported);
  return { bookNo: null, notify: wasHeld || !keep };
}
