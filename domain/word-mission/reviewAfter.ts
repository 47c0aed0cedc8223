import { shiftDayKey } from '../time/seoulDay.ts';
import { WORD_TUNING } from './tuning.ts';

/** No day comes after it: the word is known. */
const NEVER = '9999-12-31';

/**
 * When a word that was just caught comes again.
 *
 * @param stage times it had been caught well before
 * @param day of the catch in Seoul
 */
export function reviewAfter(stage: number, wrongCount: number, day: string): { stage: number; dueDay: string } {
  if (wrongCount >= WORD_TUNING.hardAfter) return { stage, dueDay: shiftDayKey(day, WORD_TUNING.spacing[0]) };
  const days = WORD_TUNING.spacing[stage];
  return { stage: stage + 1, dueDay: days === undefined ? NEVER : shiftDayKey(day, days) };
}
