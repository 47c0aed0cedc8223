import { seoulMidnight, seoulParts } from '../time/seoulParts.ts';
import { accessTuning } from './tuning.ts';

/**
 * The first instant whose access records are still kept. The day of an access does not count (민법 제157조): a record of
 * 6 May is kept until the end of 6 August in Seoul, and one of 30 November until the end of February.
 *
 * @param now milliseconds UTC
 * @returns milliseconds UTC; records that ended before it are due to be deleted
 */
export function accessKeptFrom(now: number): number {
  const { year, month, day } = seoulParts(now);
  const from = month - accessTuning.keptMonths;
  const lastDay = seoulParts(seoulMidnight(year, from + 1, 0)).day;
  // A day that month lacks: what was written on its last day ended on an earlier day of this month.
  return day > lastDay ? seoulMidnight(year, from + 1, 1) : seoulMidnight(year, from, day);
}
