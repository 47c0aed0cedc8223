import { seoulDayStart } from '../time/seoulDay.ts';

/**
 * From when on a test may be taken again: the start of a day in Seoul, since that day is shown to the student.
 *
 * @param lastAt when the last result was given; null without one
 * @param shared several people use this account (the demo): nobody waits for somebody else
 * @returns milliseconds UTC; null for at once
 */
export function retakeFrom(lastAt: number | null, waitMs: number, now: number, shared: boolean): number | null {
  // A result of later than now is of a clock that ran ahead: nobody waits until it is where it was.
  if (lastAt === null || lastAt > now || shared) return null;
  const from = seoulDayStart(lastAt + waitMs);
  return from <= now ? null : from;
}
