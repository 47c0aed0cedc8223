import { growthOf } from '#domain/contest/growthOf.ts';
import { rateHundredths } from '#domain/contest/rateHundredths.ts';
import { teamChanges } from '#domain/contest/teamShare.ts';
import type { Db } from '#server/db/Db.ts';
import { contestParticipants, type Participant } from './repositories/contestParticipants.ts';
import { contestRankings } from './repositories/contestRankings.ts';
import { contestTeams } from './repositories/contestTeams.ts';

/** What an entry of the contest's ledger changes. */
export interface ScoreChange {
  roundNo: number;
  amount: number;
  /** Of missions: what they brought and could have brought; 0 for a correction. */
  earned: number;
  possible: number;
  happenedAt: number;
}

/**
 * Adds an entry that was just written to the sums that rankings read: points, rate, week, growth, counters, the team's week.
 *
 * @param db the open transaction of the entry
 */
export async function scoreParticipant(db: Db, me: Participant, change: ScoreChange): Promise<Participant> {
  const { contestNo, accountNo } = me;
  const { roundNo, amount } = change;
  if (amount !== 0) await contestParticipants.addToWeek(db, { contestNo, accountNo, roundNo, point: amount });
  const weeks = await contestParticipants.weeks(db, contestNo, accountNo);
  const [earned, possible] = [me.earned + change.earned, me.possible + change.possible];
  const score = {
    point: me.point + amount,
    earned,
    possible,
    rate: rateHundredths(earned, possible),
    // A result that is released counts as of its own time: the points of now were reached with the later of the two.
    reachedAt: amount === 0 ? me.reachedAt : Math.max(me.reachedAt, change.happenedAt),
    growth: growthOf(weeks),
  };
  await contestParticipants.setScore(db, me, score);
  await contestRankings.moveBuckets(db, me, me.point, score.point);
  const before = weeks.map((week) => (week.roundNo === roundNo ? { ...week, point: week.point - amount } : week));
  await contestTeams.move(db, me, teamChanges(before, weeks));
  return { ...me, ...score };
}
