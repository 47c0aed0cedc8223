import { seoulMidnight, seoulParts } from './seoulParts.ts';

/**
 * The first instant whose records are still kept. The day of an event does not count (민법 제157조): with three months, a
 * record of 6 May is kept until the end of 6 August in Seoul, and one of 30 November until the end of February.
 *
 * @param now milliseconds UTC
 * @param months how long records are kept
 * @returns milliseconds UTC; records that ended before it are due to be deleted
 */
export function keptFrom(now: number, months: number): number {
  const { year, month, day } = seoulParts(now);
  const from = month - months;
  const lastDay = seoulParts(seoulMidnight(year, from + 1, 0)).day;
  // A day that month lacks: what was written on its last day ended on an earlier day of this month.
  return day > lastDay ? seoulMidnight(year, from + 1, 1) : seoulMidnight(year, from, day);
}
