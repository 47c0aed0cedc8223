import { shiftMonth } from '../point/goalHistory.ts';
import { shiftDayKey, startOfDayKey } from '../time/seoulDay.ts';
import { seoulParts } from '../time/seoulParts.ts';

/** Columns of the calendar. A row is a week of the streak and of the points: Monday to Sunday. */
export const calendarWeekdays = ['월', '화', '수', '목', '금', '토', '일'] as const;

/** The day keys of a month, row by row; null where a row reaches out of the month. @param month `YYYY-MM` */
export function calendarWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const lead = (seoulParts(startOfDayKey(first)).weekday + 6) % 7;
  const cells: (string | null)[] = [...Array.from({ length: lead }, () => null), ...daysOfMonth(month)];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7));
}

/** Day keys of the first and the last day of a month. */
export function monthSpan(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: shiftDayKey(`${shiftMonth(month, 1)}-01`, -1) };
}

function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = shiftDayKey(day, 1)) days.push(day);
  return days;
}
