/** What happens with a result that is held back, or a correction. */
export const reviewSteps = ['STARTED', 'HANDED_IN', 'HELD', 'CORRECTED', 'REPLIED', 'DECIDED'] as const;
export type ReviewStep = (typeof reviewSteps)[number];

/** Instants of a review in milliseconds UTC; null for what has not happened. */
export interface ReviewTimes {
  subject: 'HOLD' | 'CORRECTION';
  /** Of the mission; null where its history was deleted. */
  startedAt: number | null;
  happenedAt: number;
  createdAt: number;
  repliedAt: number | null;
  decidedAt: number | null;
}

/** The steps in the order in which they happened. */
export function reviewTimeline(times: ReviewTimes): { step: ReviewStep; at: number }[] {
  const isHold = times.subject === 'HOLD';
  const steps: [ReviewStep, number | null][] = [
    ['STARTED', isHold ? times.startedAt : null],
    ['HANDED_IN', isHold ? times.happenedAt : null],
    [isHold ? 'HELD' : 'CORRECTED', times.createdAt],
    ['REPLIED', times.repliedAt],
    ['DECIDED', times.decidedAt],
  ];
  return steps.flatMap(([step, at]) => (at === null ? [] : [{ step, at }])).toSorted((one, other) => one.at - other.at);
}
