import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalendarDay, CalendarMonth } from '#contract/library.ts';
import type { ReaderBook, ReadingBody, ReadingState } from '#contract/reading.ts';
import { defaultReaderSettings } from '#domain/book/ReaderSettings.ts';
import { DAY, HOUR } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { signInAs } from '../support/freshStudent.ts';
import { makeAccount } from '../support/makeAccount.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
});
afterAll(() => app.close());

async function reader() {
  const { accountNo } = await makeAccount(app, 'edu');
  const get = async <T>(url: string) => (await app.get<T>(url, await signInAs(app, accountNo))).data;
  return {
    turn: async (lastPageNo: number | undefined, more: Partial<ReadingBody> = {}) => {
      const token = await signInAs(app, accountNo);
      return app.put<ReadingState>(`/api/books/${FIRST_BOOK}/reading/me`, { lastPageNo, ...more }, token);
    },
    open: async () => {
      const token = await signInAs(app, accountNo);
      await app.post('/api/books/log', { page: 'book-read', targetNo: FIRST_BOOK }, token);
      return get<ReaderBook>(`/api/books/${FIRST_BOOK}/pages`);
    },
    move: async (place: string) =>
      app.put(`/api/library/books/${FIRST_BOOK}/me`, { place }, await signInAs(app, accountNo)),
    place: async () => (await get<{ place: string }>(`/api/library/books/${FIRST_BOOK}/me`)).place,
    month: () => get<CalendarMonth>('/api/library/calendar/me'),
    pagesOf: async (day: string) => {
      const { items } = await get<CalendarDay>(`/api/library/calendar/${day}/me`);
      return items.map(({ pages, finished }) => ({ ...pages, finished }));
    },
  };
}

// 2026-05-06 15:00 in Seoul.
describe('a place that comes late', () => {
  it('does not take the place of one where pages were turned since', async () => {
    const { turn, open } = await reader();
    app.clock.advance(HOUR);
    await turn(6);
    const late = await turn(3, { turnedAgoMs: HOUR / 2, bookmarkPageNo: 2 });
    expect(late.data).toMatchObject({ lastPageNo: 6, readingProgressRate: 60, bookmarkPageNo: 2 });
    app.clock.advance(HOUR);
    expect((await turn(4, { turnedAgoMs: HOUR / 2 })).data).toMatchObject({ lastPageNo: 4, readingProgressRate: 60 });
    expect(await open()).toMatchObject({ lastPageNo: 4 });
    // The furthest page counts whenever it was seen.
    expect((await turn(10, { turnedAgoMs: HOUR })).data).toMatchObject({ lastPageNo: 4, finished: true });
  });

  it('leaves a book where the student has put it since', async () => {
    const { turn, move, place } = await reader();
    await turn(2);
    app.clock.advance(HOUR);
    await move('AWAY');
    app.clock.advance(HOUR);
    await turn(3, { turnedAgoMs: 1.5 * HOUR });
    expect(await place()).toBe('AWAY');
    await turn(4);
    expect(await place()).toBe('READING');
  });

  it('counts for the day on which it was read, three days back at most', async () => {
    const { turn, month, pagesOf } = await reader();
    const { today } = await month();
    const [year, monthNo, day] = today.split('-').map(Number);
    const back = (days: number) =>
      new Date(Date.UTC(year ?? 0, (monthNo ?? 1) - 1, (day ?? 1) - days)).toISOString().slice(0, 10);
    await turn(5, { turnedAgoMs: 2 * DAY });
    await turn(6, { turnedAgoMs: DAY });
    expect(await pagesOf(back(2))).toEqual([{ from: 5, to: 5, finished: false }]);
    expect(await pagesOf(today)).toEqual([]);
    expect((await month()).streak).toMatchObject({ days: 2, readToday: false });
    await turn(9, { turnedAgoMs: 9 * DAY });
    expect(await pagesOf(today)).toEqual([{ from: 9, to: 9, finished: false }]);
    await turn(10, { turnedAgoMs: DAY });
    expect(await pagesOf(back(1))).toEqual([{ from: 6, to: 10, finished: true }]);
    expect((await turn(2, { turnedAgoMs: -1 })).status).toBe(422);
    expect((await turn(2, { turnedAgoMs: 400 * DAY })).status).toBe(422);
  });
});

describe('a book that is read again', () => {
  it('is noted from its first page, and keeps its new place', async () => {
    const { turn, open, month, pagesOf } = await reader();
    await turn(10);
    app.clock.advance(DAY);
    const { today } = await month();
    expect(await open()).toMatchObject({ lastPageNo: 10, finished: true });
    expect(await pagesOf(today)).toEqual([{ from: 1, to: 1, finished: false }]);
    expect((await turn(undefined, { bookmarkPageNo: 1 })).data).toMatchObject({ lastPageNo: 10, bookmarkPageNo: 1 });
    expect(await pagesOf(today)).toEqual([{ from: 1, to: 1, finished: false }]);
    expect((await turn(4)).data).toMatchObject({ lastPageNo: 4, finished: true, readingProgressRate: 100 });
    app.clock.advance(DAY);
    await open();
    expect(await pagesOf((await month()).today)).toEqual([{ from: 4, to: 4, finished: false }]);
  });
});

describe('how a student likes books to be set', () => {
  const chosen = { ...defaultReaderSettings, letterStep: 2, theme: 'night', ruler: true } as const;

  it('comes with the text of every book, for this student alone', async () => {
    const { accountNo } = await makeAccount(app, 'edu');
    const token = await signInAs(app, accountNo);
    const open = async (by: string) => (await app.get<ReaderBook>(`/api/books/${FIRST_BOOK}/pages`, by)).data.settings;
    expect(await open(token)).toBeNull();
    await app.put('/api/reader-settings/me', { ...chosen, fontStep: 3 }, token);
    expect((await app.put('/api/reader-settings/me', chosen, token)).data).toEqual(chosen);
    expect(await open(token)).toEqual(chosen);
    const other = await makeAccount(app, 'edu');
    expect(await open(await signInAs(app, other.accountNo))).toBeNull();
  });

  it('is refused where it is no step of a scale', async () => {
    const { accountNo } = await makeAccount(app, 'edu');
    const token = await signInAs(app, accountNo);
    for (const wrong of [{ fontStep: 4 }, { wordStep: -1 }, { theme: 'pink' }, { speechRate: 3 }, { more: 1 }]) {
      expect((await app.put('/api/reader-settings/me', { ...chosen, ...wrong }, token)).status).toBe(422);
    }
  });
});
