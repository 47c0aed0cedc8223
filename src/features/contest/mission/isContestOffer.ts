import type { AvailablePoint } from '#contract/contest.ts';

/** True where the contest only offers itself: words that are read once, and hold for every mission of the book. */
export function isContestOffer(answer: AvailablePoint | undefined): boolean {
  return answer?.reason === 'JOIN_FIRST' || answer?.reason === 'LEVEL_WAITS' || answer?.reason === 'CONTEST_COMING';
}
