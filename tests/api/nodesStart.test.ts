import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { siteNames } from '#contract/site.ts';
import { createRandom } from '#domain/random/createRandom.ts';
import { readEnv } from '#server/config/env.ts';
import type { Db } from '#server/db/Db.ts';
import { openPostgres } from '#server/db/engines/openPostgres.ts';
import { openSqlite } from '#server/db/engines/openSqlite.ts';
import { listSteps, migrateDatabase } from '#server/db/migrateDatabase.ts';
import { type Database, openDatabase } from '#server/db/openDatabase.ts';
import type { Tables } from '#server/db/schema/Tables.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { payments } from '#server/modules/subscription/repositories/payments.ts';
import { demoClassroom } from '#server/operator/demoClassroom.ts';
import { demoReaders } from '#server/operator/demoReaders.ts';
import { prepareData } from '#server/prepareData.ts';
import { installation } from '#server/repositories/installation.ts';
import { TEST_START } from '../support/buildTestApp.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { makePostgres } from '../support/makePostgres.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** An empty place for a database. */
async function place() {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaekbada-start-'));
  closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const postgres = await makePostgres();
  if (postgres !== null) closers.push(postgres.drop);
  return { dataDir, databaseUrl: postgres?.url };
}

/** A database that an earlier version left, with the first steps of today's. */
async function leaveOlder({ dataDir, databaseUrl }: Awaited<ReturnType<typeof place>>, stepCount: number) {
  const sqlite = databaseUrl === undefined ? openSqlite(dataDir) : null;
  const db: Db = new Kysely<Tables>({ dialect: sqlite?.props.dialect ?? (await openPostgres(databaseUrl ?? '')) });
  const steps = Object.entries(listSteps(databaseUrl === undefined ? 'sqlite' : 'postgres')).sort();
  const getMigrations = async () => Object.fromEntries(steps.slice(0, stepCount));
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  await db.destroy();
  sqlite?.release();
  if (error !== undefined) throw error;
}

async function open(where: Awaited<ReturnType<typeof place>>): Promise<Database> {
  const database = await openDatabase({ ...where, alongside: true });
  closers.push(() => database.close());
  return database;
}
const applied = async ({ db }: Pick<Database, 'db'>) =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );
const all = Object.keys(listSteps('sqlite')).sort();

describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('four nodes that start in the same moment', () => {
  it.each([
    ['an empty database', 0],
    ['one of an older version', 9],
    ['one of the first version', 1],
  ])('bring %s up to date once, with one set of content and demo', async (_name, stepCount) => {
    const where = await place();
    if (stepCount > 0) await leaveOlder(where, stepCount);
    const env = {
      ...readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: where.dataDir, DEMO: 'on', SANDBOX: 'off' }),
      contentDir: makeFixtureContent(2),
    };
    const databases = await Promise.all(
      Array.from({ length: 4 }, async (_, node) => {
        const database = await open(where);
        await prepareData({ database, env, clock: () => TEST_START, random: createRandom(node) });
        return database;
      }),
    );
    const [first] = databases;
    if (first === undefined) throw new Error('no node');
    expect(await applied(first)).toEqual(all);
    const count = async (table: 'account' | 'book' | 'institution' | 'subscription_product') =>
      Number(
        (
          await first.db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll<number>().as('rows'))
            .executeTakeFirstOrThrow()
        ).rows,
      );
    // Each site has its demo student and the readers beside it; those with staff a classroom, and who waits for it.
    const pupils = 2 * (demoClassroom.pupils.flat().length + 1);
    const accounts = siteNames.length * (1 + demoReaders.length) + pupils;
    expect([await count('account'), await count('book'), await count('institution')]).toEqual([accounts, 2, 4]);
    const prices = await first.db.selectFrom('subscription_price').select('product_no').execute();
    expect(prices).toHaveLength(await count('subscription_product'));
  });
});

describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('a new version that meets a running backup', () => {
  /** An older version, with somebody who reads its tables for as long as a backup takes. */
  async function stage() {
    const where = await place();
    await leaveOlder(where, all.indexOf('022_payer_email'));
    const old = { db: new Kysely<Tables>({ dialect: await openPostgres(where.databaseUrl ?? '') }) };
    closers.push(() => old.db.destroy());
    const dump = new pg.Client({ connectionString: where.databaseUrl });
    closers.push(() => dump.end());
    await dump.connect();
    await dump.query('begin isolation level repeatable read read only');
    await dump.query('lock table purchase_consent in access share mode');
    const reading = async () => {
      const begun = Date.now();
      await sql`select 1 from purchase_consent limit 1`.execute(old.db);
      return Date.now() - begun;
    };
    return { where, old, dump, reading };
  }

  it('lets the nodes that serve go on, and brings the tables up to date once the backup is done', async () => {
    const { where, old, dump, reading } = await stage();
    const newer = open(where);
    const end = Date.now() + 3500;
    const waits: number[] = [];
    while (Date.now() < end) waits.push(await reading());
    expect(Math.max(...waits)).toBeLessThan(3000);
    expect(await applied(old)).not.toContain('022_payer_email');
    await dump.query('commit');
    expect(await applied(await newer)).toEqual(all);
  }, 30_000);

  it('says so when the backup takes too long, and has changed nothing', async () => {
    const { old } = await stage();
    const messages: string[] = [];
    const patience = { tries: 2, pauseMs: 10, log: (line: string) => messages.push(line) };
    const refused = await migrateDatabase(old.db, 'postgres', patience).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'StartError', message: expect.stringContaining('백업') });
    expect(messages).toHaveLength(1);
    expect(await applied(old)).not.toContain('022_payer_email');
  }, 30_000);
});

describe('a database that a newer version has added to', () => {
  const addStep = (database: Database, name: string) =>
    sql`insert into kysely_migration (name, timestamp) values (${name}, '2030-01-01')`.execute(database.db);

  it('goes on serving this one, which also starts on it', async () => {
    const where = await place();
    const newer = await open(where);
    await addStep(newer, '999_newer');
    const own = await open(where);
    expect(await applied(own)).toEqual([...all, '999_newer']);
  });

  it('is refused when the newer one has taken something away, or when steps of ours are missing', async () => {
    const where = await place();
    const newer = await open(where);
    await addStep(newer, '999_newer');
    await installation.write(newer.db, 'schema-floor', '999_newer');
    await expect(open(where)).rejects.toThrow('이 판으로는 열 수 없어요');
    await installation.write(newer.db, 'schema-floor', '003_search');
    await sql`delete from kysely_migration where name = ${all.at(-1) ?? ''}`.execute(newer.db);
    await expect(open(where)).rejects.toThrow('이 판으로는 열 수 없어요');
  });

  it('keeps answering the statements that a running node had prepared', async () => {
    const old = await open(await place());
    const ask = (db: Db) => payments.find(db, 1);
    expect([await ask(old.db), await withTransaction(old.db, ask)]).toEqual([undefined, undefined]);
    await sql`alter table payment add column later text`.execute(old.db);
    expect(await withTransaction(old.db, ask)).toBeUndefined();
    await sql`alter table payment add column later_still text`.execute(old.db);
    expect(await ask(old.db)).toBeUndefined();
  });
});
