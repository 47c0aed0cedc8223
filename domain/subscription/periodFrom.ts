import { DAY } from '../time/duration.ts';
import { startOfDayKey } from '../time/seoulDay.ts';
import { seoulMidnight, seoulParts } from '../time/seoulParts.ts';

/** Days in Seoul: the first day, and the day after the last. */
export interface Period {
  start: string;
  end: string;
}

/** The day of the month that the periods of a subscription begin on: 1–31. */
export const anchorOf = (dayKey: string): number => Number(dayKey.slice(8));

/**
 * The period that begins on a day. It ends on the anchor's day of the month, or on the last day of a month that lacks
 * it, and comes back to the anchor afterwards: 31 January → 28 February → 31 March.
 */
export function periodFrom(start: string, months: number, anchorDay: number): Period {
  const [year = 0, month = 0] = start.split('-').map(Number);
  const lastDay = seoulParts(seoulMidnight(year, month + months + 1, 0)).day;
  const end = seoulParts(seoulMidnight(year, month + months, Math.min(anchorDay, lastDay)));
  const two = (value: number) => String(value).padStart(2, '0');
  return { start, end: `${end.year}-${two(end.month)}-${two(end.day)}` };
}

/** Whole days from one day to another; negative when it lies before. */
export const daysBetween = (from: string, to: string): number => (startOfDayKey(to) - startOfDayKey(from)) / DAY;
