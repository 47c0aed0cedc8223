import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../openDatabase.ts';
import { withTransaction } from '../withTransaction.ts';
import { SQLITE_FILE } from './sqliteFile.ts';

let folder: string;
let database: Database;
/** Sees what is committed, and nothing else. */
let onlooker: DatabaseSync;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-driver-'));
  database = await openDatabase({ dataDir: folder });
  onlooker = new DatabaseSync(join(folder, SQLITE_FILE), { readOnly: true });
});
afterAll(async () => {
  onlooker.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (db: Database['db'], name: string) => db.insertInto('installation').values({ name, value: 'x' });
const isStored = (name: string) =>
  onlooker.prepare('select 1 from installation where name = ?').get(name) !== undefined;
const names = (db: Database['db']) => db.selectFrom('installation').select('name').execute();
/** Counts the commits that a work takes. */
async function commitsOf(work: () => Promise<unknown>): Promise<number> {
  const ran = vi.spyOn(StatementSync.prototype, 'run');
  await work();
  const commits = ran.mock.contexts.filter((statement) => (statement as StatementSync).sourceSQL === 'commit');
  ran.mockRestore();
  return commits.length;
}

it('commits transactions that end while others wait with one write, and answers nobody before', async () => {
  const stored: boolean[] = [];
  const keep = (name: string) =>
    withTransaction(database.db, async (trx) => void (await insert(trx, name).execute())).then(() =>
      stored.push(isStored(name)),
    );
  expect(await commitsOf(() => Promise.all(['a', 'b', 'c'].map(keep)))).toBe(1);
  expect(stored).toEqual([true, true, true]);
});

it('commits those together that come one after the other in one turn of the event loop, as requests do', async () => {
  const stored: boolean[] = [];
  const come = (name: string) =>
    new Promise<void>((done, fail) =>
      setTimeout(() => {
        const kept = withTransaction(database.db, async (trx) => void (await insert(trx, name).execute()));
        kept.then(() => stored.push(isStored(name))).then(() => done(), fail);
      }, 0),
    );
  expect(await commitsOf(() => Promise.all(['f', 'g', 'h'].map(come)))).toBe(1);
  expect(stored).toEqual([true, true, true]);
});

it('shows nobody what waits for its commit', async () => {
  const kept = withTransaction(database.db, async (trx) => void (await insert(trx, 'i').execute()));
  // By then it has ended, and nobody has the connection.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  const rows = await names(database.db);
  expect([rows.some(({ name }) => name === 'i'), isStored('i')]).toEqual([true, true]);
  await kept;
});

it('commits at once what nobody waits behind', async () => {
  const keepBoth = async () => {
    for (const name of ['d', 'e']) await withTransaction(database.db, (trx) => insert(trx, name).execute());
  };
  expect(await commitsOf(keepBoth)).toBe(2);
});

it('takes back only what is their own, whatever the order', async () => {
  type Work = 'KEEP' | 'FAIL' | 'CLASH' | 'SINGLE' | 'READ';
  const works = fc.array(fc.constantFrom<Work>('KEEP', 'FAIL', 'CLASH', 'SINGLE', 'READ'), {
    minLength: 1,
    maxLength: 12,
  });
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(works, async (asked) => {
      turn += 1;
      const run = async (work: Work, name: string) => {
        if (work === 'READ') {
          for (const row of await names(database.db)) expect([row.name, isStored(row.name)]).toEqual([row.name, true]);
          return;
        }
        if (work === 'SINGLE') await insert(database.db, name).execute();
        else
          await withTransaction(database.db, async (trx) => {
            await insert(trx, name).execute();
            await names(trx);
            if (work === 'FAIL') throw new Error('taken back');
            if (work === 'CLASH') await insert(trx, name).execute();
          });
        expect(isStored(name)).toBe(true);
      };
      const ends = await Promise.allSettled(asked.map((work, at) => run(work, `${turn} ${at}`)));
      for (const [at, { status }] of ends.entries()) {
        const work = asked[at];
        expect([work, status]).toEqual([work, work === 'FAIL' || work === 'CLASH' ? 'rejected' : 'fulfilled']);
        if (work !== 'READ') expect(isStored(`${turn} ${at}`)).toBe(status === 'fulfilled');
      }
    }),
    { numRuns: 100 },
  );
});

it('runs what no transaction may hold after the transactions before it', async () => {
  const kept = withTransaction(database.db, (trx) => insert(trx, 'before the vacuum').execute());
  const packed = sql`vacuum`.execute(database.db);
  const read = names(database.db);
  await Promise.all([kept, packed]);
  expect((await read).some(({ name }) => name === 'before the vacuum')).toBe(true);
});
