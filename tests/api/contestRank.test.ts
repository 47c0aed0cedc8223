import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContestInfo, ContestRank } from '#contract/contest.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { correctPoints } from '#server/modules/contest/operate/correctPoints.ts';
import { contestParticipants } from '#server/modules/contest/repositories/contestParticipants.ts';
import { scoreParticipant } from '#server/modules/contest/scoreParticipant.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import { contestProblems } from '../support/contestProblems.ts';
import {
  buildContestApp,
  CONTEST_START,
  type ContestStudent,
  contestStudent,
  moveTo,
  publishContest,
} from '../support/contestStage.ts';

let app: TestApp;
let contestNo: number;
/** Sixty of one level, the first one asks. */
const readers: ContestStudent[] = [];

beforeAll(async () => {
  app = await buildContestApp();
  contestNo = Number(await publishContest(app));
  moveTo(app, CONTEST_START);
  for (let index = 0; index < 60; index += 1) {
    const student = await contestStudent(app, 'CHILD', { account_id: `reader${index}`, name: `독자${index}번` });
    await student.post('/level', {});
    readers.push(student);
  }
});
afterAll(() => app.close());

/** Gives points through the ledger, as a correction does. */
const give = (accountNo: number, amount: number, roundNo = 1) =>
  withTransaction(app.db, (db) =>
    correctPoints(db, { contestNo, accountNo, roundNo, amount, words: '시험을 위한 점수예요.', now: app.clock.now() }),
  );
const rankOf = async (student: ContestStudent | undefined) =>
  (await student?.get<ContestRank>('/rank'))?.data as ContestRank;

describe('a ranking', () => {
  it('has nobody before the first points', async () => {
    expect(await rankOf(readers[0])).toMatchObject({ items: [], me: null, neighbours: [], participantCount: 0 });
    expect((await (await contestStudent(app, 'ELEMENTARY_6')).get('/rank')).status).toBe(404);
  });

  it('shows ten, the own place and three on each side, with shared places', async () => {
    // 610, 600, 600, 580, 580, 560 …: every second place is shared.
    for (const [index, { accountNo }] of readers.entries()) {
      app.clock.advance(1000);
      await give(accountNo, 620 - 20 * Math.ceil(index / 2) - (index === 0 ? 10 : 0));
    }
    const mine = await rankOf(readers[57]);
    expect(mine.items.map(({ rankNo }) => rankNo)).toEqual([1, 2, 2, 4, 4, 6, 6, 8, 8, 10]);
    expect(mine.me).toMatchObject({ rankNo: 58, myYn: 'Y' });
    expect(mine.neighbours.map(({ rankNo }) => rankNo)).toEqual([54, 56, 56, 58, 58, 60]);
    expect(mine.neighbours.map(({ myYn }) => myYn)).toEqual(['N', 'N', 'N', 'Y', 'N', 'N']);
    expect((await readers[57]?.get<ContestInfo>('/info/my'))?.data).toMatchObject({
      rankNo: 58,
      topPercent: 97,
      participantCount: 60,
    });
    expect(await contestProblems(app.db)).toEqual([]);
  });

  it('tells nobody apart: masked names and ids, no number of an account', async () => {
    const mine = await rankOf(readers[5]);
    expect(mine.items[0]).toMatchObject({ accountId: 'r*ader0', accountName: '독**번' });
    const written = JSON.stringify(mine);
    expect(written).not.toMatch(/reader\d|독자\d|accountNo/);
  });

  it('orders equal points by rate, then by who reached them first', async () => {
    const [one, two] = [readers[1], readers[2]];
    const ids = async () => (await rankOf(readers[9])).items.slice(1, 3).map(({ accountId }) => accountId);
    expect(await ids()).toEqual(['r*ader1', 'r*ader2']);
    await withTransaction(app.db, async (db) => {
      for (const [student, possible] of [
        [one, 20],
        [two, 10],
      ] as const) {
        const me = await contestParticipants.find(db, contestNo, student?.accountNo ?? 0);
        if (me) await scoreParticipant(db, me, { roundNo: 1, amount: 0, earned: 10, possible, happenedAt: 0 });
      }
    });
    expect(await ids()).toEqual(['r*ader2', 'r*ader1']);
    // Set back, so that ledger and sums agree again.
    await app.db.updateTable('contest_participant').set({ earned: 0, possible: 0, rate_hundredths: 0 }).execute();
  });

  it('leaves out who does not want to be listed, for everybody but themselves, and keeps the places', async () => {
    const hidden = readers[3];
    expect((await hidden?.put('/listing/my', { listedYn: 'N' }))?.status).toBe(200);
    const others = await rankOf(readers[4]);
    expect(others.items.map(({ rankNo }) => rankNo)).toEqual([1, 2, 2, 4, 6, 6, 8, 8, 10, 10]);
    expect(JSON.stringify(others)).not.toContain('r*ader3"');
    expect(others.neighbours.map(({ rankNo }) => rankNo)).toEqual([1, 2, 2, 4, 6, 6, 8]);
    const own = await rankOf(hidden);
    expect(own).toMatchObject({ listedYn: 'N', me: { rankNo: 4, accountId: 'r*ader3' } });
    expect(own.items).toHaveLength(10);
    expect(own.items.some(({ myYn }) => myYn === 'Y')).toBe(true);
    expect(await contestProblems(app.db)).toEqual([]);
  });

  it('puts the best gain first on the ladder of growth, however few the points', async () => {
    const weak = readers[59];
    await give(weak?.accountNo ?? 0, 150, 2);
    await give(readers[0]?.accountNo ?? 0, 620, 2);
    const { growth } = await rankOf(weak);
    expect(growth.items.map(({ accountId, growthPoint }) => [accountId, growthPoint])).toEqual([
      ['r*ader59', 130],
      ['r*ader0', 10],
    ]);
    expect(growth.myGrowthPoint).toBe(130);
    expect((await rankOf(readers[7])).growth.myGrowthPoint).toBeNull();
  });

  it('leaves out who has left the product', async () => {
    const gone = readers[6]?.accountNo ?? 0;
    expect(JSON.stringify(await rankOf(readers[4]))).toContain('r*ader6"');
    await app.db.updateTable('account').set({ status: 'WITHDRAWAL' }).where('account_no', '=', gone).execute();
    expect(JSON.stringify(await rankOf(readers[4]))).not.toContain('r*ader6"');
    await app.db.updateTable('account').set({ status: 'ACTIVE' }).where('account_no', '=', gone).execute();
  });

  it('and its counters are exact after any changes, also at once', async () => {
    const change = fc.record({
      at: fc.nat({ max: readers.length - 1 }),
      amount: fc.integer({ min: -120, max: 200 }).filter((amount) => amount !== 0),
      roundNo: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 25 }), async (changes) => {
        await Promise.all(changes.map(({ at, amount, roundNo }) => give(readers[at]?.accountNo ?? 0, amount, roundNo)));
        app.clock.advance(1000);
        expect(await contestProblems(app.db)).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });
});
