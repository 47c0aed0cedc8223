import type { ContestBand } from './checkContestPlan.ts';

/** Numbers of every book of a plan, reserves included. */
export function plannedBookNos(bands: readonly Pick<ContestBand, 'weeks' | 'reserves'>[]): number[] {
  return bands.flatMap(({ weeks, reserves }) => [...weeks, ...reserves].flat());
}
