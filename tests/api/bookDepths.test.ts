import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookCard, BookDetail } from '#contract/book.ts';
import type { MainPage } from '#contract/home.ts';
import type { MissionAttempt, MissionBoard, MissionResult } from '#contract/mission.ts';
import type { ReaderBook, ReadingState } from '#contract/reading.ts';
import type { MonthPicks, RecommendedBooks } from '#contract/recommendation.ts';
import { adviceBooks } from '#server/repositories/adviceBooks.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { freshStudent } from '../support/freshStudent.ts';
import { addBook } from '../support/samplePacks.ts';

const TEXT = 30_001;
const PAPER = 30_002;
const ENTRY = 30_003;
/** Our own, and still being written. */
const COMING = 30_004;

describe('books of three depths', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await buildTestApp({ content: 'demo' });
    await addBook(app.db, { bookNo: TEXT, raq: 740, bookName: '가나다' }, 'text');
    await addBook(app.db, { bookNo: PAPER, raq: 741, bookName: '라마바', authorName: '안데르센' }, 'paper');
    await addBook(app.db, { bookNo: ENTRY, raq: 740, bookName: '사아자', authorName: '안데르센' }, 'entry');
    await addBook(app.db, { bookNo: COMING, raq: 740, bookName: '차카타' }, 'entry');
    token = await app.signIn();
  });
  afterAll(() => app.close());

  const detail = async (bookNo: number) => (await app.get<BookDetail>(`/api/books/${bookNo}`, token)).data;
  const finish = (bookNo: number) => app.send('PUT', `/api/books/${bookNo}/reading/finished/me`, { token });

  it('say on their page what there is of them', async () => {
    expect(await detail(TEXT)).toMatchObject({ textYn: 'Y', missionYn: 'Y', pageCount: 10, finishedAt: null });
    expect(await detail(PAPER)).toMatchObject({ textYn: 'N', missionYn: 'Y', finishedAt: null });
    expect(await detail(ENTRY)).toMatchObject({ textYn: 'N', missionYn: 'N', finishedAt: null });
    const { data } = await app.get<{ items: BookCard[] }>('/api/books?query=', token);
    expect(data.items.map(({ bookNo }) => bookNo)).toEqual(expect.arrayContaining([TEXT, PAPER, ENTRY]));
  });

  it('are recommended where all of it is here to whoever has not played yet, and then where something is', async () => {
    const newcomer = await freshStudent(app);
    const recommended = async () => {
      const { data } = await app.get<MainPage>('/api/main/me', newcomer.token);
      return data.recommended.map(({ bookNo }) => bookNo);
    };
    expect(await recommended()).toEqual([TEXT]);
    const body = { bookNo: TEXT, readingMissionType: 'OX' };
    const attempt = await app.send<MissionAttempt>('POST', '/api/mission/attempts', { token: newcomer.token, body });
    const path = `/api/mission/attempts/${attempt.data.attemptNo}/submissions`;
    await app.send('POST', path, { token: newcomer.token, body: { confirmIncomplete: true } });
    expect((await recommended())[0]).toBe(PAPER);
  });

  it('are recommended to nobody while nobody can read them', async () => {
    const mine = await app.get<RecommendedBooks>('/api/recommendations/me', token);
    const numbers = mine.data.items.map(({ book }) => book.bookNo);
    expect(numbers).toEqual(expect.arrayContaining([TEXT, PAPER, ENTRY]));
    expect(numbers).not.toContain(COMING);
    // Of one author all books are looked at, and our editors are no author.
    expect((await detail(TEXT)).nextBooks.map(({ bookNo }) => bookNo)).not.toContain(COMING);
    const pick = { month: 5, title: '어린이와 가족의 달', lead: '서로 아끼는 책이에요.', bookNos: [COMING, ENTRY] };
    await adviceBooks.saveMonthPicks(app.db, [pick]);
    const month = await app.get<MonthPicks>('/api/recommendations/months/now', token);
    expect(month.data.books.map(({ bookNo }) => bookNo)).toEqual([ENTRY]);
  });

  it('without a text open as an empty reader and keep no page', async () => {
    const { data } = await app.get<ReaderBook>(`/api/books/${PAPER}/pages`, token);
    expect(data).toMatchObject({ pages: [], finished: false });
    const turned = await app.send('PUT', `/api/books/${PAPER}/reading/me`, { token, body: { lastPageNo: 1 } });
    expect(turned).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
  });

  it('on paper are marked as read once, with the date of the server', async () => {
    const first = await app.send<ReadingState>('PUT', `/api/books/${PAPER}/reading/finished/me`, { token });
    expect(first).toMatchObject({ status: 200, data: { finished: true, readingProgressRate: 100 } });
    const at = new Date(app.clock.now()).toISOString();
    app.clock.advance(3600 * 1000);
    expect((await finish(PAPER)).status).toBe(200);
    expect(await detail(PAPER)).toMatchObject({ finishedAt: at, readingProgressRate: 100 });
    const { data } = await app.get<MainPage>('/api/main/me', token);
    expect(data.continueReading.map(({ bookNo }) => bookNo)).not.toContain(PAPER);
    expect(data.todo.map(({ bookNo }) => bookNo)).toContain(PAPER);
  });

  it('with a text are read to the end, not marked; unknown ones are not there', async () => {
    expect(await finish(TEXT)).toMatchObject({ status: 422, message: expect.stringContaining('마지막 쪽') });
    expect(await finish(COMING)).toMatchObject({ status: 422, message: expect.stringContaining('글을 쓰고') });
    expect((await finish(39_999)).status).toBe(404);
  });

  it('without missions have an empty board and no attempt', async () => {
    expect((await finish(ENTRY)).status).toBe(200);
    const board = await app.get<MissionBoard>(`/api/mission/books/${ENTRY}/me`, token);
    expect(board).toMatchObject({ status: 200, data: { missions: [], textYn: 'N', availablePoint: 0 } });
    const start = await app.post('/api/mission/attempts', { bookNo: ENTRY, readingMissionType: 'OX' }, token);
    expect(start.status).toBe(404);
    const results = await app.get<{ results: unknown[] }>(`/api/mission/books/${ENTRY}/results/me`, token);
    expect(results.data.results).toEqual([]);
  });

  it('explain an item by its page, or by its scene where there are no pages', async () => {
    const resultOf = async (bookNo: number) => {
      const { data } = await app.post<MissionAttempt>(
        '/api/mission/attempts',
        { bookNo, readingMissionType: 'PUZZLE' },
        token,
      );
      const url = `/api/mission/attempts/${data.attemptNo}/submissions`;
      return (await app.post<MissionResult>(url, { confirmIncomplete: true }, token)).data.items;
    };
    for (const item of await resultOf(TEXT)) expect(item).toMatchObject({ pageNo: expect.any(Number), scene: null });
    for (const item of await resultOf(PAPER)) {
      expect(item).toMatchObject({ pageNo: null, scene: expect.stringMatching(/번째 아이의 차례$/) });
    }
  });

  it('may lose their missions again without touching what was played', async () => {
    await addBook(app.db, { bookNo: TEXT, raq: 740, bookName: '가나다' }, 'entry');
    expect(await detail(TEXT)).toMatchObject({ textYn: 'N', missionYn: 'N' });
    const results = await app.get<{ results: unknown[] }>(`/api/mission/books/${TEXT}/results/me`, token);
    expect(results.data.results).toHaveLength(1);
  });
});
