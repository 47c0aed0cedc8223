import { HOUR } from './duration.ts';

/** Korea has kept UTC+9 without summer time since 1988, so the offset is a constant. */
export const SEOUL_OFFSET = 9 * HOUR;

/** An instant as a wall clock in Seoul shows it. */
export interface SeoulParts {
  year: number;
  /** 1–12. */
  month: number;
  /** 1–31. */
  day: number;
  /** 0 Sunday – 6 Saturday. */
  weekday: number;
  /** 0–23. */
  hour: number;
  minute: number;
}

/** @param instant milliseconds UTC */
export function seoulParts(instant: number): SeoulParts {
  const shifted = new Date(instant + SEOUL_OFFSET);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/** Milliseconds UTC of 00:00 in Seoul on a calendar day; day and month may run over, as in a day 0 or 32. */
export function seoulMidnight(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) - SEOUL_OFFSET;
}
