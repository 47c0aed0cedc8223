import { MINUTE } from '../time/duration.ts';

/**
 * Milliseconds after the end of a contest during which the hand-in of an attempt begun before the end still counts: what
 * was on its way through a slow network when the clock struck is not lost.
 */
export const ARRIVAL_GRACE_MS = MINUTE;

export interface ContestArrival {
  /** When the attempt was opened. */
  startedAt: number;
  /** When the hand-in reached the server. */
  arrivedAt: number;
  /** First instant after the contest: 00:00 in Seoul of the day after its last day. */
  endsAt: number;
}

/**
 * Whether a hand-in counts for a contest that ends. All three instants are milliseconds of the server's clock; what the
 * device reports about time decides nothing. The mission itself is marked and paid either way.
 */
export function arrivesInTime({ startedAt, arrivedAt, endsAt }: ContestArrival): boolean {
  return startedAt < endsAt && arrivedAt <= endsAt + ARRIVAL_GRACE_MS;
}
