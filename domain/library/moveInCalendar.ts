import { shiftMonth } from '../point/goalHistory.ts';
import { shiftDayKey } from '../time/seoulDay.ts';
import { monthSpan } from './calendarWeeks.ts';

/** Days that a key of the keyboard goes on or back. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * The day that a key leads to from a day, or null when the key means nothing to a calendar. Home and End go to the
 * ends of the week's row, PageUp and PageDown to the same day of the month before or after.
 *
 * @param bounds first and last day that can be shown
 */
export function moveInCalendar(
  day: string,
  key: string,
  column: number,
  bounds: { from: string; to: string },
): string | null {
  const to = target(day, key, column);
  if (to === null) return null;
  if (to < bounds.from) return bounds.from;
  return to > bounds.to ? bounds.to : to;
}

function target(day: string, key: string, column: number): string | null {
  const step = STEPS[key];
  if (step !== undefined) return shiftDayKey(day, step);
  if (key === 'Home') return shiftDayKey(day, -column);
  if (key === 'End') return shiftDayKey(day, 6 - column);
  if (key === 'PageUp') return sameDayOf(shiftMonth(day.slice(0, 7), -1), day);
  return key === 'PageDown' ? sameDayOf(shiftMonth(day.slice(0, 7), 1), day) : null;
}

/** The same day of another month, or its last day where it is shorter. */
function sameDayOf(month: string, day: string): string {
  const wanted = `${month}${day.slice(7)}`;
  const { to } = monthSpan(month);
  return wanted > to ? to : wanted;
}
