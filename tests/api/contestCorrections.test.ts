import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContestHistory, ContestInfo } from '#contract/contest.ts';
import type { ContestReviews } from '#contract/contestReview.ts';
import { missionItems } from '#domain/mission/missionItems.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import { withdrawItem } from '#server/modules/operator/withdrawItem.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import { contestProblems } from '../support/contestProblems.ts';
import {
  bookAt,
  buildContestApp,
  CONTEST_START,
  type ContestStudent,
  contestStudent,
  moveTo,
  publishContest,
} from '../support/contestStage.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { operate } from '../support/operate.ts';

const KINDS = ['MATCHING', 'OX', 'QUIZ'] as const;
type Kind = (typeof KINDS)[number];
/** `play` misses the last items of a mission, so these are wrong for whoever missed any. */
const LAST = 0;

let app: TestApp;
const readers: ContestStudent[] = [];
beforeAll(async () => {
  app = await buildContestApp();
  await publishContest(app);
  moveTo(app, CONTEST_START);
  for (let index = 0; index < 4; index += 1) readers.push(await sailor());
});
afterAll(() => app.close());

async function sailor(): Promise<ContestStudent> {
  const student = await contestStudent(app, 'CHILD');
  await student.post('/level', {});
  return student;
}

/** Withdraws an item, counted from the last one of the mission as it was played first. */
async function withdraw(bookNo: number, kind: Kind, fromLast: number) {
  const { version } = await app.db
    .selectFrom('mission_attempt')
    .select('version')
    .where('book_no', '=', bookNo)
    .where('kind', '=', kind)
    .orderBy('attempt_no')
    .limit(1)
    .executeTakeFirstOrThrow();
  const material = await missionMaterials.read(app.db, bookNo, kind, version);
  const key = missionItems(material, 0).at(-1 - fromLast)?.key ?? '';
  return withdrawItem({ db: app.db, now: app.clock.now() }, { bookNo, kind, key, material, note: '잘못이 있음' });
}

const infoOf = async (student: ContestStudent) => (await student.get<ContestInfo>('/info/my')).data;
const reviewsOf = async (student: ContestStudent) => (await student.get<ContestReviews>('/reviews/my')).data.items;
const contestTables = async () => {
  const all = await dumpTables(app.db);
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('contest')));
};

describe('a withdrawn item', () => {
  it('brings its points to the contest, in its week and as of its time, with a reason, and once', async () => {
    const one = await sailor();
    const book = bookAt(0, 1, 0);
    expect((await one.play('OX', book, { wrong: 2 })).points).toBe(16);
    const before = await infoOf(one);
    app.clock.advance(60_000);
    expect(await withdraw(book, 'OX', LAST)).toMatchObject({ ok: true, corrected: 1, points: 2 });
    expect(await infoOf(one)).toMatchObject({ point: 18, answerRateByPoint: 90, todayCount: before.todayCount });
    expect((await one.get<ContestHistory>('/history/my')).data.items[0]).toMatchObject({
      totalPoint: 18,
      correctionPoint: 0,
      roundLevel: { books: [{ oxPoint: 18, oxRate: 90, totalPoint: 18 }] },
    });
    const [reported] = await reviewsOf(one);
    expect(reported).toMatchObject({ subject: 'CORRECTION', state: 'WRITTEN', readingMissionType: 'OX', point: 2 });
    expect(reported?.reason).toBe('이 미션의 한 문제에 잘못이 있어서 뺐어요. 모두 맞은 것으로 하고 2점을 더했어요.');
    expect((await one.put(`/reviews/${reported?.reviewNo}/reply/my`, { reply: '고마워요.' })).status).toBe(200);
    expect(await contestProblems(app.db)).toEqual([]);

    const written = await contestTables();
    expect(await withdraw(book, 'OX', LAST)).toMatchObject({ ok: true, corrected: 0, points: 0 });
    expect(await contestTables()).toEqual(written);
  });

  it('brings what a retry left open only to what the contest has counted', async () => {
    const one = await sailor();
    const book = bookAt(0, 1, 1);
    await one.play('OX', book, { wrong: 2 });
    moveTo(app, shiftDayKey(CONTEST_START, 7));
    // The week of the book is over: the retry is paid, and counts for no contest.
    expect((await one.play('OX', book)).points).toBe(3);
    expect((await infoOf(one)).point).toBe(16);
    expect(await withdraw(book, 'OX', LAST)).toMatchObject({ points: 1 });
    expect((await infoOf(one)).point).toBe(18);
    expect(await contestProblems(app.db)).toEqual([]);
    moveTo(app, shiftDayKey(CONTEST_START, 1));
  });

  it('brings nothing for a mission over the cap of the day', async () => {
    const one = await sailor();
    for (const place of [0, 1, 2])
      for (const kind of ['PUZZLE', ...KINDS] as const) await one.play(kind, bookAt(0, 1, place), { wrong: 1 });
    await one.play('QUIZ', bookAt(0, 1, 3), { wrong: 3 });
    const { point } = await infoOf(one);
    expect(await withdraw(bookAt(0, 1, 3), 'QUIZ', LAST)).toMatchObject({ ok: true, corrected: 1 });
    expect((await infoOf(one)).point).toBe(point);
    expect(await contestProblems(app.db)).toEqual([]);
  });

  it('brings nothing for what was played again after its history was deleted', async () => {
    const one = await sailor();
    const book = bookAt(0, 1, 2);
    const { attemptNo } = await one.play('OX', book, { wrong: 4 });
    const { point } = await infoOf(one);
    expect((await app.remove(`/api/mission/histories/${attemptNo}`, await one.token())).status).toBe(200);
    expect((await one.play('OX', book, { wrong: 1 })).points).toBe(0);
    expect((await withdraw(book, 'OX', LAST)).ok).toBe(true);
    const { rate } = await app.db
      .selectFrom('mission_attempt')
      .select('rate_hundredths as rate')
      .where('account_no', '=', one.accountNo)
      .where('hidden', '=', 0)
      .executeTakeFirstOrThrow();
    expect(rate).toBe(10_000);
    expect((await infoOf(one)).point).toBe(point);
    expect(await contestProblems(app.db)).toEqual([]);
  });

  it('of a result that waits counts once it is released, and never when it is not accepted', async () => {
    const [released, confirmed] = [await sailor(), await sailor()];
    const book = bookAt(0, 1, 3);
    for (const student of [released, confirmed]) await student.play('OX', book, { wrong: 2, minutes: 0.01 });
    expect(await infoOf(released)).toMatchObject({ point: 0, heldPoint: 16 });
    const [first, second] = [(await reviewsOf(released))[0], (await reviewsOf(confirmed))[0]];
    await operate(app, 'contest', 'confirm', String(second?.reviewNo), '--reason', '읽을 수 없는 빠르기예요');
    await withdraw(book, 'OX', LAST);
    expect(await infoOf(released)).toMatchObject({ point: 0, heldPoint: 18 });
    await operate(app, 'contest', 'release', String(first?.reviewNo), '--reason', '다시 보니 괜찮아요');
    expect(await infoOf(released)).toMatchObject({ point: 18, heldPoint: 0, answerRateByPoint: 90 });
    expect((await infoOf(confirmed)).point).toBe(0);
    expect(await contestProblems(app.db)).toEqual([]);
  });

  it('leaves places, counters, weeks and rates as if it had been right from the beginning, whatever was played', async () => {
    let week = 1;
    const play = fc.record({
      at: fc.nat({ max: 3 }),
      kind: fc.constantFrom<Kind>(...KINDS),
      wrong: fc.nat({ max: 4 }),
      retry: fc.option(fc.nat({ max: 2 })),
    });
    const taken = fc.record({ kind: fc.constantFrom<Kind>(...KINDS), fromLast: fc.nat({ max: 2 }) });
    const plays = fc.uniqueArray(play, { minLength: 4, maxLength: 12, selector: ({ at, kind }) => `${at} ${kind}` });
    await fc.assert(
      fc.asyncProperty(plays, fc.array(taken, { minLength: 1, maxLength: 6 }), async (played, withdrawn) => {
        week += 1;
        moveTo(app, shiftDayKey(CONTEST_START, (week - 1) * 7));
        const book = bookAt(0, week, 0);
        for (const { at, kind, wrong, retry } of played) {
          const student = readers[at] as ContestStudent;
          const result = await student.play(kind, book, { wrong });
          if (retry !== null && result.retryAvailable) await student.play(kind, book, { wrong: retry });
        }
        for (const { kind, fromLast } of withdrawn) {
          if (played.some((one) => one.kind === kind)) expect((await withdraw(book, kind, fromLast)).ok).toBe(true);
        }
        expect(await contestProblems(app.db)).toEqual([]);
        for (const student of readers) expect((await infoOf(student)).point).toBe(await paidTo(student));
        const written = await contestTables();
        for (const { kind, fromLast } of withdrawn) {
          if (played.some((one) => one.kind === kind)) await withdraw(book, kind, fromLast);
        }
        expect(await contestTables()).toEqual(written);
      }),
      // A week of the contest each; the first one is that of the examples above.
      { numRuns: 3, endOnFailure: true },
    );
  });
});

/** What all missions have paid, mends included: every one of them has counted. */
async function paidTo({ accountNo }: ContestStudent): Promise<number> {
  const rows = await app.db
    .selectFrom('mission_attempt')
    .select('points')
    .where('account_no', '=', accountNo)
    .execute();
  return rows.reduce((sum, { points }) => sum + points, 0);
}
