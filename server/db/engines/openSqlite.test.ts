import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileOnce } from '../compileOnce.ts';
import { type Database, openDatabase } from '../openDatabase.ts';

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-compiler-'));
  database = await openDatabase({ dataDir: folder });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('compares with flags as literals, and bounds a list by a sum: parameters would have it planned again each time', () => {
  const { sql, parameters } = database.db
    .selectFrom('mission_attempt')
    .select('book_no')
    .where('hidden', '=', 0)
    .where('round', '=', 1)
    .where('points', '>', 1)
    .where('account_no', '=', 7)
    .limit(3)
    .compile();
  expect(sql).toContain('"hidden" = 0 and "round" = 1 and "points" > ? and "account_no" = ? limit (? + 0)');
  expect(parameters).toEqual([1, 7, 3]);
});

it('writes what a query of compileOnce always says as literals, quoted', async () => {
  let text = '';
  const ask = compileOnce((db, given: { name: string }) => ({
    compile: () => {
      const compiled = db
        .selectFrom('installation')
        .select('value')
        .where('name', '=', given.name)
        .where('value', '<>', "it's")
        .limit(2)
        .compile();
      text = compiled.sql;
      expect(compiled.parameters).toHaveLength(1);
      return compiled;
    },
  }));
  await database.db.insertInto('installation').values({ name: 'literal', value: 'ok' }).execute();
  expect((await ask(database.db, { name: 'literal' })).rows).toEqual([{ value: 'ok' }]);
  expect(text).toContain(`"value" <> 'it''s' limit (2 + 0)`);
});
