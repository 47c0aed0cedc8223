import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookDetail } from '#contract/book.ts';
import type { CartPage, HistoryPage, LibraryBoard, LibraryPlace, ShelfPage } from '#contract/library.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

const BOOKS = 70;
const TICK = 1000;
/** Read on paper: no text here. */
const PAPER = FIRST_BOOK + 69;
const book = (index: number) => FIRST_BOOK + index;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(BOOKS) } });
  await app.db.deleteFrom('book_page').where('book_no', '=', PAPER).execute();
  await app.db.updateTable('book').set({ page_count: 1 }).where('book_no', '=', PAPER).execute();
});
afterAll(() => app.close());

async function student() {
  const { accountNo } = await makeAccount(app, 'edu');
  const token = await loginOf(app, 'edu', accountNo);
  const url = (bookNo: number) => `/api/library/books/${bookNo}/me`;
  const tick = () => app.clock.advance(TICK);
  const shelf = async (place: string, page = 1) => {
    const answer = await app.get<ShelfPage>(`/api/library/shelves/${place}/me?page=${page}`, token);
    expect(answer.status).toBe(200);
    return answer.data;
  };
  return {
    accountNo,
    token,
    board: async () => (await app.get<LibraryBoard>('/api/library/board/me', token)).data,
    shelf,
    numbers: async (place: string) => (await shelf(place)).items.map(({ bookNo }) => bookNo),
    place: (bookNo: number) => app.get<LibraryPlace>(url(bookNo), token),
    move: (bookNo: number, place: string | null, afterBookNo?: number | null) => {
      tick();
      return app.put<LibraryPlace>(
        url(bookNo),
        { place, ...(afterBookNo === undefined ? {} : { afterBookNo }) },
        token,
      );
    },
    undo: (bookNo: number) => {
      tick();
      return app.remove<LibraryPlace>(`/api/library/books/${bookNo}/last-move/me`, token);
    },
    read: (bookNo: number, lastPageNo: number) => {
      tick();
      return app.put(`/api/books/${bookNo}/reading/me`, { lastPageNo }, token);
    },
    detail: async (bookNo: number) => (await app.get<BookDetail>(`/api/books/${bookNo}`, token)).data,
  };
}

describe('the shelf', () => {
  it('is empty for who has done nothing', async () => {
    const { board } = await student();
    expect(await board()).toEqual({
      shelves: ['READING', 'DONE', 'WISHED'].map((shelf) => ({ shelf, totalCount: 0, items: [] })),
      awayCount: 0,
    });
  });

  it('follows what is read by itself, and a word holds until the book is read on', async () => {
    const { read, place, move, numbers, shelf } = await student();
    await read(book(0), 3);
    expect((await place(book(0))).data).toEqual({ bookNo: book(0), place: 'READING', moves: ['WISHED', 'AWAY'] });
    expect((await move(book(0), 'WISHED')).data.place).toBe('WISHED');
    expect((await shelf('WISHED')).items[0]).toMatchObject({
      bookNo: book(0),
      readingProgressRate: 30,
      toldDone: false,
    });
    await read(book(0), 4);
    expect(await numbers('READING')).toEqual([book(0)]);
    await read(book(0), 10);
    expect(await numbers('DONE')).toEqual([book(0)]);
    await move(book(0), 'AWAY');
    expect(await numbers('AWAY')).toEqual([book(0)]);
    await read(book(0), 1);
    expect(await numbers('DONE')).toEqual([book(0)]);
  });

  it('takes no word against what the server saw', async () => {
    const { read, move, place } = await student();
    await read(book(1), 2);
    const early = await move(book(1), 'DONE');
    expect([early.status, early.code]).toEqual([422, 'INVALID_INPUT']);
    expect(early.message).toContain('마지막 쪽까지 읽으면');
    await read(book(1), 10);
    expect((await move(book(1), 'READING')).message).toContain('끝까지 읽은 책이에요');
    expect((await place(book(1))).data.place).toBe('DONE');
  });

  it('believes what is told of a book on paper, says the same everywhere, and takes it back', async () => {
    const { move, undo, detail, place, numbers } = await student();
    await move(PAPER, 'READING');
    expect(await numbers('READING')).toEqual([PAPER]);
    await move(PAPER, 'DONE');
    expect((await place(PAPER)).data).toMatchObject({ place: 'DONE', moves: ['READING', 'WISHED', 'AWAY'] });
    expect((await detail(PAPER)).finishedAt).not.toBeNull();
    await undo(PAPER);
    expect((await place(PAPER)).data.place).toBe('READING');
    expect((await detail(PAPER)).finishedAt).toBeNull();
    await undo(PAPER);
    expect((await place(PAPER)).data.place).toBe('READING');
  });

  it('shows a book on paper as finished that was called so on its own page', async () => {
    const { token, numbers, move, detail, undo, accountNo } = await student();
    await app.put(`/api/books/${PAPER}/reading/finished/me`, {}, token);
    expect(await numbers('DONE')).toEqual([PAPER]);
    const { finishedAt } = await detail(PAPER);
    await move(PAPER, 'READING');
    expect((await detail(PAPER)).finishedAt).toBeNull();
    await undo(PAPER);
    expect((await detail(PAPER)).finishedAt).toBe(finishedAt);
    const rows = await app.db.selectFrom('point_ledger').selectAll().where('account_no', '=', accountNo).execute();
    expect(rows).toEqual([]);
  });

  it('takes a wish back without a trace, and any move exactly', async () => {
    const { move, undo, place, board, read, shelf } = await student();
    await move(book(2), 'WISHED');
    await move(book(2), null);
    expect((await place(book(2))).data.place).toBeNull();
    await move(book(2), 'WISHED');
    await move(book(2), 'AWAY');
    expect(await board()).toMatchObject({ awayCount: 0 });
    expect((await place(book(2))).data).toMatchObject({ place: null, moves: ['READING', 'WISHED'] });
    await undo(book(2));
    expect((await place(book(2))).data.place).toBe('WISHED');
    await read(book(4), 2);
    await move(book(4), 'AWAY');
    await move(book(4), 'WISHED');
    expect((await move(book(4), null)).data.place).toBe('AWAY');
    await undo(book(4));
    expect((await place(book(4))).data.place).toBe('WISHED');
    await read(book(4), 3);
    expect((await move(book(4), null)).data.place).toBe('READING');
    await move(book(4), 'AWAY');
    await read(book(3), 2);
    const before = await shelf('READING');
    await move(book(3), 'WISHED');
    await undo(book(3));
    expect(await shelf('READING')).toEqual(before);
  });

  it('keeps the order that the student gave it, and the rest by time', async () => {
    const { read, move, numbers, shelf } = await student();
    for (const index of [0, 1, 2, 3]) await read(book(index), 2);
    expect(await numbers('READING')).toEqual([book(3), book(2), book(1), book(0)]);
    await move(book(0), 'READING', book(3));
    expect(await numbers('READING')).toEqual([book(3), book(0), book(2), book(1)]);
    await read(book(1), 3);
    expect(await numbers('READING')).toEqual([book(3), book(0), book(1), book(2)]);
    await move(book(4), 'WISHED');
    await move(book(4), 'READING', null);
    expect(await numbers('READING')).toEqual([book(4), book(3), book(0), book(1), book(2)]);
    expect((await shelf('READING')).items.map(({ pinned }) => pinned)).toEqual([true, true, true, false, false]);
    const gone = await move(book(0), 'READING', book(9));
    expect(gone).toMatchObject({ status: 422, fields: { afterBookNo: expect.any(String) } });
  });

  it('forgets an order that is taken back: what stood by time stands by time again', async () => {
    const { read, move, undo, numbers, shelf } = await student();
    for (const index of [0, 1, 2, 3]) await read(book(index), 2);
    const before = await shelf('READING');
    await move(book(0), 'READING', book(2));
    expect((await shelf('READING')).items.map(({ pinned }) => pinned)).toEqual([true, true, true, false]);
    await undo(book(0));
    expect(await shelf('READING')).toEqual(before);
    await read(book(1), 3);
    expect(await numbers('READING')).toEqual([book(1), book(3), book(2), book(0)]);

    await move(book(2), 'READING', null);
    const ordered = await shelf('READING');
    await move(book(4), 'WISHED');
    await move(book(4), 'READING', book(1));
    await undo(book(4));
    expect(await shelf('READING')).toEqual(ordered);
    expect(await numbers('WISHED')).toEqual([book(4)]);
  });

  it('takes an order back among the books that still stand there', async () => {
    const { read, move, undo, numbers } = await student();
    for (const index of [0, 1, 2]) await read(book(index), 2);
    await move(book(2), 'READING', null);
    await move(book(0), 'READING', book(2));
    await move(book(2), 'WISHED');
    await undo(book(0));
    await undo(book(0));
    expect(await numbers('READING')).toEqual([book(1), book(0)]);
    await move(book(2), null);
    expect(await numbers('READING')).toEqual([book(2), book(1), book(0)]);
    await read(book(0), 3);
    expect(await numbers('READING')).toEqual([book(0), book(2), book(1)]);
  });

  it('comes in pages of 30, without gaps or repeats, however often the same is said', async () => {
    const { move, shelf, board, read } = await student();
    for (let index = 0; index < 65; index += 1) await move(book(index), 'WISHED');
    await move(book(64), 'WISHED');
    const pages = [await shelf('WISHED'), await shelf('WISHED', 2), await shelf('WISHED', 3), await shelf('WISHED', 4)];
    expect(pages.map(({ items }) => items.length)).toEqual([30, 30, 5, 0]);
    expect(pages.every(({ totalCount, pageSize }) => totalCount === 65 && pageSize === 30)).toBe(true);
    expect(pages[1]?.precedingBookNo).toBe(pages[0]?.items.at(-1)?.bookNo);
    expect(pages.flatMap(({ items }) => items.map(({ bookNo }) => bookNo))).toEqual(
      Array.from({ length: 65 }, (_, index) => book(64 - index)),
    );
    await read(book(0), 1);
    const { shelves } = await board();
    expect(shelves.map(({ totalCount, items }) => [totalCount, items.length])).toEqual([
      [1, 1],
      [0, 0],
      [64, 12],
    ]);
  });

  it('shows nothing of others, and no book that is not offered any more', async () => {
    const one = await student();
    const other = await student();
    await one.move(book(10), 'WISHED');
    await one.read(book(11), 2);
    expect((await other.board()).shelves.every(({ totalCount }) => totalCount === 0)).toBe(true);
    expect((await other.place(book(10))).data.place).toBeNull();
    await other.undo(book(10));
    expect(await one.numbers('WISHED')).toEqual([book(10)]);
    await app.db.updateTable('book').set({ active: 0 }).where('book_no', '=', book(10)).execute();
    expect(await one.numbers('WISHED')).toEqual([]);
    expect((await one.move(book(10), 'AWAY')).status).toBe(404);
    await app.db.updateTable('book').set({ active: 1 }).where('book_no', '=', book(10)).execute();
  });

  it('refuses what makes no sense, and does not know what does not exist', async () => {
    const { token, move, place, undo } = await student();
    for (const answer of [await move(999_999, 'WISHED'), await place(999_999), await undo(999_999)]) {
      expect([answer.status, answer.code]).toEqual([404, 'NOT_FOUND']);
    }
    const put = (body: object) => app.put(`/api/library/books/${book(0)}/me`, body, token);
    for (const body of [{}, { place: 'CART' }, { place: 'WISHED', afterBookNo: 0 }, { place: 'DONE', accountNo: 1 }]) {
      expect((await put(body)).status).toBe(422);
    }
    for (const url of [
      '/api/library/shelves/CART/me',
      '/api/library/shelves/DONE/me?page=0',
      '/api/library/books/x/me',
    ]) {
      expect((await app.get(url, token)).status).toBe(422);
    }
  });
});

describe('the basket', () => {
  it('has the cards of its books, the last one first, 30 a page; a wish is no basket', async () => {
    const { token, move } = await student();
    await move(book(5), 'WISHED');
    for (let index = 0; index < 32; index += 1) {
      app.clock.advance(TICK);
      await app.post('/api/book/carts', { bookNoList: [book(index)], use: true }, token);
    }
    await app.post('/api/book/carts', { bookNoList: [book(31)], use: false }, token);
    const page = async (no: number) => (await app.get<CartPage>(`/api/library/cart/me?page=${no}`, token)).data;
    const [first, second] = [await page(1), await page(2)];
    expect([first.items.length, second.items.length, first.totalCount]).toEqual([30, 1, 31]);
    expect(first.items.slice(0, 2)).toMatchObject([{ bookNo: book(30) }, { bookNo: book(29) }]);
    expect(second.items).toMatchObject([{ bookNo: book(0), bookName: `시험용 책 ${book(0)}` }]);
  });

  it('takes a book back where it was', async () => {
    const { token } = await student();
    const change = (body: object) => {
      app.clock.advance(TICK);
      return app.post<number[]>('/api/book/carts', body, token);
    };
    const basket = async () => (await app.get<CartPage>('/api/library/cart/me', token)).data.items;
    for (const index of [0, 1, 2]) await change({ bookNoList: [book(index)], use: true });
    const before = await basket();
    await change({ bookNoList: [book(0), book(1)], use: false });
    const addedAtList = [before[2]?.addedAt, before[1]?.addedAt];
    await change({ bookNoList: [book(0), book(1)], use: true, addedAtList });
    expect(await basket()).toEqual(before);
    const soon = new Date(app.clock.now() + 1e9).toISOString();
    await change({ bookNoList: [book(3)], use: true, addedAtList: [soon] });
    expect(Date.parse((await basket())[0]?.addedAt ?? '')).toBe(app.clock.now());
    expect((await change({ bookNoList: [book(4)], use: true, addedAtList: ['soon'] })).status).toBe(422);
  });
});

describe('history and chart', () => {
  it('hold what was finished, played and verified, the latest first, by category', async () => {
    const { token, accountNo, read, move } = await student();
    await read(book(20), 10);
    await read(book(21), 5);
    const player = missionPlayer(app, token);
    app.clock.advance(TICK);
    for (const kind of ['PUZZLE', 'MATCHING', 'OX', 'QUIZ'] as const) await player.play(kind, { bookNo: book(22) });
    app.clock.advance(TICK);
    await player.play('OX', { bookNo: book(23), wrong: 5 });
    await move(book(20), 'AWAY');
    const history = async (query = '') => (await app.get<HistoryPage>(`/api/library/history/me${query}`, token)).data;
    const { items, totalCount } = await history();
    expect(totalCount).toBe(3);
    expect(items.map(({ bookNo, averageRate }) => [bookNo, averageRate])).toEqual([
      [book(23), 50],
      [book(22), 100],
      [book(20), null],
    ]);
    expect(items.map(({ verifiedAt, finishedAt }) => [verifiedAt !== null, finishedAt !== null])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect((await history('?category=SCIENCE')).totalCount).toBe(0);
    expect((await history('?category=LITERATURE')).totalCount).toBe(3);
    expect((await app.get('/api/library/history/me?category=SPACE', token)).status).toBe(422);

    const chart = (await app.get('/api/library/verifications/me', token)).data;
    expect(chart).toMatchObject({ totalCount: 1 });
    const { months, categories } = chart as { months: { month: string; counts: object }[]; categories: object[] };
    expect([months.length, months[0]?.month, months.at(-1)]).toEqual([
      12,
      '2025-06',
      { month: '2026-05', counts: expect.objectContaining({ LITERATURE: 1, SCIENCE: 0 }) },
    ]);
    expect(categories[0]).toEqual({ category: 'LITERATURE', triedCount: 2, verifiedCount: 1, rate: 50 });
    expect(categories[1]).toEqual({ category: 'SCIENCE', triedCount: 0, verifiedCount: 0, rate: null });
    await app.db.updateTable('book').set({ active: 0 }).where('book_no', '=', book(22)).execute();
    expect((await history()).items[1]).toMatchObject({ bookNo: book(22), offered: false });
    expect(accountNo).toBeGreaterThan(0);
  });
});
