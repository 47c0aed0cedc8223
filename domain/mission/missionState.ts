import type { AttemptState } from './AttemptState.ts';
import type { MissionKind } from './missionKinds.ts';
import type { PointStand } from './missionPoints.ts';
import { missionWeight } from './missionWeight.ts';

/** One played round of a mission. */
export interface PlayedRound {
  round: 1 | 2;
  status: 'OPEN' | 'SUBMITTED';
  correctCount: number;
  itemCount: number;
  /** Points paid for it. */
  points: number;
  /** Points given up for hints in it. */
  hintCost: number;
  /** Points of the book when the first round was begun; null where they have not changed since. */
  maxPoint: number | null;
}

/** Where a mission stands after its visible rounds (the first one first); null before the first. */
export function missionState(rounds: readonly PlayedRound[]): AttemptState | null {
  const last = rounds.at(-1);
  if (!last) return null;
  if (last.status === 'OPEN') return { phase: 'OPEN', round: last.round };
  const retry = last.round === 1 && last.correctCount < last.itemCount;
  return { phase: retry ? 'SUBMITTED' : 'DONE', round: last.round };
}

/**
 * How a mission stands in points after its visible rounds. What it is worth was settled when it was begun.
 *
 * @param maxPoint points of the book as it is now
 */
export function missionPointStand(kind: MissionKind, maxPoint: number, rounds: readonly PlayedRound[]): PointStand {
  const [first, second] = rounds;
  return {
    weight: missionWeight(kind, first?.maxPoint ?? maxPoint),
    hintCosts: [first?.hintCost ?? 0, second?.hintCost ?? 0],
    firstPoints: first?.status === 'SUBMITTED' ? first.points : 0,
  };
}
