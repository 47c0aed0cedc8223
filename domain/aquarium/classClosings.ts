import { MINUTE } from '../time/duration.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '../time/seoulDay.ts';

/** How long somebody of the staff closes the aquarium of a class, in the words they choose from. */
export const classClosings = {
  LESSON: '수업 한 시간 (50분)',
  TWO_LESSONS: '수업 두 시간 (100분)',
  DAY: '오늘 하루',
  OPENED: '다시 열 때까지',
} as const;
export type ClassClosing = keyof typeof classClosings;
export const classClosingKinds = Object.keys(classClosings) as [ClassClosing, ...ClassClosing[]];

/** When such a closing is over, milliseconds UTC; null where it lasts until somebody opens the aquarium. */
export function closingEnd(closing: ClassClosing, now: number): number | null {
  if (closing === 'OPENED') return null;
  if (closing === 'DAY') return startOfDayKey(shiftDayKey(seoulDay(now), 1));
  return now + (closing === 'LESSON' ? 50 : 100) * MINUTE;
}
