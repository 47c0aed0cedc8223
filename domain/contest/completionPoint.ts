import { CONTEST_TUNING } from './contestTuning.ts';

/**
 * Points that complete a contest: half of what all round books of a level can pay, rounded up to a whole hundred
 * (specification, section 9).
 *
 * @param maxPoints of every book of every round of one contest level
 */
export function completionPoint(maxPoints: readonly number[]): number {
  const { completionStep } = CONTEST_TUNING;
  const sum = maxPoints.reduce((total, points) => total + points, 0);
  return completionStep * Math.ceil(sum / 2 / completionStep);
}

/** The gold state: everybody who reads steadily can reach it. */
export function isCompleted(point: number, completion: number): boolean {
  return completion > 0 && point >= completion;
}
