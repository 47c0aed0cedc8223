import { seoulMidnight, seoulParts } from './seoulParts.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** The calendar day in Seoul as `YYYY-MM-DD`. @param instant milliseconds UTC */
export function seoulDay(instant: number): string {
  const { year, month, day } = seoulParts(instant);
  return `${year}-${two(month)}-${two(day)}`;
}

/** The calendar month in Seoul as `YYYY-MM`. @param instant milliseconds UTC */
export function seoulMonth(instant: number): string {
  return seoulDay(instant).slice(0, 7);
}

/** When the day in Seoul began, milliseconds UTC. */
export function seoulDayStart(instant: number): number {
  const { year, month, day } = seoulParts(instant);
  return seoulMidnight(year, month, day);
}

/** When the week in Seoul began: Monday 00:00, milliseconds UTC. */
export function seoulWeekStart(instant: number): number {
  const { year, month, day, weekday } = seoulParts(instant);
  return seoulMidnight(year, month, day - ((weekday + 6) % 7));
}

/** When the month in Seoul began, milliseconds UTC. */
export function seoulMonthStart(instant: number): number {
  const { year, month } = seoulParts(instant);
  return seoulMidnight(year, month, 1);
}

/** When a day key began, milliseconds UTC. @param dayKey `YYYY-MM-DD` */
export function startOfDayKey(dayKey: string): number {
  const [year = 0, month = 0, day = 0] = dayKey.split('-').map(Number);
  return seoulMidnight(year, month, day);
}

/** The day key `days` later, or earlier when negative. */
export function shiftDayKey(dayKey: string, days: number): string {
  const [year = 0, month = 0, day = 0] = dayKey.split('-').map(Number);
  return seoulDay(seoulMidnight(year, month, day + days));
}
