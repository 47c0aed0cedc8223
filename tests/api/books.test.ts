import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookCard, BookDetail } from '#contract/book.ts';
import type { ReaderBook, ReadingState } from '#contract/reading.ts';
import { bookCategories } from '#domain/book/bookCategories.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { addBook } from '../support/samplePacks.ts';

const titles = [
  '흥부와 놀부',
  '흥부전',
  '놀부 이야기',
  '은혜 갚은 까치',
  '별자리를 찾아서',
  '해저 2만 리',
  'OX 나라',
  '토끼와 거북',
];
const catalogue = Array.from({ length: 72 }, (_, index) => ({
  bookNo: 20_000 + index,
  bookName: index < titles.length ? (titles[index] as string) : `바다 이야기 ${index}`,
  authorName: index % 9 === 0 ? '방정환' : '책바다 편집부',
  category: bookCategories[index % bookCategories.length] as (typeof bookCategories)[number],
  raq: (index * 37) % 1500,
}));

describe('books', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await buildTestApp();
    await app.db.updateTable('book').set({ active: 0 }).execute();
    await app.db.deleteFrom('reading_progress').execute();
    for (const facts of catalogue) await addBook(app.db, facts);
    token = await app.signIn();
  });
  afterAll(() => app.close());

  it('tell how hard they are for this reader', async () => {
    const card = async (raq: number) => {
      const bookNo = 30_000 + raq;
      await addBook(app.db, { bookNo, raq, bookName: `난이도 시험 ${raq}` });
      const { data } = await app.get<BookCard>(`/api/books/${bookNo}`, token);
      await app.db.updateTable('book').set({ active: 0 }).where('book_no', '=', bookNo).execute();
      return data;
    };
    expect((await card(640)).fit).toBe('EASY');
    expect(await card(740)).toMatchObject({ fit: 'FIT', expectedComprehension: 0.75, readingLevel: '5A' });
    expect((await card(791)).fit).toBe('CHALLENGE');
  });

  it('show their details, and others of the same kind', async () => {
    const { data } = await app.get<BookDetail>('/api/books/20000', token);
    expect(data).toMatchObject({
      bookName: '흥부와 놀부',
      bookImagePath: '/content/books/20000/cover.svg',
      inCartYn: 'N',
      favouriteYn: 'N',
      verificationYn: 'N',
      lastPageNo: null,
      pageCount: 10,
      missionDoneCount: 0,
    });
    expect(data.nextBooks[0]?.category).toBe(data.category);
    const others = [...data.nextBooks, ...data.sameAuthorBooks].map(({ bookNo }) => bookNo);
    expect(new Set(others).size).toBe(others.length);
    expect(others).not.toContain(20000);
    expect(Object.keys(data)).not.toContain('terms');
  });

  it('suggest none that is taken out or already begun', async () => {
    const [taken, begun, fresh] = [40_001, 40_002, 40_003];
    for (const bookNo of [taken, begun, fresh]) await addBook(app.db, { bookNo, raq: 1, category: 'LITERATURE' });
    await app.db.updateTable('book').set({ active: 0 }).where('book_no', '=', taken).execute();
    await app.put(`/api/books/${begun}/reading/me`, { lastPageNo: 1 }, token);
    const { data } = await app.get<BookDetail>('/api/books/20000', token);
    const suggested = [...data.nextBooks, ...data.sameAuthorBooks].map(({ bookNo }) => bookNo);
    await app.db.updateTable('book').set({ active: 0 }).where('book_no', 'in', [begun, fresh]).execute();
    expect(suggested).toContain(fresh);
    expect(suggested).not.toContain(taken);
    expect(suggested).not.toContain(begun);
  });

  it.each(['0', '-1', 'abc', '1.5', '99999999999999999999'])('refuse the number %s', async (bookNo) => {
    expect((await app.get(`/api/books/${bookNo}`, token)).code).toBe('INVALID_INPUT');
  });

  it('that are missing or taken out are not found', async () => {
    for (const bookNo of [999_999, 30_740]) {
      for (const url of [`/api/books/${bookNo}`, `/api/books/${bookNo}/pages`]) {
        expect((await app.get(url, token)).code).toBe('NOT_FOUND');
      }
      expect((await app.put(`/api/books/${bookNo}/favourite/me`, { use: true }, token)).code).toBe('NOT_FOUND');
      expect((await app.put(`/api/books/${bookNo}/reading/me`, { lastPageNo: 1 }, token)).code).toBe('NOT_FOUND');
      expect((await app.post('/api/book/carts', { bookNoList: [bookNo], use: true }, token)).code).toBe('NOT_FOUND');
    }
  });

  it('become favourites and stop being them, however often it is said', async () => {
    const detail = async () => (await app.get<BookDetail>('/api/books/20001', token)).data.favouriteYn;
    for (const use of [true, true]) await app.put('/api/books/20001/favourite/me', { use }, token);
    expect(await detail()).toBe('Y');
    for (const use of [false, false]) await app.put('/api/books/20001/favourite/me', { use }, token);
    expect(await detail()).toBe('N');
  });

  it('go into the basket of one reader and out again', async () => {
    const cart = async (given = token) => (await app.get<number[]>('/api/book/carts/book-no-list/me', given)).data;
    const added = await app.post<number[]>(
      '/api/book/carts',
      { bookNoList: [20001, 20002, 999_999], use: true },
      token,
    );
    expect([...added.data].sort()).toEqual([20001, 20002]);
    await app.post('/api/book/carts', { bookNoList: [20001], use: true }, token);
    await app.post('/api/book/carts', { bookNoList: [20002], use: false }, token);
    expect(await cart()).toEqual([20001]);
    expect((await app.get<BookDetail>('/api/books/20001', token)).data.inCartYn).toBe('Y');
    const school = await app.signIn('school');
    expect((await app.get<number[]>('/api/book/carts/book-no-list/me', school, 'school')).data).toEqual([]);
  });

  it('list those that are verified', async () => {
    const { account_no } = await app.db
      .selectFrom('account')
      .select('account_no')
      .where('account_id', '=', 'badaedu')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('verification')
      .values({ account_no, book_no: 20005, verified_at: app.clock.now(), day_key: '2026-05-06' })
      .execute();
    expect((await app.get('/api/book/cases/verifications/book-no-list/me', token)).data).toEqual([20005]);
    const me = await app.send('POST', '/api/account/me', { token });
    expect(me.data).toMatchObject({ thisMonthVerificationBookCount: 1 });
  });

  it('keep the place of the reader; progress and the end never go back', async () => {
    const turn = (body: object) => app.put<ReadingState>('/api/books/20003/reading/me', body, token);
    expect((await turn({ lastPageNo: 4, bookmarkPageNo: 2 })).data).toEqual({
      lastPageNo: 4,
      bookmarkPageNo: 2,
      readingProgressRate: 40,
      finished: false,
    });
    expect((await turn({ lastPageNo: 1 })).data).toMatchObject({ bookmarkPageNo: 2, readingProgressRate: 40 });
    expect((await turn({ lastPageNo: 10, bookmarkPageNo: null })).data).toMatchObject({
      finished: true,
      readingProgressRate: 100,
    });
    expect((await turn({ lastPageNo: 2 })).data).toMatchObject({ finished: true, lastPageNo: 2 });
    const { data } = await app.get<ReaderBook>('/api/books/20003/pages', token);
    expect(data).toMatchObject({ lastPageNo: 2, bookmarkPageNo: null, finished: true });
    expect(data.pages.map(({ pageNo }) => pageNo)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(data.pages[0]?.paragraphs[0]?.length).toBeGreaterThan(5);
  });

  it('refuse a page they do not have', async () => {
    const beyond = await app.put('/api/books/20003/reading/me', { lastPageNo: 11 }, token);
    expect(beyond).toMatchObject({ code: 'INVALID_INPUT', fields: { lastPageNo: '이 책은 10쪽까지 있어요' } });
    expect((await app.put('/api/books/20003/reading/me', { lastPageNo: 0 }, token)).code).toBe('INVALID_INPUT');
  });
});
