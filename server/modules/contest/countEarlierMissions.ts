import { missionWeight } from '#domain/mission/missionWeight.ts';
import type { Db } from '#server/db/Db.ts';
import { countMission, type HandedMission } from './countMission.ts';
import type { MyContest } from './findContest.ts';
import { contestAttempts, type HandedAttempt } from './repositories/contestAttempts.ts';
import type { Participant } from './repositories/contestParticipants.ts';

/**
 * Counts what a reader handed in between the start of a contest and joining it, in the order and by the rules of the
 * time it was handed in: as if joined from the beginning on.
 *
 * @param db the open transaction that made the participant
 * @returns the participant as it is afterwards
 */
export async function countEarlierMissions(db: Db, mine: MyContest, now: number): Promise<Participant> {
  const bookNos = mine.level.books.map(({ bookNo }) => bookNo);
  const attempts = await contestAttempts.handedIn(db, mine.me.accountNo, bookNos);
  let { me } = mine;
  for (const [at, attempt] of attempts.entries()) {
    me = await countMission(db, { ...mine, me }, toMission(attempt, attempts.slice(0, at)), now);
  }
  return me;
}

function toMission(attempt: HandedAttempt, earlier: readonly HandedAttempt[]): HandedMission {
  const { attemptNo, bookNo, kind, round, maxPoint } = attempt;
  const firsts = earlier.filter((one) => one.bookNo === bookNo && one.kind === kind && one.round === 1);
  const firstPoints = round === 2 ? (firsts.at(-1)?.points ?? 0) : 0;
  const stand = { weight: missionWeight(kind, maxPoint), firstPoints };
  // What followed a deleted history never counts; the first round of a retry is no history of its own.
  const playedBefore = firsts.length >= round;
  return { attemptNo, bookNo, handed: { ...attempt, stand, playedBefore } };
}
