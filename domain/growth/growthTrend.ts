import { DIAGNOSIS_TUNING } from '../diagnosis/tuning.ts';
import type { GrowthPoint } from './growthLine.ts';

/** What a line shows: `RISING` where the last point lies above the first by more than chance. Falling is not reported. */
export type GrowthTrend = 'NONE' | 'STEADY' | 'RISING';

/** @param points the oldest first */
export function growthTrend(points: readonly GrowthPoint[]): GrowthTrend {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return 'NONE';
  // The offsets that both points share make their difference surer than this; it is never claimed too early.
  const sure = DIAGNOSIS_TUNING.changeErrors * Math.hypot(first.error, last.error);
  return last.raq - first.raq >= sure ? 'RISING' : 'STEADY';
}
