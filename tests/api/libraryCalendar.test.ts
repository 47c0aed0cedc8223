import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalendarDay, CalendarMonth } from '#contract/library.ts';
import { DAY, HOUR } from '#domain/time/duration.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { libraryTableSql } from '#server/db/migrations/tables/libraryTableSql.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { signInAs } from '../support/freshStudent.ts';
import { makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

describe('the calendar', () => {
  let app: TestApp;
  let accountNo: number;
  let token: string;
  beforeAll(async () => {
    app = await buildTestApp({ env: { contentDir: makeFixtureContent(34) } });
    accountNo = (await makeAccount(app, 'edu')).accountNo;
    token = await signInAs(app, accountNo);
  });
  afterAll(() => app.close());

  const month = async (query = '', as = token) =>
    app.get<CalendarMonth>(`/api/library/calendar/me${query === '' ? '' : `?month=${query}`}`, as);
  const day = async (key: string, as = token, page = 1) =>
    app.get<CalendarDay>(`/api/library/calendar/${key}/me?page=${page}`, as);
  /** A login outlasts no more than a day. */
  const later = async (milliseconds: number) => {
    app.clock.advance(milliseconds);
    token = await signInAs(app, accountNo);
  };
  const turn = (bookNo: number, lastPageNo: number) =>
    app.put(`/api/books/${bookNo}/reading/me`, { lastPageNo }, token);

  it('is empty at first, knows today by the clock of the server, and the goal', async () => {
    await app.put('/api/account/goal/me', { bookCount: 6 }, token);
    expect((await month()).data).toEqual({
      month: '2026-05',
      today: '2026-05-06',
      firstDay: '2026-05-06',
      days: [],
      goal: { goalBookCount: 6, verifiedBookCount: 0, readDayCount: 0 },
      streak: { days: 0, longest: 0, readToday: false, restLeft: 2 },
    });
    expect((await month('2026-04')).data.goal.goalBookCount).toBeNull();
  });

  it('notes the pages of a day, up to midnight in Seoul', async () => {
    // 2026-05-06 23:59:59 in Seoul.
    app.clock.advance(9 * HOUR - 1000);
    await turn(FIRST_BOOK, 2);
    await turn(FIRST_BOOK, 5);
    await turn(FIRST_BOOK, 3);
    app.clock.advance(1000);
    await turn(FIRST_BOOK, 4);
    await turn(FIRST_BOOK + 1, 10);
    const player = missionPlayer(app, token);
    for (const kind of ['PUZZLE', 'MATCHING', 'OX', 'QUIZ'] as const) {
      await player.play(kind, { bookNo: FIRST_BOOK + 1, wrong: kind === 'OX' ? 2 : 0 });
    }
    await player.play('THINK', { bookNo: FIRST_BOOK + 1 });
    const { data } = await month();
    expect(data.today).toBe('2026-05-07');
    expect(data.days.map(({ books, ...rest }) => [rest, books.map(({ bookNo }) => bookNo)])).toEqual([
      [
        { day: '2026-05-06', bookCount: 1, missionCount: 0, finishedCount: 0, verifiedCount: 0, point: 0 },
        [FIRST_BOOK],
      ],
      [
        { day: '2026-05-07', bookCount: 2, missionCount: 5, finishedCount: 1, verifiedCount: 1, point: 106 },
        [FIRST_BOOK + 1, FIRST_BOOK],
      ],
    ]);
    expect(data.goal).toEqual({ goalBookCount: 6, verifiedBookCount: 1, readDayCount: 2 });
    expect(data.streak).toEqual({ days: 2, longest: 2, readToday: true, restLeft: 2 });
    expect((await day('2026-05-06')).data).toMatchObject({
      point: 0,
      totalCount: 1,
      items: [{ bookNo: FIRST_BOOK, pages: { from: 2, to: 5 }, finished: false, verified: false, missions: [] }],
    });
    const { items } = (await day('2026-05-07')).data;
    expect(items.map(({ offered }) => offered)).toEqual([true, true]);
    expect(items[0]).toMatchObject({ textYn: 'Y', audioYn: 'N', missionYn: 'Y' });
    await app.db
      .updateTable('book')
      .set({ active: 0 })
      .where('book_no', '=', FIRST_BOOK + 1)
      .execute();
    expect((await day('2026-05-07')).data.items.map(({ offered }) => offered)).toEqual([false, true]);
    await app.db
      .updateTable('book')
      .set({ active: 1 })
      .where('book_no', '=', FIRST_BOOK + 1)
      .execute();
    expect(items[0]).toMatchObject({
      bookNo: FIRST_BOOK + 1,
      pages: { from: 10, to: 10 },
      finished: true,
      verified: true,
    });
    expect(items[0]?.missions).toContainEqual({ readingMissionType: 'OX', rate: 80, retry: false });
    expect(items[0]?.missions).toContainEqual({ readingMissionType: 'THINK', rate: null, retry: false });
  });

  it('shows no deleted mission, but takes no day away for it', async () => {
    await later(DAY);
    const { attemptNo } = await missionPlayer(app, token).play('OX', { bookNo: FIRST_BOOK + 2 });
    await app.remove(`/api/mission/histories/${attemptNo}`, token);
    const { data } = await month();
    expect(data.days.at(-1)).toMatchObject({ day: '2026-05-08', bookCount: 0, missionCount: 0, books: [] });
    expect(data.streak).toMatchObject({ days: 3, readToday: true });
    expect(data.goal.readDayCount).toBe(3);
    expect((await day('2026-05-08')).data.items).toEqual([]);
  });

  it('keeps the streak over two rest days of a week, and kindly begins anew after more', async () => {
    await later(3 * DAY);
    expect((await month()).data.streak).toEqual({ days: 3, longest: 3, readToday: false, restLeft: 2 });
    await later(2 * DAY);
    expect((await month()).data).toMatchObject({ today: '2026-05-13', streak: { days: 3, restLeft: 0 } });
    await later(DAY);
    expect((await month()).data.streak).toEqual({ days: 0, longest: 3, readToday: false, restLeft: 2 });
  });

  it('goes back without an end and not into what is to come', async () => {
    for (const past of ['2024-02', '2025-12', '2026-04']) expect((await month(past)).status).toBe(200);
    expect(await month('2026-06')).toMatchObject({ status: 422, fields: { month: '아직 오지 않은 달이에요' } });
    expect(await day('2026-05-15')).toMatchObject({ status: 422, fields: { day: '아직 오지 않은 날이에요' } });
    for (const wrong of ['2026-13', '2026-00', '2026-5', 'may', '2026-05-01']) {
      expect((await month(wrong)).status).toBe(422);
    }
    for (const wrong of ['2026-02-30', '2027-02-29', '20260501', 'today']) expect((await day(wrong)).status).toBe(422);
    expect((await day('2024-02-29')).status).toBe(200);
  });

  it('knows the days of what was read before there was a calendar', async () => {
    const reader = (await makeAccount(app, 'edu')).accountNo;
    // Midnights of Seoul, one of them in a leap year, and the milliseconds before.
    const instants = ['2024-02-29', '2025-12-31', '2026-05-01'].flatMap((day) => {
      const midnight = Date.parse(`${day}T00:00:00+09:00`);
      return [midnight, midnight - 1];
    });
    for (const [index, at] of instants.entries()) {
      const times = { started_at: at, updated_at: at, finished_at: index % 2 === 0 ? at : null };
      const pages = { last_page_no: 4, furthest_page_no: 4, bookmark_page_no: null };
      const row = { account_no: reader, book_no: FIRST_BOOK + index, ...pages, ...times };
      await app.db.insertInto('reading_progress').values(row).execute();
    }
    const engine = app.env.databaseUrl ? 'postgres' : 'sqlite';
    for (const statement of libraryTableSql(engine).filter((text) => text.startsWith('insert'))) {
      await sql.raw(statement).execute(app.db);
    }
    const rows = await app.db.selectFrom('reading_day').selectAll().where('account_no', '=', reader).execute();
    expect(rows.map(({ book_no, day_key }) => [book_no, day_key]).sort()).toEqual(
      instants.map((at, index) => [FIRST_BOOK + index, seoulDay(at)]),
    );
    expect(rows.every(({ from_page_no, to_page_no }) => from_page_no === 1 && to_page_no === 4)).toBe(true);
  });

  it('is one student’s alone', async () => {
    const other = await signInAs(app, (await makeAccount(app, 'edu')).accountNo);
    const { data } = await month('2026-05', other);
    expect([data.days, data.streak.longest, data.goal.readDayCount]).toEqual([[], 0, 0]);
    expect((await day('2026-05-07', other)).data).toMatchObject({ items: [], totalCount: 0, point: 0 });
  });

  it('shows a full day in pages of 30', async () => {
    for (let index = 0; index < 34; index += 1) await turn(FIRST_BOOK + index, 1);
    const today = (await month()).data.days.at(-1);
    expect(today).toMatchObject({ day: '2026-05-14', bookCount: 34 });
    expect(today?.books).toHaveLength(3);
    const pages = [await day('2026-05-14'), await day('2026-05-14', token, 2), await day('2026-05-14', token, 3)];
    expect(pages.map(({ data }) => data.items.length)).toEqual([30, 4, 0]);
    expect(new Set(pages.flatMap(({ data }) => data.items.map(({ bookNo }) => bookNo))).size).toBe(34);
  });
});
