import { REPORTS_THAT_HOLD, type ReviewReportReason } from '#domain/review/checkReview.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { bookReviews } from './repositories/bookReviews.ts';

/**
 * Notes that a reader finds a review wrong. Enough different readers put it on hold.
 *
 * @throws AppError NOT_FOUND when no such review of somebody else is shown
 */
export async function reportReview(
  context: SignedInContext,
  reviewNo: number,
  reason: ReviewReportReason,
): Promise<{ done: true }> {
  const { accountNo, now } = context;
  return withTransaction(context.db, async (trx) => {
    if (!(await bookReviews.shownOfOther(trx, reviewNo, accountNo))) throw new AppError('NOT_FOUND');
    const reports = await bookReviews.report(trx, { reviewNo, accountNo, reason, now });
    if (reports >= REPORTS_THAT_HOLD) await bookReviews.setStatus(trx, reviewNo, 'HELD', now);
    return { done: true };
  });
}
