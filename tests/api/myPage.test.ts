import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MyPageMain } from '#contract/myPage.ts';
import { DAY } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

const contentDir = makeFixtureContent(3);

describe('my page', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ env: { contentDir } });
  });
  afterEach(() => app.close());

  const student = async (special: Parameters<typeof makeAccount>[2] = {}) => {
    const { accountNo } = await makeAccount(app, 'edu', special);
    /** A new login, for when the clock has moved past the last one. */
    const signIn = () => loginOf(app, 'edu', accountNo);
    return { accountNo, token: await signIn(), signIn };
  };
  const page = async (token: string) => (await app.get<MyPageMain>('/api/mypage/main/me', token)).data;
  const setGoal = (token: string, bookCount: unknown) => app.put('/api/account/goal/me', { bookCount }, token);

  it('opens for somebody who has done nothing yet', async () => {
    const { token } = await student({ raq: 740 });
    expect(await page(token)).toEqual({
      goal: { month: '2026-05', goalBookCount: 4, verifiedBookCount: 0, history: [] },
      level: { readingLevel: '5A', raq: 740, raqFrom: 700, raqTo: 749, nextLevel: '5B' },
      bookPoint: 0,
      shells: 0,
      verifiedBookCount: 0,
      readingDayCountThisMonth: 0,
      recentBooks: [],
    });
  });

  it('has no level after the last', async () => {
    const { token } = await student({ raq: 1499 });
    expect((await page(token)).level).toMatchObject({ readingLevel: '10B', raqTo: 1499, nextLevel: null });
  });

  it('shows what was read and won', async () => {
    const { token, signIn } = await student();
    const { play } = missionPlayer(app, token);
    for (const kind of ['PUZZLE', 'MATCHING', 'OX', 'QUIZ'] as const) await play(kind);
    app.clock.advance(DAY);
    await app.put(`/api/books/${FIRST_BOOK + 1}/reading/me`, { lastPageNo: 3 }, await signIn());
    const { goal, ...shown } = await page(await signIn());
    expect(goal.verifiedBookCount).toBe(1);
    expect(shown).toMatchObject({ bookPoint: 100, shells: 120, verifiedBookCount: 1, readingDayCountThisMonth: 2 });
    expect(shown.recentBooks.map(({ bookNo }) => bookNo)).toEqual([FIRST_BOOK + 1, FIRST_BOOK]);
  });

  it('counts a day of opening a book to read, and no day of last month', async () => {
    const { token, signIn } = await student();
    const opened = { page: 'book-read', targetNo: FIRST_BOOK };
    app.clock.advance(-10 * DAY);
    await app.post('/api/books/log', opened, await signIn());
    app.clock.advance(10 * DAY);
    await app.post('/api/books/log', opened, token);
    await app.post('/api/books/log', opened, token);
    await app.post('/api/books/log', { ...opened, page: 'book-view' }, token);
    expect((await page(token)).readingDayCountThisMonth).toBe(1);
  });

  it('shows the goal of a month as it was shown then, also when it was never set', async () => {
    const { token, signIn } = await student({ created_at: app.clock.now() });
    expect((await page(token)).goal).toMatchObject({ month: '2026-05', goalBookCount: 4, history: [] });
    app.clock.advance(31 * DAY);
    const later = await signIn();
    const calendar = async (month: string) =>
      (await app.get<{ goal: object }>(`/api/library/calendar/me?month=${month}`, later)).data.goal;
    expect(await calendar('2026-05')).toMatchObject({ goalBookCount: 4 });
    expect(await calendar('2026-04')).toMatchObject({ goalBookCount: null });
    const { goal } = await page(later);
    expect(goal).toMatchObject({
      month: '2026-06',
      goalBookCount: 4,
      history: [{ month: '2026-05', goalBookCount: 4, verifiedBookCount: 0 }],
    });
    app.clock.advance(-31 * DAY);
  });

  it('keeps the goals of months gone by', async () => {
    const { token, signIn } = await student({ created_at: Date.UTC(2026, 1, 20) });
    expect(await setGoal(token, 7)).toMatchObject({ status: 200, data: { thisMonthGoalBookCount: 7 } });
    expect(await setGoal(token, 8)).toMatchObject({ data: { thisMonthGoalBookCount: 8 } });
    expect((await page(token)).goal).toMatchObject({
      goalBookCount: 8,
      history: [
        { month: '2026-02', goalBookCount: 4, verifiedBookCount: 0 },
        { month: '2026-03', goalBookCount: 4, verifiedBookCount: 0 },
        { month: '2026-04', goalBookCount: 4, verifiedBookCount: 0 },
      ],
    });
    app.clock.advance(61 * DAY);
    const later = await signIn();
    await setGoal(later, 2);
    const { goal } = await page(later);
    expect(goal.month).toBe('2026-07');
    expect(goal.history.slice(-2)).toEqual([
      { month: '2026-05', goalBookCount: 8, verifiedBookCount: 0 },
      { month: '2026-06', goalBookCount: 8, verifiedBookCount: 0 },
    ]);
    expect(goal.goalBookCount).toBe(2);
  });

  it('takes goals of 1 to 30 books only', async () => {
    const { token } = await student();
    for (const wrong of [0, 31, 1.5, '3', null]) {
      expect(await setGoal(token, wrong)).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    }
    expect((await page(token)).goal.goalBookCount).toBe(4);
  });
});
