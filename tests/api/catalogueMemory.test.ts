import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BookDetail } from '#contract/book.ts';
import type { MissionBoard } from '#contract/mission.ts';
import type { Db } from '#server/db/Db.ts';
import { bookRevision } from '#server/repositories/bookRevision.ts';
import { itemWithdrawals } from '#server/repositories/itemWithdrawals.ts';
import { perBookRevision } from '#server/repositories/perBookRevision.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent } from '../support/freshStudent.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(8), webDir: '/nowhere' } });
  token = (await freshStudent(app)).token;
});
afterAll(() => app.close());

const bookOf = async (bookNo: number) => (await app.get<BookDetail>(`/api/books/${bookNo}`, token)).data;
const shownBy = (book: BookDetail) => [...book.nextBooks, ...book.sameAuthorBooks];
const rename = (bookNo: number, name: string) =>
  app.db.updateTable('book').set({ book_name: name }).where('book_no', '=', bookNo).execute();

it('counts every change of what is kept of the catalogue, and none of a student', async () => {
  const counts = async (work: () => Promise<unknown>) => {
    const before = await bookRevision.read(app.db);
    await work();
    return (await bookRevision.read(app.db)) > before;
  };
  const { db } = app;
  const mission = await db
    .selectFrom('book_mission')
    .selectAll()
    .where('book_no', '=', FIRST_BOOK + 7)
    .execute();
  const page = await db
    .selectFrom('book_page')
    .selectAll()
    .where('book_no', '=', FIRST_BOOK + 7)
    .execute();
  const item = { bookNo: FIRST_BOOK + 7, kind: 'OX' as const, hash: 'h', key: 'k', note: '', now: 1 };
  const of = { book_no: FIRST_BOOK + 7 };
  expect(
    await counts(() => db.updateTable('book').set({ max_point: 77 }).where('book_no', '=', of.book_no).execute()),
  ).toBe(true);
  expect(await counts(() => db.deleteFrom('book_mission').where('book_no', '=', of.book_no).execute())).toBe(true);
  expect(await counts(() => db.insertInto('book_mission').values(mission).execute())).toBe(true);
  expect(
    await counts(() =>
      db.updateTable('book_mission').set({ version: 'v' }).where('book_no', '=', of.book_no).execute(),
    ),
  ).toBe(true);
  expect(await counts(() => db.deleteFrom('book_page').where('book_no', '=', of.book_no).execute())).toBe(true);
  expect(await counts(() => db.insertInto('book_page').values(page).execute())).toBe(true);
  expect(await counts(() => itemWithdrawals.add(db, item))).toBe(true);
  expect(await counts(() => db.deleteFrom('item_withdrawal').where('book_no', '=', of.book_no).execute())).toBe(true);
  expect(await counts(() => app.post('/api/book/carts', { bookNoList: [FIRST_BOOK], use: true }, token))).toBe(false);
});

it('shows a change of a book and of its missions in the next answer', async () => {
  await bookOf(FIRST_BOOK);
  await rename(FIRST_BOOK, '새 이름');
  expect((await bookOf(FIRST_BOOK)).bookName).toBe('새 이름');
  expect(shownBy(await bookOf(FIRST_BOOK + 1)).map(({ bookName }) => bookName)).toContain('새 이름');
  const board = async () => (await app.get<MissionBoard>(`/api/mission/books/${FIRST_BOOK}/me`, token)).data;
  const kinds = (await board()).missions.map(({ readingMissionType }) => readingMissionType);
  expect(kinds).toContain('OX');
  await app.db.deleteFrom('book_mission').where('book_no', '=', FIRST_BOOK).where('kind', '=', 'OX').execute();
  expect((await board()).missions.map(({ readingMissionType }) => readingMissionType)).toEqual(
    kinds.filter((kind) => kind !== 'OX'),
  );
});

it('begins a read again when the catalogue changes under it, so that no answer shows two revisions', async () => {
  await rename(FIRST_BOOK + 2, '앞');
  await rename(FIRST_BOOK + 3, '앞');
  let changes = 0;
  const change: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      // The first rows of books that are loaded for the answer are old by the time they are here.
      if (changes === 0 && result.rows.some((row) => 'publisherName' in row)) {
        changes += 1;
        await rename(FIRST_BOOK + 2, '뒤');
        await rename(FIRST_BOOK + 3, '뒤');
      }
      return result;
    },
  };
  const before = app.database.db;
  (app.database as { db: Db }).db = before.withPlugin(change);
  const book = await bookOf(FIRST_BOOK + 2);
  (app.database as { db: Db }).db = before;
  expect(changes).toBe(1);
  const neighbour = shownBy(book).find(({ bookNo }) => bookNo === FIRST_BOOK + 3);
  expect([book.bookName, neighbour?.bookName]).toEqual(['뒤', '뒤']);
});

it('keeps nothing of a change that a transaction takes back', async () => {
  const placeOf = perBookRevision(() => new Map<string, string>());
  const kept = (await placeOf(app.db)).made;
  const undone = app.db.transaction().execute(async (trx) => {
    await trx.updateTable('book').set({ book_name: '취소' }).where('book_no', '=', FIRST_BOOK).execute();
    (await placeOf(trx)).made.set('name', '취소');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await rename(FIRST_BOOK, '다음');
  const after = (await placeOf(app.db)).made;
  expect(after).not.toBe(kept);
  expect(after.size).toBe(0);
});
