import { AQUARIUM_TUNING } from './tuning.ts';

/** What a pet can be given once each day for nothing. */
export const freeCareIds = ['plankton', 'stroke', 'swim'] as const;
export type FreeCareId = (typeof freeCareIds)[number];

/** Care given on one day in Seoul (`YYYY-MM-DD`). */
export interface CareDay {
  dayKey: string;
  counts: { feed: number; play: number; train: number };
  free: FreeCareId[];
}

/** The counts that hold on a day: those kept, or fresh ones when another day was kept. */
export function careDayOn(kept: CareDay | null, dayKey: string): CareDay {
  return kept?.dayKey === dayKey ? kept : { dayKey, counts: { feed: 0, play: 0, train: 0 }, free: [] };
}

/** One more care on this day; free care has its own once-a-day rule and does not count. */
export function countCare(day: CareDay, action: keyof CareDay['counts'], free: FreeCareId | null): CareDay {
  if (free !== null) return { ...day, free: [...day.free, free] };
  return { ...day, counts: { ...day.counts, [action]: day.counts[action] + 1 } };
}

/** What is still possible on this day. */
export function careLeft(day: CareDay): {
  feedsLeft: number;
  playsLeft: number;
  trainsLeft: number;
  freeLeft: FreeCareId[];
} {
  const { feed, play, train } = AQUARIUM_TUNING.dailyLimits;
  return {
    feedsLeft: Math.max(0, feed - day.counts.feed),
    playsLeft: Math.max(0, play - day.counts.play),
    trainsLeft: Math.max(0, train - day.counts.train),
    freeLeft: freeCareIds.filter((id) => !day.free.includes(id)),
  };
}
