import { roundSpan } from '#domain/contest/ContestRound.ts';
import type { StoredContest } from './repositories/contests.ts';

/** Numbers of the weeks that have begun. */
export function begunWeeks(contest: StoredContest, now: number): number[] {
  const { rounds } = contest.content;
  return rounds
    .filter((round) => {
      const { opensAt, closesAt } = roundSpan(round, contest);
      return opensAt <= now && opensAt < closesAt;
    })
    .map(({ roundNo }) => roundNo);
}
