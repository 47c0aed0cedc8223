import { seoulMidnight, seoulParts } from '../time/seoulParts.ts';

/**
 * The same day and time of day in Seoul some calendar months later; a day that month lacks becomes its last
 * (31 January → 28 February). @param instant milliseconds UTC
 */
export function addSeoulMonths(instant: number, months: number): number {
  const { year, month, day } = seoulParts(instant);
  const timeOfDay = instant - seoulMidnight(year, month, day);
  const lastDay = seoulParts(seoulMidnight(year, month + months + 1, 0)).day;
  return seoulMidnight(year, month + months, Math.min(day, lastDay)) + timeOfDay;
}
