import { roundSpan } from '#domain/contest/ContestRound.ts';
import { chooseReserves, type ReserveChoice } from '#domain/contest/chooseReserves.ts';
import type { Db } from '#server/db/Db.ts';
import type { StoredLevel } from './findContest.ts';
import { contestAttempts } from './repositories/contestAttempts.ts';
import { contestBooks } from './repositories/contestBooks.ts';
import type { StoredContest } from './repositories/contests.ts';

/**
 * The books that a reader has in the place of those begun before their week.
 *
 * @param level as the contest has it
 */
export async function chooseMyBooks(
  db: Db,
  accountNo: number,
  contest: StoredContest,
  level: StoredLevel,
): Promise<ReserveChoice> {
  const handIns = await contestAttempts.firstHandIns(db, accountNo);
  const opens = new Map(contest.content.rounds.map((round) => [round.roundNo, roundSpan(round, contest).opensAt]));
  const opensAt = (roundNo: number) => opens.get(roundNo) ?? 0;
  const choice = chooseReserves(level, handIns, opensAt);
  if (choice.lacking.length === 0) return choice;
  return chooseReserves(level, handIns, opensAt, await contestBooks.ofLevels(db, level.levels));
}
