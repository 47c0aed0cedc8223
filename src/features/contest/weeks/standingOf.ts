import { isRoundOpen } from '#domain/contest/ContestRound.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import type { StampedStatus } from '../contestQueries.ts';
import type { KeptRound } from '../kept/createKeptBooks.ts';

/** Where a week of the contest stands. */
export type Standing = 'OPEN' | 'BEFORE' | 'AFTER';

/** @param now milliseconds by the server's clock */
export function standingOf(round: KeptRound, status: StampedStatus, now: number): Standing {
  const week = { roundNo: round.roundNo, displayStartDay: round.displayStartDate, displayEndDay: round.displayEndDate };
  const times = { startDay: status.gameStartDate, endDay: status.gameEndDate, closedAt: Date.parse(status.endsAt) };
  if (isRoundOpen(week, times, now)) return 'OPEN';
  return now < startOfDayKey(round.displayStartDate) && status.status !== 'COMPLETED' ? 'BEFORE' : 'AFTER';
}
