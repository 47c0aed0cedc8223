import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileByShape } from './compileByShape.ts';
import type { Db } from './Db.ts';
import { isAmong } from './isAmong.ts';
import { type Database, openDatabase } from './openDatabase.ts';

interface Given {
  names: 'ALL' | readonly string[];
  value?: string | undefined;
  latestFirst: boolean;
}

describe('compileByShape', () => {
  let folder: string;
  let database: Database;
  let db: Db;
  let built: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'chaekbada-shape-'));
    database = await openDatabase({ dataDir: folder });
    db = database.db;
    await db.deleteFrom('installation').execute();
    const rows = ['a', 'b', 'c'].map((name) => ({ name, value: name === 'c' ? 'three' : 'some' }));
    await db.insertInto('installation').values(rows).execute();
    built = 0;
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const query = compileByShape(['names'], (on, given: Given) => {
    built += 1;
    const all = on
      .selectFrom('installation')
      .select('name')
      .orderBy('name', given.latestFirst ? 'desc' : 'asc');
    const named = given.names === 'ALL' ? all : all.where(isAmong(on, 'name', given.names));
    return given.value === undefined ? named : named.where('value', '=', given.value);
  });
  const read = async (given: Given) => (await query(db, given)).rows.map(({ name }) => name).join('');

  it('builds each shape once and runs it with the values of each call', async () => {
    expect(await read({ names: 'ALL', latestFirst: false })).toBe('abc');
    expect(await read({ names: 'ALL', latestFirst: true })).toBe('cba');
    expect(await read({ names: ['a', 'c'], latestFirst: false })).toBe('ac');
    expect(await read({ names: ['b'], latestFirst: false })).toBe('b');
    expect(await read({ names: [], latestFirst: false })).toBe('');
    expect(built).toBe(3);
  });

  it('takes a word for a value where its name shapes nothing', async () => {
    expect(await read({ names: 'ALL', value: 'some', latestFirst: false })).toBe('ab');
    expect(await read({ names: 'ALL', value: 'three', latestFirst: false })).toBe('c');
    expect(built).toBe(1);
    expect(await read({ names: 'ALL', value: undefined, latestFirst: false })).toBe('abc');
    expect(built).toBe(2);
  });
});
