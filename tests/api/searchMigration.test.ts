import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#server/db/Db.ts';
import { openPostgres } from '#server/db/engines/openPostgres.ts';
import { openSqlite } from '#server/db/engines/openSqlite.ts';
import { firstTables } from '#server/db/migrations/001_first_tables.ts';
import { joining } from '#server/db/migrations/002_joining.ts';
import { search } from '#server/db/migrations/003_search.ts';
import type { Tables } from '#server/db/schema/Tables.ts';
import { searchedBooks } from '#server/modules/book/repositories/searchedBooks.ts';
import { makePostgres } from '../support/makePostgres.ts';

const old = { '001_first_tables': firstTables, '002_joining': joining };
let folder: string;
let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chaekbada-migration-'));
  const postgres = await makePostgres();
  const engine = postgres === null ? 'sqlite' : 'postgres';
  const sqlite = postgres === null ? openSqlite(folder) : null;
  db = sqlite
    ? new Kysely<Tables>(sqlite.props)
    : new Kysely<Tables>({ dialect: await openPostgres(postgres?.url ?? '') });
  close = async () => {
    await db.destroy();
    sqlite?.release();
    await postgres?.drop();
  };
  const migrate = async (migrations: Record<string, typeof search>) => {
    const made = Object.fromEntries(Object.entries(migrations).map(([name, make]) => [name, make(engine)]));
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => made } }).migrateToLatest();
    if (error !== undefined) throw error;
  };
  await migrate(old);
  await sql`insert into book (book_no, book_name, author_name, publisher_name, category, sub_category, raq, max_point,
    genre, summary, source, terms, labels, page_count, search_title, search_author, search_rest, search_choseong,
    content_hash, active) values (1001, '토끼전', '작자 미상', '책바다', 'LITERATURE', '고전', 300, 100, 'FICTION',
    '용궁 이야기', '판소리', '[]', '[]', 1, 'x', 'x', 'x', 'x', 'old', 1)`.execute(db);
  await sql`insert into book_gram (gram, book_no) values ('ㅌ', 1001)`.execute(db);
  await migrate({ ...old, '003_search': search });
});

afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

it('keeps the books of an older installation, ready to be searched', async () => {
  expect(await searchedBooks.after(db, 0, 10)).toMatchObject([
    { bookNo: 1001, title: '토끼전', addedAt: 0, audio: 0, firstPageNo: null, firstMission: null },
  ]);
});

it('counts every change that a search can see, and no other', async () => {
  const changes = async (work: () => Promise<unknown>) => {
    const before = await searchedBooks.revision(db);
    await work();
    return (await searchedBooks.revision(db)) > before;
  };
  const update = (set: Partial<Record<'book_name' | 'source', string>> & { active?: number; max_point?: number }) =>
    changes(() => db.updateTable('book').set(set).where('book_no', '=', 1001).execute());
  expect(await update({ book_name: '별주부전' })).toBe(true);
  expect(await update({ active: 0 })).toBe(true);
  expect(await update({ max_point: 120 })).toBe(false);
  expect(await update({ source: '다른 곳' })).toBe(false);
  expect(await changes(() => db.deleteFrom('book').execute())).toBe(true);
});
