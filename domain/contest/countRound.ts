import type { MissionKind } from '../mission/missionKinds.ts';
import type { PointStand } from '../mission/missionPoints.ts';
import { missionWeight } from '../mission/missionWeight.ts';
import { arrivesInTime } from './arrivesInTime.ts';
import { contestShare, countedRound, type MissionSum } from './contestShare.ts';
import { type HandIn, type HoldReason, holdReason } from './holdReason.ts';
import { overDailyCap } from './notCountingReason.ts';

/** A round of a scored mission that was handed in. */
export interface HandedRound {
  kind: MissionKind;
  round: 1 | 2;
  /** Milliseconds UTC. */
  startedAt: number;
  submittedAt: number;
  points: number;
  /** Per cent right. */
  rate: number;
  /** Handed in faster than it can be read. */
  flagged: boolean;
  /** How the mission stood in points before. */
  stand: Pick<PointStand, 'weight' | 'firstPoints'>;
  /** The mission was handed in before, and its history deleted. */
  playedBefore: boolean;
}

/** What a contest knows when a round is handed in. */
export interface RoundSetting {
  /** When the week of the book is open, milliseconds UTC. */
  opensAt: number;
  closesAt: number;
  /** Points the book is worth to the contest. */
  maxPoint: number;
  /** What the mission has brought so far; nothing before its first round. */
  before: MissionSum;
  /** Missions that counted or are held on the day of the hand-in, and whether this one is among them. */
  countedToday: number;
  countedBefore: boolean;
  dailyCap: number;
  /** Scored hand-ins of the same student shortly before. */
  recent: readonly HandIn[];
}

/** What a round brings, or will bring once somebody has looked at it. */
export interface RoundCount extends MissionSum {
  held: HoldReason | null;
}

/** Whether a hand-in falls into the week of its book. */
export function inWeek(
  { startedAt, submittedAt }: Pick<HandedRound, 'startedAt' | 'submittedAt'>,
  { opensAt, closesAt }: Pick<RoundSetting, 'opensAt' | 'closesAt'>,
): boolean {
  return submittedAt >= opensAt && arrivesInTime({ startedAt, arrivedAt: submittedAt, endsAt: closesAt });
}

/**
 * What a round brings to a contest; null when it brings nothing, not even a nought. It depends on what was handed in
 * before it and on nothing else, so that a round counts the same whether its reader has joined by then or joins later.
 */
export function countRound(round: HandedRound, setting: RoundSetting): RoundCount | null {
  if (round.playedBefore || !inWeek(round, setting) || overDailyCap(setting)) return null;
  const contest = missionWeight(round.kind, setting.maxPoint);
  const paid = { before: round.stand.firstPoints, points: round.points };
  const share = contestShare(paid, { mission: round.stand.weight, contest });
  const counted = countedRound({ round: round.round, share }, contest, setting.before);
  const handIn = { at: round.submittedAt, rate: round.rate };
  return { ...counted, held: counted.amount > 0 ? holdReason(handIn, round.flagged, setting.recent) : null };
}
