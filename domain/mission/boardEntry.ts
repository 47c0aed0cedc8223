import { type AttemptState, retryOpen } from './AttemptState.ts';
import type { MissionKind } from './missionKinds.ts';
import { missionMinutes } from './missionMinutes.ts';
import { firstRoundLimit, type PointStand, retryLimit } from './missionPoints.ts';
import { missionWeight } from './missionWeight.ts';

/** What is known of a student's latest visible attempt. */
export interface AttemptFacts {
  state: AttemptState;
  hintCosts: readonly [number, number];
  firstPoints: number;
  /** Latest rate; null before the first hand-in. */
  rate: number | null;
  answeredCount: number;
  /** False for an attempt that follows a deleted one: the mission has been paid before. */
  pays: boolean;
}

export interface BoardEntry {
  readingMissionType: MissionKind;
  state: 'NEW' | 'OPEN' | 'RETRY' | 'DONE';
  itemCount: number;
  answeredCount: number;
  weight: number;
  availablePoint: number;
  earnedPoint: number;
  rate: number | null;
  /** Minutes that what is left usually takes. */
  minutes: number;
}

/**
 * One line of a book's mission page.
 *
 * @param attempt null when there is none to show
 * @param paid points this mission has paid so far, deleted attempts included; null when it was never handed in
 */
export function boardEntry(
  kind: MissionKind,
  maxPoint: number,
  itemCount: number,
  attempt: AttemptFacts | null,
  paid: number | null,
): BoardEntry {
  const weight = missionWeight(kind, maxPoint);
  const minutes = missionMinutes(kind, openItemCount(itemCount, attempt));
  const common = { readingMissionType: kind, itemCount, weight, minutes };
  if (!attempt) {
    const availablePoint = paid === null ? weight : 0;
    return { ...common, state: 'NEW', answeredCount: 0, availablePoint, earnedPoint: paid ?? 0, rate: null };
  }
  return {
    ...common,
    state: boardState(attempt.state),
    answeredCount: attempt.answeredCount,
    availablePoint: attempt.pays ? availablePoint({ weight, ...attempt }, attempt.state) : 0,
    earnedPoint: paid ?? 0,
    rate: attempt.rate,
  };
}

/** Points an attempt can still earn in the state it is in. */
export function availablePoint(stand: PointStand, state: AttemptState): number {
  if (retryOpen(state)) return retryLimit(stand);
  return state.phase === 'OPEN' ? firstRoundLimit(stand) : 0;
}

/** Items that are still to be done: in a retry those that were wrong. */
function openItemCount(itemCount: number, attempt: AttemptFacts | null): number {
  if (attempt?.state.phase === 'OPEN') return itemCount - attempt.answeredCount;
  if (attempt?.state.phase === 'SUBMITTED') return Math.round(itemCount * (1 - (attempt.rate ?? 0) / 100));
  return itemCount;
}

function boardState({ phase }: AttemptState): BoardEntry['state'] {
  if (phase === 'OPEN') return 'OPEN';
  return phase === 'SUBMITTED' ? 'RETRY' : 'DONE';
}
