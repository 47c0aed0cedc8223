import type { ContestQuery } from '#contract/contest.ts';
import type { ContestReview } from '#contract/contestReview.ts';
import { type HoldReason, holdReasonTexts } from '#domain/contest/holdReason.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { bookCards } from '#server/repositories/bookCards.ts';
import { toInstant } from './describeStatus.ts';
import { describeTimeline } from './describeTimeline.ts';
import { chosenOf, type FoundContest, findContests, joinedOf, NO_CONTEST } from './findContest.ts';
import { contestReviews, type ReviewRow } from './repositories/contestReviews.ts';

/**
 * Held results and corrections of the student in the contest, or in the newest one before it; the latest first, each
 * with its reason.
 *
 * @throws AppError NOT_FOUND when the site has no contest
 */
export async function readMyReviews(
  context: SignedInContext,
  asked: ContestQuery,
): Promise<{ items: ContestReview[] }> {
  const { db, accountNo } = context;
  const { contestNo } = (await requireReviewed(context, asked)).contest;
  const rows = await contestReviews.mine(db, contestNo, accountNo);
  const bookNos = [...new Set(rows.flatMap(({ bookNo }) => bookNo ?? []))];
  const names = new Map((await bookCards.read(db, accountNo, bookNos)).map((row) => [row.bookNo, row.bookName]));
  return { items: rows.map((row) => describe(row, names)) };
}

/** The contest that was asked about; without one the newest that the student has joined, else the one shown first. */
async function requireReviewed(context: SignedInContext, asked: ContestQuery): Promise<Pick<FoundContest, 'contest'>> {
  const { found } = await findContests(context);
  const newest = asked.readingGameContestNo === undefined ? joinedOf(found)[0] : undefined;
  const reviewed = newest ?? chosenOf(found, asked);
  if (reviewed === null) throw new AppError('NOT_FOUND', { message: NO_CONTEST });
  return reviewed;
}

/**
 * Keeps the student's answer to a hold or a correction; writing again replaces it.
 *
 * @throws AppError NOT_FOUND when it is missing or somebody else's
 */
export async function replyToReview(
  { db, accountNo, now }: SignedInContext,
  reviewNo: number,
  reply: string,
): Promise<{ done: true }> {
  await withTransaction(db, async (trx) => {
    const kept = await contestReviews.setReply(trx, accountNo, reviewNo, reply.normalize('NFC'), now);
    if (!kept) throw new AppError('NOT_FOUND');
  });
  return { done: true };
}

function describe(row: ReviewRow & { startedAt: number | null }, names: ReadonlyMap<number, string>): ContestReview {
  const isHold = row.subject === 'HOLD';
  return {
    reviewNo: row.reviewNo,
    subject: row.subject,
    state: row.state,
    reason: isHold ? holdReasonTexts[row.cause as HoldReason] : (row.words ?? ''),
    decision: isHold ? row.words : null,
    roundNo: row.roundNo,
    bookNo: row.bookNo,
    bookName: row.bookNo === null ? null : (names.get(row.bookNo) ?? null),
    readingMissionType: row.kind,
    point: row.amount,
    happenedAt: toInstant(row.happenedAt),
    decidedAt: row.decidedAt === null ? null : toInstant(row.decidedAt),
    reply: row.reply,
    timeline: describeTimeline(row),
  };
}
