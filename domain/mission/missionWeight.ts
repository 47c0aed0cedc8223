import { type MissionKind, type ScoredMissionKind, scoredMissionKinds } from './missionKinds.ts';
import { MISSION_TUNING } from './tuning.ts';

/** Whether a mission is marked item by item; the other two are paid for being done. */
export function isScored(kind: MissionKind): kind is ScoredMissionKind {
  return (scoredMissionKinds as readonly MissionKind[]).includes(kind);
}

/**
 * Points of one mission of a book. The four scored ones add up to `maxPoint` exactly: the quiz takes what
 * rounding leaves.
 *
 * @param maxPoint points of the book, a whole number from 10
 */
export function missionWeight(kind: MissionKind, maxPoint: number): number {
  if (!isScored(kind)) return MISSION_TUNING.openWeights[kind];
  if (kind !== 'QUIZ') return Math.round(maxPoint * MISSION_TUNING.scoredShares[kind]);
  const others = scoredMissionKinds.filter((other) => other !== 'QUIZ');
  return maxPoint - others.reduce((sum, other) => sum + missionWeight(other, maxPoint), 0);
}
