import type { AvailablePoint } from '#contract/contest.ts';
import type { NotCountingReason } from '#domain/contest/notCountingReason.ts';

/** Reasons that have nothing to do with this book: a student outside the contest is shown nothing. */
const silent: readonly NotCountingReason[] = ['NO_CONTEST', 'NOT_REGISTERED', 'NOT_IN_LIST', 'NOT_IN_PROGRESS'];

/** True where there is nothing to show about a contest, also where its answer failed: nothing is promised then. */
export function isOutsideContest(answer: AvailablePoint | undefined): boolean {
  return !answer || (answer.reason !== null && silent.includes(answer.reason));
}
