import type { ContestStatusData } from '#contract/contest.ts';
import { contestEndsAt, contestLastDay, contestStartsAt, contestStatus } from '#domain/contest/contestStatus.ts';
import type { StoredContest } from './repositories/contests.ts';

export const toInstant = (at: number) => new Date(at).toISOString();

/** What depends on the moment: worked out for every answer, never kept. */
export function describeStatus(contest: StoredContest, now: number): ContestStatusData {
  return {
    readingGameContestNo: contest.contestNo,
    title: contest.title,
    status: contestStatus(contest, now),
    gameStartDate: contest.startDay,
    gameEndDate: contestLastDay(contest),
    startsAt: toInstant(contestStartsAt(contest)),
    endsAt: toInstant(contestEndsAt(contest)),
    currentDate: toInstant(now),
  };
}
