import { contestShare, possibleOnTop } from '#domain/contest/contestShare.ts';
import { correctedPoints } from '#domain/contest/correctedPoints.ts';
import { missionWeight } from '#domain/mission/missionWeight.ts';
import { withJosa } from '#domain/text/withJosa.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import {
  type ContestMission,
  type CountedRound,
  contestCorrections,
  type HeldRound,
} from './repositories/contestCorrections.ts';
import { contestParticipants } from './repositories/contestParticipants.ts';
import { contestReviews } from './repositories/contestReviews.ts';
import { contests } from './repositories/contests.ts';
import { scoreParticipant } from './scoreParticipant.ts';

/** A mission with an item that was withdrawn for everybody. */
export interface CorrectedContestMission extends ContestMission {
  /** What distinguishes the item from the others. */
  item: string;
  /** What the mission could pay in all. */
  weight: number;
  /** What each round would have paid with the withdrawn items right from the beginning. */
  worth: Readonly<Record<1 | 2, number>>;
  now: number;
}

const wordsFor = (points: number) =>
  `이 미션의 한 문제에 잘못이 있어서 뺐어요. 모두 맞은 것으로 하고 ${withJosa(`${points}점`, '을/를')} 더했어요.`;

/**
 * Lets contests follow a withdrawn item, those of the past included: a further row of the ledger for what counted, in the
 * week it counted for and as of that time, with a reason that the student can read and answer; what waits to be looked at
 * will bring its new points. Once for each item.
 *
 * @param db the open transaction that corrects the mission itself
 */
export async function correctContestScore(db: Db, mission: CorrectedContestMission): Promise<void> {
  const counted = await contestCorrections.counted(db, mission);
  const held = await contestCorrections.held(db, mission);
  for (const contestNo of new Set([...counted, ...held].map((row) => row.contestNo))) {
    await correctOne(
      db,
      mission,
      contestNo,
      counted.filter((row) => row.contestNo === contestNo),
      held.filter((row) => row.contestNo === contestNo),
    );
  }
}

async function correctOne(
  db: Db,
  mission: CorrectedContestMission,
  contestNo: number,
  counted: readonly CountedRound[],
  held: readonly HeldRound[],
): Promise<void> {
  const me = await contestParticipants.find(db, contestNo, mission.accountNo);
  const sum = (key: 'amount' | 'possible') => counted.reduce((total, row) => total + row[key], 0);
  const points = sum('amount');
  const corrected = correctedPoints({
    worth: await worthInContest(db, mission, contestNo, me?.levelCode),
    counted: { rounds: counted.flatMap(({ missionRound }) => missionRound ?? []), points },
    held: held.map(({ missionRound: round, amount }) => ({ round, points: amount })),
  });
  for (const [index, row] of held.entries()) {
    const amount = corrected.held[index] ?? row.amount;
    // Nothing possible: the first round has brought that along already.
    const possible = row.possible === 0 ? 0 : Math.max(row.possible, amount);
    await contestReviews.setHeld(db, row.reviewNo, { amount, possible });
  }
  const last = counted.at(-1);
  if (corrected.gain === 0 || last === undefined || me === undefined) return;
  // All rounds of a mission lie in the one week of its book.
  const { roundNo, happenedAt } = last;
  const row = { amount: corrected.gain, possible: 0 };
  const possible = possibleOnTop({ amount: points, possible: sum('possible') }, row);
  const correction = { contestNo, roundNo, amount: corrected.gain, possible, happenedAt };
  if (!(await contestCorrections.insert(db, mission, correction, mission.now))) return;
  await contestReviews.addWithdrawnItem(
    db,
    { ...mission, ...correction, dayKey: seoulDay(happenedAt) },
    wordsFor(corrected.gain),
  );
  await scoreParticipant(db, me, { ...correction, earned: corrected.gain });
}

/** The worth of the rounds in the measure of a contest. */
async function worthInContest(
  db: Db,
  { bookNo, kind, weight, worth }: CorrectedContestMission,
  contestNo: number,
  levelCode: string | undefined,
): Promise<Record<1 | 2, number>> {
  const levels = (await contests.find(db, contestNo))?.content.levels ?? [];
  const books = levels.find(({ code }) => code === levelCode)?.books ?? [];
  const maxPoint = books.find((book) => book.bookNo === bookNo)?.maxPoint;
  if (maxPoint === undefined) return worth;
  const both = { mission: weight, contest: missionWeight(kind, maxPoint) };
  return {
    1: contestShare({ before: 0, points: worth[1] }, both),
    2: contestShare({ before: worth[1], points: worth[2] }, both),
  };
}
