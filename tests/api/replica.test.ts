import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BookSearchData } from '#contract/bookSearch.ts';
import type { ContestRank } from '#contract/contest.ts';
import type { LegendPage } from '#contract/legend.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { correctPoints } from '#server/modules/contest/operate/correctPoints.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import { buildContestApp, CONTEST_START, contestStudent, moveTo, publishContest } from '../support/contestStage.ts';
import { openWire } from '../support/openWire.ts';

/**
 * The replica of these tests is the same database seen through a schema of its own, in which readers have another name
 * and hall and contest stand still: what came from there can be told apart, and so can what it lacks.
 */
describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('a replica', () => {
  let app: TestApp;
  let wire: Awaited<ReturnType<typeof openWire>>;
  let contestNo: number;
  const closers: (() => Promise<unknown>)[] = [];

  beforeEach(async () => {
    app = await buildContestApp();
    contestNo = Number(await publishContest(app));
    moveTo(app, CONTEST_START);
    // Whoever the demo brought is not what is looked at here.
    await app.db.deleteFrom('legend_month').execute();
  });
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
    await app.close();
  });

  /** What readers look at is copied; from here on it stands still on the replica. */
  async function useReplica(): Promise<void> {
    await sql`create schema copy`.execute(app.db);
    for (const table of ['legend_month', 'contest_participant', 'contest_bucket', 'contest_count', 'book_revision']) {
      await sql`create table copy.${sql.ref(table)} as select * from public.${sql.ref(table)}`.execute(app.db);
    }
    for (const [table, column] of [
      ['account', 'name'],
      ['book', 'book_name'],
    ] as const) {
      const { rows } = await sql<{ column_name: string }>`select column_name from information_schema.columns
        where table_schema = 'public' and table_name = ${table}`.execute(app.db);
      const columns = rows.map(({ column_name: name }) =>
        name === column ? sql`'복제'::text as ${sql.ref(column)}` : sql.ref(name),
      );
      await sql`create view copy.${sql.ref(table)} as select ${sql.join(columns)} from public.${sql.ref(table)}`.execute(
        app.db,
      );
    }
    wire = await openWire(app.env.databaseUrl ?? '');
    closers.push(wire.close);
    const url = new URL(wire.url);
    url.searchParams.set('options', '-c search_path=copy,public');
    const database = await openDatabase({ ...app.env, replicaUrl: url.href });
    closers.push(() => database.close());
    Object.assign(app.database, { db: database.db });
  }

  const give = (accountNo: number, amount: number) =>
    withTransaction(app.db, async (db) => {
      const now = app.clock.advance(1000);
      await correctPoints(db, { contestNo, accountNo, roundNo: 1, amount, words: '시험을 위한 점수예요.', now });
      await pointLedger.append(db, { accountNo, now, dayKey: '2026-05-11' }, [
        { currency: 'POINT', amount, reason: 'MISSION_REWARD', refType: 'BOOK_MISSION', refId: `test:${now}` },
      ]);
    });
  type Student = Awaited<ReturnType<typeof contestStudent>>;
  const rankOf = async (student: Student) => (await student.get<ContestRank>('/rank')).data;
  const hallOf = async (student: Student) =>
    (await app.get<LegendPage>('/api/community/legends', await student.token())).data;
  const found = async (student: Student) =>
    (await app.get<BookSearchData>('/api/books?query=&page=1', await student.token())).data;

  it('answers rankings and the hall of fame, and loads the catalogue', async () => {
    const reader = await contestStudent(app, 'CHILD', { name: '김바다' });
    await reader.post('/level', {});
    await give(reader.accountNo, 50);
    await useReplica();
    const rank = await rankOf(reader);
    expect(rank.items).toMatchObject([{ accountName: '복*', point: 50, myYn: 'Y' }]);
    // One's own place is one's own: it comes from the database itself.
    expect(rank.me).toMatchObject({ accountName: '김*다', point: 50 });
    expect((await hallOf(reader)).items).toMatchObject([{ readerName: '복*', point: 50 }]);
    expect((await found(reader)).totalCount).toBe(72);
  });

  it('never hides from somebody what they have just earned; others may see it later', async () => {
    const [mine, other] = [await contestStudent(app, 'CHILD'), await contestStudent(app, 'CHILD')];
    for (const student of [mine, other]) {
      await student.post('/level', {});
      await give(student.accountNo, 40);
    }
    await useReplica();
    await give(mine.accountNo, 30);
    expect((await rankOf(mine)).items.map(({ point }) => point)).toEqual([70, 40]);
    expect((await hallOf(mine)).items.map(({ point }) => point)).toEqual([70, 40]);
    expect((await rankOf(other)).items.map(({ point }) => point)).toEqual([40, 40]);
    expect((await hallOf(other)).items.map(({ point }) => point)).toEqual([40, 40]);
  });

  it('that goes away is not missed', async () => {
    const reader = await contestStudent(app, 'CHILD', { name: '김바다' });
    await reader.post('/level', {});
    await give(reader.accountNo, 50);
    await useReplica();
    expect((await rankOf(reader)).items[0]?.accountName).toBe('복*');
    await wire.cut();
    for (let call = 0; call < 3; call += 1) expect((await rankOf(reader)).items[0]?.accountName).toBe('김*다');
    expect((await hallOf(reader)).items[0]?.readerName).toBe('김*다');
    expect((await found(reader)).totalCount).toBe(72);
  });

  it('that vanishes without a word keeps nobody waiting for long, and is asked again when it is back', async () => {
    const reader = await contestStudent(app, 'CHILD', { name: '김바다' });
    await reader.post('/level', {});
    await give(reader.accountNo, 50);
    await useReplica();
    expect((await rankOf(reader)).items[0]?.accountName).toBe('복*');
    wire.hush(true);
    const begun = Date.now();
    expect((await rankOf(reader)).items[0]?.accountName).toBe('김*다');
    expect((await hallOf(reader)).items[0]?.readerName).toBe('김*다');
    expect(Date.now() - begun).toBeLessThan(6000);
    wire.hush(false);
    await expect.poll(async () => (await rankOf(reader)).items[0]?.accountName, { timeout: 15_000 }).toBe('복*');
    // A start in that time goes on without it.
    wire.hush(true);
    const started = await openDatabase({ ...app.env, replicaUrl: wire.url });
    await started.close();
    wire.hush(false);
  });
});
