import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileOnce } from './compileOnce.ts';
import type { Db } from './Db.ts';
import { type Database, openDatabase } from './openDatabase.ts';

describe('compileOnce', () => {
  let folder: string;
  let database: Database;
  let db: Db;
  let built: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'chaekbada-compile-'));
    database = await openDatabase({ dataDir: folder });
    db = database.db;
    built = 0;
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = compileOnce((on, given: { name: string; value: string }) =>
    on
      .insertInto('installation')
      .values({ name: given.name, value: given.value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: given.value })),
  );
  const read = compileOnce((on, given: { name: string; other: string }) => {
    built += 1;
    return on
      .selectFrom('installation')
      .select('value')
      .where('name', 'in', [given.name, given.other])
      .where('value', '<>', 'fixed')
      .orderBy('value');
  });

  it('is built once and run with the values of each call, each in its place', async () => {
    await write(db, { name: 'a', value: 'one' });
    await write(db, { name: 'b', value: 'two' });
    await write(db, { name: 'c', value: 'fixed' });
    expect((await write(db, { name: 'a', value: 'won' })).numAffectedRows).toBe(1n);
    expect((await read(db, { name: 'a', other: 'b' })).rows).toEqual([{ value: 'two' }, { value: 'won' }]);
    expect((await read(db, { name: 'c', other: 'b' })).rows).toEqual([{ value: 'two' }]);
    expect(built).toBe(1);
  });

  it('belongs to the transaction it is called with', async () => {
    await expect(
      db.transaction().execute(async (trx) => {
        await write(trx, { name: 'a', value: 'one' });
        expect((await read(trx, { name: 'a', other: '' })).rows).toHaveLength(1);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect((await read(db, { name: 'a', other: '' })).rows).toEqual([]);
  });

  it('refuses a query that computes with a value while it is compiled', async () => {
    const sum = compileOnce((on, given: { seq: number }) =>
      on
        .selectFrom('mission_answer')
        .select('value')
        .where('seq', '=', given.seq + 1),
    );
    const text = compileOnce((on, given: { name: string }) =>
      on.selectFrom('installation').select('value').where('name', 'like', `${given.name}%`),
    );
    expect(() => sum(db, { seq: 1 })).toThrow('seq');
    expect(() => text(db, { name: 'a' })).toThrow('name');
  });
});
