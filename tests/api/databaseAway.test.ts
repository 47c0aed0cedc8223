import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { countConnections } from '#server/db/engines/countConnections.ts';
import { withoutStatementTimeout } from '#server/db/withoutStatementTimeout.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { JobRunner } from '#server/jobs/JobRunner.ts';
import { buildTestApp } from '../support/buildTestApp.ts';
import { freshStudent, give } from '../support/freshStudent.ts';
import { accountProblems } from '../support/ledgerOf.ts';
import { makePostgres } from '../support/makePostgres.ts';
import { openWire } from '../support/openWire.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A server whose way to its database can be cut. */
async function build(answerLimit?: number) {
  const postgres = await makePostgres();
  if (postgres === null) throw new Error('there is no PostgreSQL');
  closers.push(postgres.drop);
  const wire = await openWire(postgres.url);
  closers.push(wire.close);
  const app = await buildTestApp({
    content: 'demo',
    env: { databaseUrl: wire.url },
    ...(answerLimit && { answerLimit }),
  });
  closers.push(app.close);
  const student = await freshStudent(app);
  await give(app, student.accountNo, { shells: 1000 });
  const buy = (key: string) =>
    app.post('/api/aquarium/purchases/me', { itemId: 'bread', quantity: 1 }, student.token, key);
  const bought = async () =>
    (await app.db.selectFrom('purchase').select('purchase_no').where('account_no', '=', student.accountNo).execute())
      .length;
  /** Changes what connections may do that begin from now on. */
  const say = async (setting: string) => {
    const name = new URL(postgres.url).pathname.slice(1);
    const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    await client.query(`alter database ${name} ${setting}`);
    await client.end();
  };
  return { app, wire, student, buy, bought, say, url: postgres.url };
}

/** Of one node (decision 0168). */
const MOST_CONNECTIONS = 6;
const AWAY = { status: 503, code: 'OVERLOADED' };

describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('a database that is there', () => {
  it('is asked over few connections, however much is asked at once, and they are kept', async () => {
    const { app } = await build();
    await Promise.all(Array.from({ length: 60 }, () => sql`select pg_sleep(0.02)`.execute(app.db)));
    expect(countConnections()).toEqual({ total: MOST_CONNECTIONS, idle: MOST_CONNECTIONS, waiting: 0 });
  });
});

describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('a database that is away', () => {
  it('is told as 503 with a time to come again, to a student, at the sign-in and on a page, and nobody loses the login', async () => {
    const { app, wire, student, buy } = await build();
    await wire.cut();
    const refused = [
      await app.get('/api/aquarium/me', student.token),
      await buy('the-first-one'),
      await app.send('POST', '/api/auth/sign-in', { body: { accountId: 'badaedu', password: 'Bada!2026' } }),
      await app.get('/api/notices'),
    ];
    for (const answer of refused) {
      expect(answer).toMatchObject(AWAY);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(3);
    }
    app.clock.advance(2000);
    expect((await app.get('/livez')).status).toBe(200);
    expect((await app.get('/readyz')).status).toBe(503);
    await wire.mend();
    app.clock.advance(2000);
    expect((await app.get('/readyz')).status).toBe(200);
    expect((await app.get('/api/aquarium/me', student.token)).status).toBe(200);
    expect((await buy('the-first-one')).status).toBe(200);
  });

  it('that goes in the middle of the work takes nobody with it, and a repetition has one effect', async () => {
    const { app, wire, student, buy, bought } = await build();
    const keys = Array.from({ length: 12 }, () => randomUUID());
    for (let round = 0; round < 3; round += 1) {
      wire.hush(true);
      const asked = keys.map(buy);
      while ((countConnections()?.total ?? 0) - (countConnections()?.idle ?? 0) === 0) await breathe();
      await wire.cut();
      for (const answer of await Promise.all(asked)) expect(answer).toMatchObject(AWAY);
      wire.hush(false);
      await wire.mend();
    }
    for (const answer of await Promise.all(keys.map(buy))) expect(answer.status).toBe(200);
    expect(await bought()).toBe(keys.length);
    expect(await accountProblems(app.db, student.accountNo)).toEqual([]);
  });

  it('that goes while a transaction waits for something else ends only that transaction', async () => {
    const { app, wire, student } = await build();
    const work = withTransaction(app.db, async (trx) => {
      await trx.selectFrom('account').select('account_no').limit(1).execute();
      await wire.cut();
      await breathe();
      await trx.selectFrom('account').select('account_no').limit(1).execute();
    });
    await expect(work).rejects.toMatchObject({ name: 'DatabaseAway' });
    await wire.mend();
    expect((await app.get('/api/aquarium/me', student.token)).status).toBe(200);
  });

  it('that only reads since another took its place is left for the one that writes', async () => {
    const { wire, buy, say } = await build();
    await say('set default_transaction_read_only = on');
    await wire.cut();
    await wire.mend();
    expect(await buy('the-first-one')).toMatchObject(AWAY);
    await say('reset default_transaction_read_only');
    expect((await buy('the-first-one')).status).toBe(200);
  });

  describe('and has vanished without a word', () => {
    const LIMIT = 1500;
    const sleep = sql`select pg_sleep(2)`;

    it('is given up after a while on every connection, and serves again where another took its place', async () => {
      const { app, wire, student, buy, bought } = await build(LIMIT);
      const keys = Array.from({ length: 20 }, () => randomUUID());
      await Promise.all(keys.map(() => app.get('/api/aquarium/me', student.token)));
      wire.freeze();
      const begun = Date.now();
      const first = await Promise.all(keys.map(buy));
      expect(first.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
      expect(first.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
      expect(Date.now() - begun).toBeLessThan(8 * LIMIT);
      for (const answer of await Promise.all(keys.map(buy))) expect(answer.status).toBe(200);
      expect(await bought()).toBe(keys.length);
      expect(await accountProblems(app.db, student.accountNo)).toEqual([]);
    });

    it('in the middle of a transaction, or before it said that it is stored, leaves none open', async () => {
      const { app, wire, url } = await build(LIMIT);
      const { db } = app;
      const write = (name: string, last: () => void) =>
        withTransaction(db, async (trx) => {
          await trx.insertInto('installation').values({ name, value: 'x' }).execute();
          last();
          if (name === 'middle') await trx.selectFrom('account').select('account_no').limit(1).execute();
        });
      for (const name of ['middle', 'commit']) {
        const begun = Date.now();
        await expect(write(name, wire.freeze)).rejects.toMatchObject({ name: 'DatabaseAway' });
        // One limit and no second one for taking it back.
        expect(Date.now() - begun).toBeLessThan(2 * LIMIT);
      }
      const stored = await db.selectFrom('installation').select('name').where('value', '=', 'x').execute();
      expect(stored).toEqual([{ name: 'commit' }]);
      const client = new pg.Client({ connectionString: url });
      closers.push(() => client.end());
      await client.connect();
      await expect
        .poll(async () => {
          const messages =
            "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in tr%'";
          return (await client.query(messages)).rowCount;
        })
        .toBe(0);
      expect(countConnections()?.waiting).toBe(0);
    });

    it('is not thought of work that takes long: the turns of nodes, jobs, and what says so', async () => {
      const { app } = await build(LIMIT);
      const { db, alone } = app.database;
      await expect(sleep.execute(db)).rejects.toMatchObject({ name: 'DatabaseAway' });
      expect((await withoutStatementTimeout(() => sleep.execute(db))).rows).toHaveLength(1);
      const errors: unknown[] = [];
      const jobs = new JobRunner({ db, clock: app.clock.now, onError: (error) => errors.push(error) }, [
        { name: 'long', pattern: '0 0 * * * *', run: () => sleep.execute(db) },
      ]);
      await jobs.plan();
      await jobs.look();
      await Promise.all([jobs.settled(), alone(() => sleep.execute(db)), alone(() => sleep.execute(db))]);
      expect(errors).toEqual([]);
    });
  });
});
