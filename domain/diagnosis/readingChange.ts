import type { ReadingEstimate } from './estimateReading.ts';
import { DIAGNOSIS_TUNING } from './tuning.ts';

export type ReadingChange = 'FIRST' | 'STEADY' | 'HIGHER' | 'LOWER';

/** What two results show of a change: nothing for sure unless they lie further apart than chance puts them. */
export function readingChange(before: ReadingEstimate | null, now: ReadingEstimate): ReadingChange {
  if (before === null) return 'FIRST';
  const sure = DIAGNOSIS_TUNING.changeErrors * Math.hypot(before.error, now.error);
  if (Math.abs(now.raq - before.raq) < sure) return 'STEADY';
  return now.raq > before.raq ? 'HIGHER' : 'LOWER';
}
