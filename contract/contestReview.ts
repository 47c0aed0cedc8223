import { z } from 'zod';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { reviewSteps } from '#domain/contest/reviewTimeline.ts';
import { instant } from './envelope.ts';
import { missionKind } from './mission.ts';
import { storedText } from './storedText.ts';

/** In the order in which things happened. */
export const reviewTimelineSteps = z.array(z.object({ step: z.enum(reviewSteps), at: instant }));

export const contestReview = z.object({
  reviewNo: z.int(),
  subject: z.enum(['HOLD', 'CORRECTION']),
  /** OPEN: being looked at. RELEASED: counted. CONFIRMED: does not count. WRITTEN: a correction. */
  state: z.enum(['OPEN', 'RELEASED', 'CONFIRMED', 'WRITTEN']),
  /** Why, in the student's words. */
  reason: z.string(),
  /** The operator's words for the decision. */
  decision: z.string().nullable(),
  roundNo: z.int(),
  bookNo: z.int().nullable(),
  bookName: z.string().nullable(),
  readingMissionType: missionKind.nullable(),
  /** Points held, or the correction with its sign. */
  point: z.int(),
  happenedAt: instant,
  decidedAt: instant.nullable(),
  /** What the student answered. */
  reply: z.string().nullable(),
  timeline: reviewTimelineSteps,
});
export type ContestReview = z.infer<typeof contestReview>;
/** GET …/reviews/my, the latest first. Of the same contest as the history. */
export const contestReviews = z.object({ items: z.array(contestReview) });
export type ContestReviews = z.infer<typeof contestReviews>;
export const contestReviewParams = z.strictObject({
  contestReviewNo: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
/** PUT …/reviews/{contestReviewNo}/reply/my */
export const reviewReplyBody = z.strictObject({ reply: storedText().trim().min(1).max(CONTEST_TUNING.replyLength) });
