import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MainPage, Notice } from '#contract/home.ts';
import type { MissionAttempt } from '#contract/mission.ts';
import { DAY } from '#domain/time/duration.ts';
import { readShop } from '#server/content/readShop.ts';
import { demoStart } from '#server/operator/demoStart.ts';
import { makeDemo } from '#server/operator/makeDemo.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { freshStudent, signInAs } from '../support/freshStudent.ts';
import { addBook } from '../support/samplePacks.ts';

describe('the first pages', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await buildTestApp();
    await addBook(app.db, { bookNo: 20_000, raq: 745 });
    token = await app.signIn();
  });
  afterAll(() => app.close());

  it('greet the demo student with a pet, a goal, a book half read and something to do', async () => {
    const { data, status } = await app.get<MainPage>('/api/main/me', token);
    expect(status).toBe(200);
    expect(data.pet).toMatchObject({ species: 'octopus', stage: 'young', level: 13, nickname: '통통이' });
    expect(data).toMatchObject({ shells: demoStart.welcome.SHELL, gauges: { satiety: 62 } });
    expect(data.goal).toEqual({
      monthLabel: '5월',
      goalBookCount: 4,
      verifiedBookCount: 0,
      monthPoint: 460,
      weekPoint: 460,
    });
    const [reading] = data.continueReading;
    expect(reading?.lastPageNo).toBeGreaterThan(1);
    expect(reading?.readingProgressRate).toBeGreaterThan(10);
    expect(data.todo[0]).toMatchObject({ bookNo: reading?.bookNo, readingMissionType: 'PUZZLE', open: false });
    expect(data.todo.every(({ availablePoint }) => availablePoint > 0)).toBe(true);
    expect(data.recommended.map(({ bookNo }) => bookNo)).toContain(20_000);
    expect(data.recommended.map(({ bookNo }) => bookNo)).not.toContain(reading?.bookNo);
    expect(data.notices).toHaveLength(3);
    expect(data.notices[0]?.pinnedYn).toBe('Y');
  });

  it('tick the steps of today as they are done, and lead to the very thing', async () => {
    const fresh = await freshStudent(app);
    const today = async () => (await app.get<MainPage>('/api/main/me', fresh.token)).data.today;
    const before = await today();
    expect(before).toMatchObject({ read: { done: false }, mission: { done: false }, care: { done: false } });
    // A newcomer is led to a book that can be read and played here, from its first page.
    expect(before.read.book).toMatchObject({ lastPageNo: null });
    expect(before.mission.next).toMatchObject({ bookNo: before.read.book?.bookNo, readingMissionType: 'PUZZLE' });
    const bookNo = 1042;
    const body = { lastPageNo: 3 };
    await app.send('PUT', `/api/books/${bookNo}/reading/me`, { token: fresh.token, body });
    const read = await today();
    expect(read.read).toMatchObject({ done: true, book: { bookNo, lastPageNo: 3 } });
    expect(read.mission).toMatchObject({ done: false, next: { bookNo } });
    await app.send('POST', '/api/aquarium/care/me', {
      token: fresh.token,
      body: { action: 'feed', itemId: 'plankton' },
    });
    const ox = { bookNo, readingMissionType: 'OX' };
    const attempt = await app.send<MissionAttempt>('POST', '/api/mission/attempts', { token: fresh.token, body: ox });
    await app.send('POST', `/api/mission/attempts/${attempt.data.attemptNo}/submissions`, {
      token: fresh.token,
      body: { confirmIncomplete: true },
    });
    expect(await today()).toMatchObject({ read: { done: true }, mission: { done: true }, care: { done: true } });
    app.clock.advance(DAY);
    fresh.token = await signInAs(app, fresh.accountNo);
    expect(await today()).toMatchObject({ read: { done: false }, mission: { done: false }, care: { done: false } });
    token = await app.signIn();
  });

  it('put an open mission first among the things to do', async () => {
    const { data } = await app.get<MainPage>('/api/main/me', token);
    const bookNo = data.continueReading[0]?.bookNo;
    await app.post('/api/mission/attempts', { bookNo, readingMissionType: 'QUIZ' }, token);
    const after = await app.get<MainPage>('/api/main/me', token);
    expect(after.data.todo[0]).toMatchObject({ bookNo, readingMissionType: 'QUIZ', open: true });
  });

  it('own nothing that the ledger and the shop do not know', async () => {
    const shop = await readShop(app.env.contentDir);
    const items = [...Object.keys(demoStart.bag), ...Object.values(demoStart.room)];
    expect(items.filter((item) => !shop.has(item))).toEqual([]);
    const sums = await app.db
      .selectFrom('point_ledger')
      .select((eb) => ['account_no', 'currency', eb.fn.sum<number>('amount').as('sum')])
      .groupBy(['account_no', 'currency'])
      .execute();
    for (const purse of await app.db.selectFrom('purse').selectAll().execute()) {
      const sum = (currency: string) =>
        Number(sums.find((row) => row.account_no === purse.account_no && row.currency === currency)?.sum);
      expect([purse.book_point, purse.shells, purse.exp]).toEqual([sum('POINT'), sum('SHELL'), sum('EXP')]);
    }
  });

  it('are made once: a second start changes nothing', async () => {
    const count = async () => (await app.db.selectFrom('point_ledger').selectAll().execute()).length;
    const before = await count();
    expect(await makeDemo({ db: app.db, now: app.clock.now(), random: Math.random })).toEqual([]);
    expect(await count()).toBe(before);
  });

  it('list notices, pinned first, then the latest, none before its time', async () => {
    const list = await app.get<{ items: { articleNo: number; pinnedYn: string }[]; totalCount: number }>(
      '/api/notices',
    );
    expect(list.data.totalCount).toBe(5);
    expect(list.data.items.map(({ articleNo }) => articleNo)).toEqual([1, 5, 4, 3, 2]);
    app.clock.advance(-60 * 24 * 3600 * 1000);
    expect((await app.get<{ totalCount: number }>('/api/notices')).data.totalCount).toBe(1);
    expect((await app.get('/api/notices/5')).status).toBe(404);
    app.clock.advance(60 * 24 * 3600 * 1000);
    expect((await app.get<{ items: unknown[] }>('/api/notices?page=2')).data.items).toEqual([]);
  });

  it('show a notice with its neighbours and count who looked', async () => {
    const first = await app.get<Notice>('/api/notices/3');
    expect(first.data).toMatchObject({ previous: { articleNo: 2 }, next: { articleNo: 4 }, viewCount: 1 });
    expect(first.data.content).toContain('인터넷');
    // The same visitor on the same day is no second view (tests/api/customerService.test.ts).
    expect((await app.get<Notice>('/api/notices/3')).data.viewCount).toBe(1);
    expect((await app.get<Notice>('/api/notices/1')).data.previous).toBeNull();
    expect((await app.get<Notice>('/api/notices/5')).data.next).toBeNull();
    expect((await app.get('/api/notices/99')).code).toBe('NOT_FOUND');
  });
});
