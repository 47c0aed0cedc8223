import { checkReview, REPORTS_THAT_HOLD, type ReviewReportReason } from '#domain/review/checkReview.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { books } from '#server/repositories/books.ts';
import { mayReview } from './mayReview.ts';
import { bookReviews } from './repositories/bookReviews.ts';

const READ_FIRST = '책을 끝까지 읽거나 미션을 하나 풀면 느낌을 남길 수 있어요.';

/**
 * Writes or changes the student's one review of a book.
 *
 * @throws AppError NOT_FOUND without such a book; INVALID_INPUT when it was not read yet or the text cannot stand
 */
export async function writeReview(
  context: SignedInContext,
  bookNo: number,
  review: { stars: number; body: string },
): Promise<{ done: true }> {
  const { db, accountNo, now } = context;
  if (!(await books.exists(db, bookNo))) throw new AppError('NOT_FOUND');
  const refusal = checkReview(review.body);
  if (refusal !== null) throw new AppError('INVALID_INPUT', { message: refusal, fields: { body: refusal } });
  if (!(await mayReview(context, bookNo))) throw new AppError('INVALID_INPUT', { message: READ_FIRST });
  await bookReviews.save(db, { bookNo, accountNo, ...review, now });
  return { done: true };
}

/** Takes the own review back; one on hold stays until it is settled. */
export async function removeReview({ db, accountNo }: SignedInContext, bookNo: number): Promise<{ done: true }> {
  if (!(await bookReviews.remove(db, bookNo, accountNo))) throw new AppError('NOT_FOUND');
  return { done: true };
}

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
