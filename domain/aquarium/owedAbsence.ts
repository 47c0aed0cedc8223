import { DAY } from '../time/duration.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

/**
 * The absence that a welcome gift is owed for, named by the visit before it (milliseconds UTC); null when none is. It
 * waits until it is taken, and there is one for each absence.
 *
 * @param kept an absence that ended before and whose gift still waits
 */
export function owedAbsence(lastVisitAt: number, now: number, kept: number | null): number | null {
  if (kept !== null) return kept;
  return now - lastVisitAt >= AQUARIUM_TUNING.welcomeBack.afterDays * DAY ? lastVisitAt : null;
}
