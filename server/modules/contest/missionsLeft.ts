import { contestShare } from '#domain/contest/contestShare.ts';
import { availablePoint } from '#domain/mission/boardEntry.ts';
import { type MissionKind, scoredMissionKinds } from '#domain/mission/missionKinds.ts';
import { missionPointStand, missionState } from '#domain/mission/missionState.ts';
import { missionWeight } from '#domain/mission/missionWeight.ts';
import type { ScoredRound } from './repositories/contestAttempts.ts';

/**
 * Points that each scored mission of a book can still bring to its student; 0 for one that is over.
 *
 * @param maxPoint points of the book as the contest has it
 * @param offered missions that can be begun now
 */
export function missionsLeft(
  maxPoint: number,
  attempts: readonly ScoredRound[],
  offered: ReadonlySet<MissionKind>,
): Map<MissionKind, number> {
  return new Map(scoredMissionKinds.map((kind) => [kind, pointsLeft(kind, maxPoint, attempts, offered)]));
}

/** Whether the student can play a mission now: it is there to be begun, or has been begun. */
export function isPlayable(
  kind: MissionKind,
  attempts: readonly ScoredRound[],
  offered: ReadonlySet<MissionKind>,
): boolean {
  return offered.has(kind) || attempts.some((attempt) => attempt.kind === kind && !attempt.hidden);
}

function pointsLeft(
  kind: MissionKind,
  maxPoint: number,
  attempts: readonly ScoredRound[],
  offered: ReadonlySet<MissionKind>,
): number {
  const own = attempts.filter((attempt) => attempt.kind === kind);
  // A deleted history has been paid, or not, once and for ever.
  if (own.some(({ hidden }) => hidden)) return 0;
  const state = missionState(own);
  const contest = missionWeight(kind, maxPoint);
  if (state === null) return offered.has(kind) ? contest : 0;
  const stand = missionPointStand(kind, maxPoint, own);
  const paid = { before: stand.firstPoints, points: availablePoint(stand, state) };
  return contestShare(paid, { mission: stand.weight, contest });
}

/** 응시완료: the student has done something of the book, and nothing of it is left to be done for points. */
export function isTaken(
  maxPoint: number,
  attempts: readonly ScoredRound[],
  offered: ReadonlySet<MissionKind>,
): boolean {
  return attempts.length > 0 && [...missionsLeft(maxPoint, attempts, offered).values()].every((left) => left === 0);
}
