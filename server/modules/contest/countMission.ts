import { roundSpan } from '#domain/contest/ContestRound.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { countRound, type HandedRound, inWeek } from '#domain/contest/countRound.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { countedToday } from './countedToday.ts';
import type { MyContest } from './findContest.ts';
import { contestAttempts } from './repositories/contestAttempts.ts';
import { contestEntries } from './repositories/contestEntries.ts';
import type { Participant } from './repositories/contestParticipants.ts';
import { contestReviews } from './repositories/contestReviews.ts';
import { scoreParticipant } from './scoreParticipant.ts';

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
  { contest, level, me }: MyContest,
  { attemptNo, bookNo, handed }: HandedMission,
  now: number,
): Promise<Participant> {
  const book = level.books.find((one) => one.bookNo === bookNo);
  const week = contest.content.rounds.find(({ roundNo }) => roundNo === book?.roundNo);
  if (book === undefined || week === undefined) return me;
  const span = roundSpan(week, contest);
  if (!inWeek(handed, span)) return me;
  const { contestNo, accountNo } = me;
  const { kind, round: missionRound, submittedAt: happenedAt } = handed;
  const mission = { contestNo, accountNo, bookNo, kind, missionRound };
  const since = happenedAt - CONTEST_TUNING.hold.burstSpan;
  const counted = countRound(handed, {
    ...span,
    maxPoint: book.maxPoint,
    before: await contestEntries.sumOf(db, mission),
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
