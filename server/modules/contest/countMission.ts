import type { MissionSum } from '#domain/contest/contestShare.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { countRound, type HandedRound, inWeek } from '#domain/contest/countRound.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { countedToday } from './countedToday.ts';
import { findMyBook, type MyContest } from './findContest.ts';
import { contestAttempts } from './repositories/contestAttempts.ts';
import { contestEntries } from './repositories/contestEntries.ts';
import type { Participant } from './repositories/contestParticipants.ts';
import { contestReviews } from './repositories/contestReviews.ts';
import { scoreParticipant } from './scoreParticipant.ts';

/** What a mission has brought before its first round. */
const NOTHING: MissionSum = { amount: 0, possible: 0 };

/** A round of a mission of one book. */
export interface HandedMission {
  attemptNo: number;
  bookNo: number;
  handed: HandedRound;
}

/**
 * Counts a round for one contest: points of a book of the reader whose week was open, up to the daily cap, once per
 * round. What looks implausible waits in a review and counts once it is released.
 *
 * @param db the open transaction
 * @returns the participant as it is afterwards
 */
export async function countMission(
  db: Db,
  mine: MyContest,
  { attemptNo, bookNo, handed }: HandedMission,
  now: number,
): Promise<Participant> {
  const { contest, me } = mine;
  const own = findMyBook(mine, bookNo);
  if (own === undefined || !inWeek(handed, own.span)) return me;
  const { book, round: week, span } = own;
  const { contestNo, accountNo } = me;
  const { kind, round: missionRound, submittedAt: happenedAt } = handed;
  const mission = { contestNo, accountNo, bookNo, kind, missionRound };
  const since = happenedAt - CONTEST_TUNING.hold.burstSpan;
  const counted = countRound(handed, {
    ...span,
    maxPoint: book.maxPoint,
    before: missionRound === 1 ? NOTHING : await contestEntries.sumOf(db, mission),
    ...(await countedToday(db, me, happenedAt, mission)),
    dailyCap: contest.dailyCap,
    recent: await contestAttempts.handInsSince(db, accountNo, since, attemptNo),
  });
  if (counted === null) return me;
  const { held, ...sum } = counted;
  const row = { ...mission, roundNo: week.roundNo, happenedAt, dayKey: seoulDay(happenedAt), ...sum };
  if (held !== null) {
    await contestReviews.hold(db, row, held, now);
    return me;
  }
  if (!(await contestEntries.insertMission(db, row, now))) return me;
  return scoreParticipant(db, me, { ...row, earned: row.amount });
}
