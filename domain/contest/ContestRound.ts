import { shiftDayKey, startOfDayKey } from '../time/seoulDay.ts';
import { type ContestTimes, contestEndsAt, contestStartsAt, endOfDayKey } from './contestStatus.ts';

/** A week of a contest. Days are those of Seoul, both included. */
export interface ContestRound {
  /** From 1. */
  roundNo: number;
  displayStartDay: string;
  displayEndDay: string;
}

export const WEEK_DAYS = 7;

/** Weeks one after the other from the start day on; the last one may be longer or shorter. */
export function planRounds(startDay: string, endDay: string, count: number): ContestRound[] {
  return Array.from({ length: count }, (_, index) => ({
    roundNo: index + 1,
    displayStartDay: shiftDayKey(startDay, index * WEEK_DAYS),
    displayEndDay: index === count - 1 ? endDay : shiftDayKey(startDay, index * WEEK_DAYS + WEEK_DAYS - 1),
  }));
}

/** From 00:00 of its first day to 00:00 after its last; never outside the contest. Milliseconds UTC. */
export function roundSpan(round: ContestRound, contest: ContestTimes): { opensAt: number; closesAt: number } {
  return {
    opensAt: Math.max(startOfDayKey(round.displayStartDay), contestStartsAt(contest)),
    closesAt: Math.min(endOfDayKey(round.displayEndDay), contestEndsAt(contest)),
  };
}

/** True from the display start to the end of the display end day. */
export function isRoundOpen(round: ContestRound, contest: ContestTimes, now: number): boolean {
  const { opensAt, closesAt } = roundSpan(round, contest);
  return now >= opensAt && now < closesAt;
}
