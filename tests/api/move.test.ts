import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteName, tokenHeaderBySite } from '#contract/site.ts';
import { buildServer } from '#server/buildServer.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { type ComparedTable, checkMove, moveDatabase } from '#server/move/moveDatabase.ts';
import { MOVED_EVENT } from '#server/move/movedRows.ts';
import { runMove } from '#server/operator/runMove.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { aquariumActions } from '../support/aquariumActions.ts';
import { jpeg } from '../support/awkwardPictures.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import { collectRoutes } from '../support/collectRoutes.ts';
import {
  bookAt,
  buildContestApp,
  CONTEST_START,
  contestStudent,
  moveTo,
  publishContest,
} from '../support/contestStage.ts';
import { driveApp } from '../support/driveApp.ts';
import { give } from '../support/freshStudent.ts';
import { loginOf } from '../support/makeAccount.ts';
import { makePostgres } from '../support/makePostgres.ts';
import { operate } from '../support/operate.ts';
import { liveDays, PRODUCTS, ticketBuyer } from '../support/ticketBuyer.ts';

/** Begins with what changes from call to call; streams never end. */
const UNSTEADY = /\/events$/;

describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('an installation that moves to PostgreSQL', () => {
  let app: TestApp;
  let target: { url: string; drop: () => Promise<void> };
  let student: Awaited<ReturnType<typeof contestStudent>>;
  let payer: Awaited<ReturnType<typeof ticketBuyer>>;
  let reads: string[];
  const output: string[] = [];
  const move = (url = target.url) =>
    moveDatabase({ source: app.database, targetUrl: url, now: app.clock.now(), print: (line) => output.push(line) });
  const people = (): [SiteName, number][] => [
    ['edu', student.accountNo],
    ['home', payer.accountNo],
  ];
  const onTarget = async <T>(work: (db: TestApp['db']) => Promise<T>): Promise<T> => {
    const there = await openDatabase({ databaseUrl: target.url, dataDir: '', unfinished: true });
    return work(there.db).finally(() => there.close());
  };
  const different = (compared: readonly ComparedTable[]) =>
    compared.filter(({ equal }) => !equal).map(({ name }) => name);

  beforeAll(async () => {
    const routes = collectRoutes({ every: true });
    app = await buildContestApp({ databaseUrl: undefined }, { payment: true });
    reads = routes()
      .filter(({ method, url, access }) => method === 'GET' && access === 'full' && !url.includes(':'))
      .map(({ url }) => url)
      .filter((url) => !UNSTEADY.test(url));
    expect(app.database.engine).toBe('sqlite');
    await liveIn();
    target = (await makePostgres()) ?? { url: '', drop: async () => {} };
  });
  afterAll(async () => {
    await app.close();
    await target.drop();
  });

  /** Some weeks of several people, so that as many tables as can be have rows. */
  async function liveIn(): Promise<void> {
    await publishContest(app);
    moveTo(app, CONTEST_START);
    student = await contestStudent(app, 'CHILD', { name: '김바다' });
    await student.post('/level', {});
    for (const kind of ['PUZZLE', 'OX'] as const) await student.play(kind, bookAt(0, 1, 0), { wrong: 1 });
    await give(app, student.accountNo, { shells: 500, exp: 500 });
    const keeper = aquariumActions(app, await student.token());
    await keeper.care('feed', 'plankton');
    await keeper.buy('bread', 3);
    await keeper.buy('coral');
    await keeper.place(1, 'coral');
    await keeper.words();
    const token = await student.token();
    await app.app.inject({
      method: 'PUT',
      url: '/api/account/profile-image/me',
      headers: {
        host: new URL(app.env.origins.edu).host,
        [tokenHeaderBySite.edu]: token,
        'content-type': 'image/jpeg',
      },
      payload: await jpeg(),
    });
    await app.post('/api/books/log', { page: '읽기 🐳 "따옴표" \\ 역사선' }, token);
    await app.post('/api/book/carts', { bookNoList: [bookAt(0, 1, 1)], use: true }, token);
    await operate(app, 'institution', 'create', 'edu', '돌고래 학원', '--approve');
    payer = await ticketBuyer(app);
    await payer.buy(PRODUCTS.allRecurring);
    await liveDays(app, 3);
    // Some of what is asked makes what was not there yet.
    for (const [site, accountNo] of people()) {
      const login = await loginOf(app, site, accountNo);
      for (const url of reads) await app.get(url, login, site);
    }
    // Numbers of rows that are gone must not be given again.
    await app.db.deleteFrom('use_log').execute();
    await app.sendMails();
  }

  it('has every row there, with its numbers going on where they stood', async () => {
    const compared = await move();
    expect(different(compared)).toEqual([]);
    const rows = Object.fromEntries(compared.map(({ name, source }) => [name, source.rows]));
    for (const table of ['account', 'profile_image', 'contest_entry', 'mission_mark', 'payment', 'purchase']) {
      expect(rows[table], table).toBeGreaterThan(0);
    }
    expect(Object.values(rows).filter((count) => count > 0).length).toBeGreaterThan(40);
    expect(output.at(-1)).toMatch(/^(\d+)\/\1 /);
    const { last } = await app.db
      .selectFrom('sqlite_sequence' as 'installation')
      .select(sql<number>`seq`.as('last'))
      .where('name', '=', 'use_log')
      .executeTakeFirstOrThrow();
    const next = await onTarget((db) =>
      db
        .insertInto('use_log')
        .values({ kind: 'BOOKS', account_no: student.accountNo, page: 'x', target_no: null, created_at: 0 })
        .returning('log_no')
        .executeTakeFirstOrThrow(),
    );
    expect(next.log_no).toBe(last + 1);
    await onTarget((db) => db.deleteFrom('use_log').execute());
  });

  it('answers every question as before', async () => {
    const moved = await openDatabase({ databaseUrl: target.url, dataDir: '' });
    const server = await buildServer({ ...app.app.services, database: moved });
    const there = driveApp(server);
    try {
      for (const [site, accountNo] of people()) {
        const token = await loginOf(app, site, accountNo);
        const logins = await app.db.selectFrom('login_token').selectAll().execute();
        await moved.db.deleteFrom('login_token').execute();
        await moved.db.insertInto('login_token').values(logins).execute();
        for (const url of reads) {
          const [here, now] = [await app.get(url, token, site), await there.get(url, token, site)];
          expect([now.status, now.code, now.data], `${site} ${url}`).toEqual([here.status, here.code, here.data]);
        }
      }
      expect(reads.length).toBeGreaterThan(30);
    } finally {
      await server.close();
      await moved.close();
    }
  });

  it('is not moved to where something is already', async () => {
    await expect(move()).rejects.toThrow('비어 있지 않아요');
  });

  it('finds a row that was tampered with, a lost one and one too many', async () => {
    const check = async () => different(await checkMove({ source: app.database, targetUrl: target.url }));
    await onTarget(async (db) => {
      await sql`truncate login_token`.execute(db);
      const tokens = await app.db.selectFrom('login_token').selectAll().execute();
      await db.insertInto('login_token').values(tokens).execute();
    });
    // The note of the move itself is no difference.
    const note = { at: app.clock.now(), actorKind: 'OPERATOR', actor: 'kim', event: MOVED_EVENT } as const;
    await onTarget((db) => auditLog.append(db, note));
    expect(await check()).toEqual([]);
    await onTarget((db) => db.updateTable('purse').set({ shells: 9_999 }).execute());
    expect(await check()).toEqual(['purse']);
    await onTarget(async (db) => {
      await db.deleteFrom('room_slot').execute();
      await db.insertInto('installation').values({ name: 'more', value: '' }).execute();
    });
    expect((await check()).sort()).toEqual(['installation', 'purse', 'room_slot']);
  });

  it('that broke off is told to every server, is done again as a whole, and leaves the source as it was', async () => {
    const second = (await makePostgres('again')) ?? target;
    try {
      const before = await checkMove({ source: app.database, targetUrl: target.url });
      // SQLite keeps a number that is too large for its column, PostgreSQL refuses it.
      const cost = (hintCost: number) => app.db.updateTable('mission_attempt').set({ hint_cost: hintCost }).execute();
      await cost(5_000_000_000);
      await expect(move(second.url)).rejects.toThrow(/mission_attempt의 한 줄\(attempt_no \d+\)/);
      await expect(openDatabase({ databaseUrl: second.url, dataDir: '' })).rejects.toThrow('끝나지 않았어요');
      await cost(0);
      expect(different(await move(second.url))).toEqual([]);
      const open = await openDatabase({ databaseUrl: second.url, dataDir: '' });
      await open.close();
      const after = await checkMove({ source: app.database, targetUrl: target.url });
      expect(after.map(({ source }) => source)).toEqual(before.map(({ source }) => source));
    } finally {
      if (second !== target) await second.drop();
    }
  });
});

describe('the command to move', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-move-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  async function command(env: object, ...args: string[]) {
    const lines: string[] = [];
    const context = { who: async () => 'kim', now: Date.now, print: (line: string) => lines.push(line) };
    const given = {
      dataDir,
      importedDir: join(dataDir, 'books'),
      databaseUrl: undefined,
      appSecret: undefined,
      ...env,
    };
    const code = await runMove({ ...context, env: given as never }, ['move', ...args]);
    return { code, output: lines.join('\n') };
  }
  const TO = ['--to', 'postgres://nobody@127.0.0.1:1/none'];

  it('refuses what cannot be meant, in one sentence', async () => {
    expect(await command({}, '--to', 'mysql://x')).toMatchObject({
      code: 1,
      output: expect.stringContaining('postgres://'),
    });
    expect(await command({}, ...TO)).toMatchObject({
      code: 1,
      output: expect.stringContaining('옮길 데이터가 없어요'),
    });
    expect(await command({ databaseUrl: 'postgres://x' }, ...TO)).toMatchObject({
      code: 1,
      output: expect.stringContaining('DATABASE_URL'),
    });
  });

  it('waits for the server to be stopped', async () => {
    const running = await openDatabase({ dataDir });
    await expect(command({}, ...TO)).rejects.toThrow('이미 실행 중');
    await running.close();
    await expect(command({}, ...TO)).rejects.toThrow('PostgreSQL에 연결할 수 없어요');
  });
});
