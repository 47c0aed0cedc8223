import { seoulDay, shiftDayKey, startOfDayKey } from '../time/seoulDay.ts';

export const contestStatuses = ['WAIT', 'IN_PROGRESS', 'COMPLETED'] as const;
export type ContestStatus = (typeof contestStatuses)[number];

/** When a contest runs. Days are those of Seoul, `YYYY-MM-DD`, both included. */
export interface ContestTimes {
  startDay: string;
  endDay: string;
  /** When an operator closed it before its time; milliseconds UTC. */
  closedAt: number | null;
}

/** When a day is over: 00:00 in Seoul of the day after it, milliseconds UTC. The timer of the page counts to it. */
export function endOfDayKey(dayKey: string): number {
  return startOfDayKey(shiftDayKey(dayKey, 1));
}

/** 00:00 of the start day. */
export function contestStartsAt({ startDay }: ContestTimes): number {
  return startOfDayKey(startDay);
}

/** 00:00 of the day after the end day, or the moment it was closed. */
export function contestEndsAt({ endDay, closedAt }: ContestTimes): number {
  return Math.min(endOfDayKey(endDay), closedAt ?? Number.POSITIVE_INFINITY);
}

/** The last day on which it ran: the end day, or the day on which it was closed. */
export function contestLastDay(times: ContestTimes): string {
  return seoulDay(contestEndsAt(times) - 1);
}

/** @param now milliseconds UTC, by the server's clock */
export function contestStatus(times: ContestTimes, now: number): ContestStatus {
  if (now >= contestEndsAt(times)) return 'COMPLETED';
  return now >= contestStartsAt(times) ? 'IN_PROGRESS' : 'WAIT';
}

/**
 * Contests in the order in which they are shown: those that run, then those to come, then those that are over; of whole
 * sites before others, the next start and the last end first.
 */
export function contestsInOrder<T extends ContestTimes & { academyNo: number | null }>(
  contests: readonly T[],
  now: number,
): T[] {
  const order: Record<ContestStatus, number> = { IN_PROGRESS: 0, WAIT: 1, COMPLETED: 2 };
  const distance = (contest: T, status: ContestStatus) =>
    status === 'WAIT' ? contestStartsAt(contest) : -contestEndsAt(contest);
  const own = ({ academyNo }: T) => (academyNo === null ? 0 : 1);
  return contests
    .map((contest) => ({ contest, status: contestStatus(contest, now) }))
    .sort(
      (one, two) =>
        order[one.status] - order[two.status] ||
        own(one.contest) - own(two.contest) ||
        distance(one.contest, one.status) - distance(two.contest, two.status),
    )
    .map(({ contest }) => contest);
}
