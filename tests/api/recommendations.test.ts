import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MonthPicks, RecommendedBooks } from '#contract/recommendation.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { addBook } from '../support/samplePacks.ts';

const RAQ = 600;
const BOOKS = 10;

let app: TestApp;
beforeAll(async () => {
  const contentDir = makeFixtureContent(BOOKS);
  mkdirSync(join(contentDir, 'recommendation'));
  const file = join(contentDir, 'recommendation', 'months.json');
  cpSync('content/recommendation/months.json', file);
  const picks = JSON.parse(readFileSync(file, 'utf8'));
  for (const pick of picks.months) pick.bookNos = Array.from({ length: 8 }, (_, index) => FIRST_BOOK + index + 4);
  writeFileSync(file, JSON.stringify(picks));
  app = await buildTestApp({ env: { contentDir } });
});
afterAll(() => app.close());

async function reader() {
  const { accountNo } = await makeAccount(app, 'edu');
  await app.db.updateTable('account').set({ raq: RAQ }).where('account_no', '=', accountNo).execute();
  const token = await loginOf(app, 'edu', accountNo);
  return {
    token,
    list: async (page = 1) => (await app.get<RecommendedBooks>(`/api/recommendations/me?page=${page}`, token)).data,
    hide: (bookNo: number, use: boolean) => app.put(`/api/recommendations/${bookNo}/hidden/me`, { use }, token),
    favour: (bookNo: number) => app.put(`/api/books/${bookNo}/favourite/me`, { use: true }, token),
    read: (bookNo: number, lastPageNo: number) => app.put(`/api/books/${bookNo}/reading/me`, { lastPageNo }, token),
  };
}

describe('my recommendations', () => {
  it('say why, leave out what is known, and are the same when asked again', async () => {
    const { list, favour, read } = await reader();
    await favour(FIRST_BOOK);
    await read(FIRST_BOOK, 10);
    await read(FIRST_BOOK + 1, 2);
    const { items, totalCount } = await list();
    const numbers = items.map(({ book }) => book.bookNo);
    expect(totalCount).toBe(items.length);
    expect(numbers).not.toContain(FIRST_BOOK);
    expect(numbers).not.toContain(FIRST_BOOK + 1);
    expect(numbers).toContain(FIRST_BOOK + 2);
    expect(items[0]?.reason).toMatchObject({ bookNo: FIRST_BOOK });
    expect((await list()).items).toEqual(items);
  });

  it('leave out a book that is not wanted, until it is again', async () => {
    const { list, hide } = await reader();
    const has = async () => (await list()).items.some(({ book }) => book.bookNo === FIRST_BOOK + 3);
    expect(await has()).toBe(true);
    expect((await hide(FIRST_BOOK + 3, true)).status).toBe(200);
    expect((await hide(FIRST_BOOK + 3, true)).status).toBe(200);
    expect(await has()).toBe(false);
    await hide(FIRST_BOOK + 3, false);
    expect(await has()).toBe(true);
    expect((await hide(999_999, true)).code).toBe('NOT_FOUND');
  });

  it('prefer another work of an author who was liked', async () => {
    const { list, favour } = await reader();
    const author = '안데르센';
    for (const bookNo of [50_001, 50_002]) {
      await addBook(app.db, { bookNo, raq: RAQ, category: 'SCIENCE' });
      await app.db.updateTable('book').set({ author_name: author }).where('book_no', '=', bookNo).execute();
    }
    await favour(50_001);
    const found = (await list()).items.find(({ book }) => book.bookNo === 50_002);
    await app.db.updateTable('book').set({ active: 0 }).where('book_no', 'in', [50_001, 50_002]).execute();
    expect(found?.reason).toMatchObject({ kind: 'AUTHOR', authorName: author, bookNo: 50_001 });
  });

  it.each(['0', '-1', 'abc', '10001'])('refuse page %s', async (page) => {
    const { token } = await reader();
    expect((await app.get(`/api/recommendations/me?page=${page}`, token)).code).toBe('INVALID_INPUT');
  });
});

describe('the picks of a month', () => {
  it('are those of the file without books that are gone, for a year back', async () => {
    const { token } = await reader();
    const { data } = await app.get<MonthPicks>('/api/recommendations/months/2026-05', token);
    expect(data.title).toBe('어린이와 가족의 달');
    expect(data.books.map(({ bookNo }) => bookNo)).toEqual([4, 5, 6, 7, 8, 9].map((index) => FIRST_BOOK + index));
    expect((await app.get('/api/recommendations/months/now', token)).data).toEqual(data);
    expect(data.months).toHaveLength(12);
    expect([data.months[0], data.months.at(-1)]).toEqual(['2026-05', '2025-06']);
  });

  it.each([
    ['2026-06', 'NOT_FOUND'],
    ['2025-05', 'NOT_FOUND'],
    ['2026-13', 'INVALID_INPUT'],
    ['may', 'INVALID_INPUT'],
  ])('refuse %s', async (month, code) => {
    const { token } = await reader();
    expect((await app.get(`/api/recommendations/months/${month}`, token)).code).toBe(code);
  });
});
