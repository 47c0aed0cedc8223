import { availablePoint } from '../../../domain/mission/boardEntry.ts';
import { type MissionKind, scoredMissionKinds } from '../../../domain/mission/missionKinds.ts';
import { missionPointStand, missionState } from '../../../domain/mission/missionState.ts';
import { missionWeight } from '../../../domain/mission/missionWeight.ts';
import type { ScoredRound } from '../../repositories/contestAttempts.ts';

/** Points that each scored mission of a book can still bring to its student; 0 for one that is over. */
export function missionsLeft(maxPoint: number, attempts: readonly ScoredRound[]): Map<MissionKind, number> {
  return new Map(scoredMissionKinds.map((kind) => [kind, pointsLeft(kind, maxPoint, attempts)]));
}

function pointsLeft(kind: MissionKind, maxPoint: number, attempts: readonly ScoredRound[]): number {
  const own = attempts.filter((attempt) => attempt.kind === kind);
  // A deleted history has been paid, or not, once and for ever.
  if (own.some(({ hidden }) => hidden)) return 0;
  const state = missionState(own);
  return state === null ? missionWeight(kind, maxPoint) : availablePoint(missionPointStand(kind, maxPoint, own), state);
}

/** 응시완료: nothing of the book is left to be done for points. */
export function isTaken(maxPoint: number, attempts: readonly ScoredRound[]): boolean {
  return [...missionsLeft(maxPoint, attempts).values()].every((left) => left === 0);
}
