import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileOnce } from './compileOnce.ts';
import type { Db } from './Db.ts';
import { isAmong } from './isAmong.ts';
import { joinReads, rootOf } from './joinReads.ts';
import { type Database, openDatabase } from './openDatabase.ts';
import { withTransaction } from './withTransaction.ts';

let folder: string;
let database: Database;
let asked: string[];
let db: Db;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-join-'));
  database = await openDatabase({ dataDir: folder });
  db = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      asked.push('statement');
      return result;
    },
  });
  asked = [];
  for (const [name, value] of [
    ['b', `it's "2"`],
    ['a', '1'],
    ['c', '가나다'],
  ] as const) {
    await db.insertInto('installation').values({ name, value }).execute();
  }
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const readValue = compileOnce((on, given: { name: string }) =>
  on.selectFrom('installation').select('value').where('name', '=', given.name),
);
const among = compileOnce((on, given: { names: readonly string[]; not: string }) =>
  on
    .selectFrom('installation')
    .select(['name', 'value'])
    .where(isAmong(on, 'name', given.names))
    .where('name', '<>', given.not)
    .orderBy('name', 'desc'),
);
const counted = compileOnce((on, given: { least: string }) =>
  on
    .selectFrom('installation')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.lit(null).as('nothing')])
    .where('name', '>=', given.least)
    .where('name', 'in', ['a', 'b', 'c']),
);
const written = compileOnce((on, given: { name: string; value: string }) =>
  on.insertInto('installation').values({ name: given.name, value: given.value }).returning('name'),
);

const statements = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  asked = [];
  const result = await work();
  return [result, asked.length];
};

describe('joinReads', () => {
  it('answers reads that are asked together by one statement, as each alone does', async () => {
    const ask = (on: Db) =>
      Promise.all([
        readValue(on, { name: 'b' }),
        among(on, { names: ['a', 'b', 'c'], not: 'a' }),
        readValue(on, { name: 'nothing' }),
        counted(on, { least: 'b' }),
        among(on, { names: [], not: 'x' }),
      ]);
    const [apart, alone] = await statements(() => ask(db));
    const [joined, together] = await statements(() => ask(joinReads(db)));
    expect(joined.map(({ rows }) => rows)).toEqual(apart.map(({ rows }) => rows));
    expect(joined[1]?.rows).toEqual([
      { name: 'c', value: '가나다' },
      { name: 'b', value: `it's "2"` },
    ]);
    expect([alone, together]).toEqual([5, 1]);
  });

  it('joins what is asked after an answer as well, however many steps lie between', async () => {
    const view = joinReads(db);
    const chain = async (name: string, steps: number) => {
      const { rows } = await readValue(view, { name });
      for (let step = 0; step < steps; step += 1) await null;
      return [rows[0]?.value, (await readValue(view, { name: 'a' })).rows[0]?.value];
    };
    const [found, count] = await statements(() => Promise.all([chain('a', 0), chain('b', 7), chain('c', 30)]));
    expect(found).toEqual([
      ['1', '1'],
      [`it's "2"`, '1'],
      ['가나다', '1'],
    ]);
    expect(count).toBe(2);
  });

  it('leaves writes, plain queries and what is asked alone as they are', async () => {
    const view = joinReads(db);
    const [, count] = await statements(() =>
      Promise.all([
        written(view, { name: 'x', value: 'y' }),
        view.selectFrom('installation').select('value').where('name', '=', 'a').execute(),
        readValue(view, { name: 'a' }),
      ]),
    );
    expect(count).toBe(3);
    expect((await readValue(db, { name: 'x' })).rows).toEqual([{ value: 'y' }]);
  });

  it('passes a failure to everybody who asked, and goes on', async () => {
    const view = joinReads(db);
    const broken = compileOnce((on, given: { name: string }) =>
      on
        .selectFrom('installation')
        .select('value')
        .where('nothing_of_the_kind' as 'name', '=', given.name),
    );
    const both = await Promise.allSettled([broken(view, { name: 'a' }), readValue(view, { name: 'a' })]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await readValue(view, { name: 'a' })).rows).toEqual([{ value: '1' }]);
  });

  it('gives a transaction of a view to its database, and reads in it through a view of it', async () => {
    const view = joinReads(db);
    expect(rootOf(view)).toBe(db);
    expect(joinReads(view)).toBe(view);
    const [found, count] = await statements(() =>
      withTransaction(view, async (trx) => {
        await written(trx, { name: 'inside', value: 'new' });
        const inside = joinReads(trx);
        await withTransaction(inside, async (same) => expect(same).toBe(trx));
        return Promise.all([readValue(inside, { name: 'a' }), readValue(inside, { name: 'inside' })]);
      }),
    );
    expect(found.map(({ rows }) => rows[0]?.value)).toEqual(['1', 'new']);
    expect(count).toBe(2);
  });
});
