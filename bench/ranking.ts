import { sql } from 'kysely';
import { createRandom } from '#domain/random/createRandom.ts';
import type { Db } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { contestEntries, type MissionResultRow } from '#server/modules/contest/repositories/contestEntries.ts';
import { contestParticipants, type Participant } from '#server/modules/contest/repositories/contestParticipants.ts';
import { contestRankings } from '#server/modules/contest/repositories/contestRankings.ts';
import { scoreParticipant } from '#server/modules/contest/scoreParticipant.ts';
import { buildTestApp } from '#tests/support/buildTestApp.ts';
import { type BenchFigure, quantile, recordBench, rounded } from './recordBench.ts';
import { endAll } from './support/endWith.ts';
import { countBuckets, FIRST_ACCOUNT, fillContest, IN_CLASSES } from './support/fillContest.ts';
import { findPostgres } from './support/findPostgres.ts';
import { withoutContestCounts } from './support/withoutContestCounts.ts';

/**
 * The ranking of a contest at the database: place, top ten, neighbours and a score that changes, with everything the
 * product does for it and no HTTP; beside it run another contest of the site with half of the readers and a hundred of
 * classes. On PostgreSQL too, where there is one.
 */
const SIZES = [10_000, 100_000, 1_000_000];
const ASKED = 300;
const WARM_UP = 60;
const GOAL_MS = 5;
/** A tree of n rows grows like this from the smallest size to the largest. */
const LOG_GROWTH = Math.log(1_000_000) / Math.log(10_000);

/** Points of a whole quiz: they move a reader into another bucket two times out of three. */
const AMOUNT = 40;
/** Grows, so that no mission counts twice. */
let bookNo = 1_000_000;

const figures: BenchFigure[] = [];
const postgres = await findPostgres();
for (const engine of ['PostgreSQL', 'SQLite'] as const) {
  if (engine === 'PostgreSQL' && postgres === null) continue;
  process.env.TEST_DATABASE_URL = (engine === 'PostgreSQL' && postgres) || '';
  const places: number[] = [];
  for (const size of SIZES) places.push(await measure(engine, size));
  const value = rounded((places.at(-1) ?? 0) / (places[0] ?? 1));
  figures.push({
    what: 'my place: growth of the median from the smallest to the largest',
    size: engine,
    value,
    unit: '×',
    against: `log n ${rounded(LOG_GROWTH)}`,
    goal: `≤ ${rounded(LOG_GROWTH)}`,
    met: value <= LOG_GROWTH,
  });
}
recordBench('ranking', figures);
await endAll();

/** @returns the median of asking for a place, in milliseconds */
async function measure(engine: string, count: number): Promise<number> {
  const app = await buildTestApp({ content: 'none' });
  try {
    const { db } = app;
    const sqlite = engine === 'SQLite';
    const { contestNo, secondNo, classOf } = await fillContest(db, count, sqlite);
    const random = createRandom(11);
    const reader = async (inContest: number, accountNo: number): Promise<Participant> => {
      const found = await contestParticipants.find(db, inContest, accountNo);
      if (found === undefined) throw new Error(`nobody has the number ${accountNo}`);
      return found;
    };
    const anybody = () => reader(contestNo, FIRST_ACCOUNT + 1 + Math.floor(random() * count));
    /** Somebody who reads in three contests, in that of the class. */
    const classmate = () => {
      const accountNo = FIRST_ACCOUNT + 2 + 2 * Math.floor(random() * (IN_CLASSES / 2));
      return reader(classOf(accountNo), accountNo);
    };
    const size = `${count.toLocaleString('en')} participants, 22 levels, ${engine}`;
    const time = (what: string, work: (me: Participant) => Promise<unknown>, against?: string, peer?: number) =>
      timed(what, size, anybody, work, { against, peer });

    const counted = await sample(anybody, (me) => countAbove(db, me));
    const peer = quantile(counted, 0.5);
    const place = await time('my place', (me) => contestRankings.rankOf(db, me), 'counting in the index', peer);
    await time('top ten', (me) => contestRankings.top(db, me, me.accountNo, 10));
    await time('three before and three after', async (me) => contestRankings.beside(db, me, 3));
    await time('readers of the level', (me) => contestRankings.readers(db, me));
    await timed('my place in a contest of a class', size, classmate, (me) => contestRankings.rankOf(db, me));

    const bare = await withoutContestCounts(db, sqlite, () => sample(anybody, (me) => scoreWithoutBuckets(db, me)));
    await countBuckets(db);
    await time(
      'score update with counters, one transaction',
      (me) => score(db, me),
      'the same without counters',
      quantile(bare, 0.5),
    );
    await timed('score update in three contests, one transaction', size, classmate, (me) =>
      score(db, me, [contestNo, secondNo, me.contestNo]),
    );
    await countBuckets(db);
    await atOnce(db, sqlite, size, anybody);
    return place;
  } finally {
    await app.close();
  }
}

/** Milliseconds of each call. */
async function sample(anybody: () => Promise<Participant>, work: (me: Participant) => Promise<unknown>, count = ASKED) {
  const times: number[] = [];
  for (let turn = 0; turn < count + WARM_UP; turn += 1) {
    const me = await anybody();
    const begun = performance.now();
    await work(me);
    if (turn >= WARM_UP) times.push(performance.now() - begun);
  }
  return times;
}

async function timed(
  what: string,
  size: string,
  anybody: () => Promise<Participant>,
  work: (me: Participant) => Promise<unknown>,
  { against, peer }: { against?: string | undefined; peer?: number | undefined } = {},
): Promise<number> {
  const times = await sample(anybody, work);
  const median = quantile(times, 0.5);
  const beside =
    against === undefined || peer === undefined
      ? {}
      : { against: `${against} ${rounded(peer, 3)} ms`, ratio: rounded(median / peer) };
  figures.push({
    what: `${what}, median`,
    size,
    value: rounded(median, 3),
    unit: 'ms',
    ...beside,
    goal: `≤ ${GOAL_MS} ms`,
    met: median <= GOAL_MS,
  });
  const p95 = quantile(times, 0.95);
  figures.push({ what: `${what}, p95`, size, value: rounded(p95, 3), unit: 'ms', goal: 'stated', met: true });
  return median;
}

/** Students who hand in at the same moment: transactions per second, and none lost. */
async function atOnce(db: Db, sqlite: boolean, size: string, anybody: () => Promise<Participant>): Promise<void> {
  for (const connections of [1, 16]) {
    const rate = async (work: typeof score) => {
      const people = await Promise.all(Array.from({ length: ASKED }, () => anybody()));
      const left = [...new Map(people.map((me) => [me.accountNo, me])).values()];
      const count = left.length;
      const begun = performance.now();
      const one = async () => {
        for (let me = left.pop(); me !== undefined; me = left.pop()) await work(db, me);
      };
      await Promise.all(Array.from({ length: connections }, one));
      return (count * 1000) / (performance.now() - begun);
    };
    const ours = await rate((on, me) => score(on, me));
    const bare = await withoutContestCounts(db, sqlite, () => rate(scoreWithoutBuckets));
    await countBuckets(db);
    figures.push({
      what: 'score updates with counters',
      size: `${size}, ${connections} at once`,
      value: Math.round(ours),
      unit: 'a second',
      against: `the same without counters ${Math.round(bare)}`,
      ratio: rounded(ours / bare),
      goal: 'stated',
      met: true,
    });
  }
}

function resultOf(me: Participant): MissionResultRow {
  bookNo += 1;
  const mission = { bookNo, kind: 'QUIZ', missionRound: 1, amount: AMOUNT, possible: AMOUNT } as const;
  return {
    contestNo: me.contestNo,
    accountNo: me.accountNo,
    roundNo: 1,
    ...mission,
    happenedAt: 1,
    dayKey: '2026-05-01',
  };
}

/** What the product does with a mission that counts in these contests: ledger, week, growth, points, counters. */
function score(db: Db, given: Participant, contestNos = [given.contestNo]): Promise<unknown> {
  return withTransaction(db, async (trx) => {
    for (const contestNo of contestNos) {
      const me = await contestParticipants.find(trx, contestNo, given.accountNo);
      if (me === undefined) throw new Error('the participant is gone');
      const row = resultOf(me);
      await contestEntries.insertMission(trx, row, 1);
      await scoreParticipant(trx, me, { ...row, earned: AMOUNT });
    }
  });
}

/** The same for a ranking that has no counters. */
function scoreWithoutBuckets(db: Db, { contestNo, accountNo }: Participant): Promise<unknown> {
  return withTransaction(db, async (trx) => {
    const me = await contestParticipants.find(trx, contestNo, accountNo);
    if (me === undefined) throw new Error('the participant is gone');
    const row = resultOf(me);
    await contestEntries.insertMission(trx, row, 1);
    await contestParticipants.addToWeek(trx, { contestNo, accountNo, roundNo: 1, point: AMOUNT });
    await contestParticipants.weeks(trx, contestNo, accountNo);
    const [earned, possible] = [me.earned + AMOUNT, me.possible + AMOUNT];
    await contestParticipants.setScore(trx, me, { ...me, point: me.point + AMOUNT, earned, possible });
  });
}

async function countAbove(db: Db, { contestNo, levelCode, point }: Participant): Promise<void> {
  await sql`select count(*) from contest_participant
    where contest_no = ${contestNo} and level_code = ${levelCode} and down_point < ${-point}`.execute(db);
}
