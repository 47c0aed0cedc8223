import { GUEST_TUNING } from './tuning.ts';

/** A find as it is kept: the child's first, second, … and when it was taken. Days are those of Seoul. */
export interface Find {
  readonly ordinal: number;
  readonly day: string;
  readonly takenDay: string | null;
}

/**
 * Kind of a find, 0–119, by the child's own count alone: no day and no chance decides it. The series take turns, so that
 * the next find is of another kind. After the last one the waves bring the first ones again, as a memory.
 *
 * @returns the place in the list of all kinds, series by series
 */
export function findKind(ordinal: number): number {
  const { findKinds, findSeries } = GUEST_TUNING;
  const count = (ordinal - 1) % findKinds;
  return (count % findSeries) * (findKinds / findSeries) + Math.floor(count / findSeries);
}

/**
 * Days of reading that bring a find and have none yet, the earliest first. Days before the first find are not counted,
 * so that who has read for a year does not meet a heap; of them only the latest brings one.
 *
 * @param readingDays days with a page turned, a mission, a note, or a word of an own book; in any order
 * @param last day of the latest find; null before the first
 */
export function newFindDays(readingDays: Iterable<string>, last: string | null): string[] {
  const days = [...new Set(readingDays)].sort();
  return last === null ? days.slice(-1) : days.filter((day) => day > last);
}

/** What lies on the sand: at most three on a day, the first found first. What waits comes on later days; none is lost. */
export function lyingFinds<F extends Find>(finds: readonly F[], day: string): F[] {
  const taken = finds.filter(({ takenDay }) => takenDay === day).length;
  const room = Math.max(0, GUEST_TUNING.findsAtOnce - taken);
  return finds
    .filter(({ takenDay }) => takenDay === null)
    .sort((one, two) => one.ordinal - two.ordinal)
    .slice(0, room);
}
