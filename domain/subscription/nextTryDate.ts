import { shiftDayKey, startOfDayKey } from '../time/seoulDay.ts';
import { chargeTuning } from './tuning.ts';

/**
 * When a declined renewal is tried again: the next of the days +1, +3, +5, +7 after the due day that lies after today,
 * or null when the last one is over. A run that came late skips days; it never makes up for them.
 */
export function nextTryDate(dueDay: string, today: string): string | null {
  const days = chargeTuning.dunningDays.map((after) => shiftDayKey(dueDay, after));
  return days.find((day) => day > today) ?? null;
}

/** Until when a renewal that is due keeps its access, milliseconds UTC. */
export const graceEnd = (dueDay: string): number => startOfDayKey(shiftDayKey(dueDay, chargeTuning.graceDays));

/** Milliseconds from one question about an outcome to the next, at most, however late the first one was. */
export const longestCheckPause = 2 * Math.max(...chargeTuning.checkAfter, chargeTuning.checkEvery);

/** When an unknown outcome is asked for again. @param sentAt milliseconds UTC @param checks how often it was asked */
export function nextCheckAt(sentAt: number, checks: number): number {
  const { checkAfter, checkEvery } = chargeTuning;
  const planned = checkAfter[checks];
  if (planned !== undefined) return sentAt + planned;
  return sentAt + (checkAfter.at(-1) ?? 0) + (checks - checkAfter.length + 1) * checkEvery;
}
