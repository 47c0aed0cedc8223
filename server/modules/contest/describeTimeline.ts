import type { ContestReview } from '#contract/contestReview.ts';
import { type ReviewTimes, reviewTimeline } from '#domain/contest/reviewTimeline.ts';
import { toInstant } from './describeStatus.ts';

/** What happened with a held result, for the student and for who decides. */
export function describeTimeline(times: ReviewTimes): ContestReview['timeline'] {
  return reviewTimeline(times).map(({ step, at }) => ({ step, at: toInstant(at) }));
}
