import { possibleOnTop } from '#domain/contest/contestShare.ts';
import type { Db } from '#server/db/Db.ts';
import { contestEntries } from '../repositories/contestEntries.ts';
import { contestParticipants } from '../repositories/contestParticipants.ts';
import { contestReviews, type ReviewRow } from '../repositories/contestReviews.ts';
import { scoreParticipant } from '../scoreParticipant.ts';

/** What an operator decided about a held result, and what the student reads about it. */
export interface ReviewDecision {
  reviewNo: number;
  state: 'RELEASED' | 'CONFIRMED';
  words: string;
  now: number;
}

/**
 * Settles a held result. Released, it counts as of the time it was handed in; confirmed, it never counts.
 *
 * @param db an open transaction
 * @returns the review as it was; null when there is none that waits
 */
export async function decideReview(db: Db, { reviewNo, state, words, now }: ReviewDecision): Promise<ReviewRow | null> {
  const review = await contestReviews.find(db, reviewNo);
  if (review === undefined || !(await contestReviews.decide(db, reviewNo, state, words, now))) return null;
  if (state === 'RELEASED') await countReleased(db, review, now);
  return review;
}

async function countReleased(db: Db, review: ReviewRow, now: number): Promise<void> {
  const { contestNo, accountNo, bookNo, kind, missionRound } = review;
  const me = await contestParticipants.find(db, contestNo, accountNo);
  if (me === undefined || bookNo === null || kind === null) return;
  // Both rounds are one mission: what the other one has made possible while this one waited is not added again.
  const possible = possibleOnTop(await contestEntries.sumOf(db, { contestNo, accountNo, bookNo, kind }), review);
  const row = { ...review, bookNo, kind, possible, missionRound: missionRound === 2 ? (2 as const) : (1 as const) };
  if (!(await contestEntries.insertMission(db, row, now))) return;
  await scoreParticipant(db, me, { ...row, earned: row.amount });
}
