import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadingRecord } from '#contract/myPage.ts';
import { tokenHeaderBySite } from '#contract/site.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { GOOD_REPORT, GOOD_THOUGHT, missionPlayer } from '../support/missionPlayer.ts';

const RECORD = '/api/account/record/me';

describe('the record to take along', () => {
  let app: TestApp;
  let token: string;
  let accountNo: number;
  beforeAll(async () => {
    app = await buildTestApp({ env: { contentDir: makeFixtureContent(4) } });
    const made = await makeAccount(app, 'edu', { raq: 740, school_grade: 'ELEMENTARY_6' });
    accountNo = made.accountNo;
    token = await loginOf(app, 'edu', accountNo);
    const player = missionPlayer(app, token);
    await player.play('OX', { wrong: 2 });
    await player.play('OX');
    await player.play('THINK');
    await player.play('REPORT');
    await player.play('MATCHING', { bookNo: FIRST_BOOK + 1 });
    await app.put(`/api/books/${FIRST_BOOK + 2}/reading/me`, { lastPageNo: 4 }, token);
    const other = missionPlayer(app, await loginOf(app, 'edu', (await makeAccount(app, 'edu')).accountNo));
    await other.play('QUIZ', { bookNo: FIRST_BOOK + 3 });
  });
  afterAll(() => app.close());

  const read = async (as = token) => (await app.get<ReadingRecord>(RECORD, as)).data;

  it('holds who, how much, and every book read or played', async () => {
    const record = await read();
    expect(record.madeAt).toBe(new Date(app.clock.now()).toISOString());
    expect(record.student).toMatchObject({
      name: '김바다',
      schoolGrade: 'ELEMENTARY_6',
      readingLevel: '5A',
      raq: 740,
      institutionName: expect.any(String),
    });
    expect(record.totals).toEqual({ bookPoint: 16 + 3 + 10 + 30 + 20, verifiedBookCount: 0, missionCount: 4 });
    expect(record.books.map(({ bookNo, readingRate }) => [bookNo, readingRate])).toEqual([
      [FIRST_BOOK, 0],
      [FIRST_BOOK + 1, 0],
      [FIRST_BOOK + 2, 40],
    ]);
    expect(record.books[2]).toMatchObject({ lastReadAt: record.madeAt, missions: [] });
  });

  it('holds each mission once, with the points of both rounds and the own words', async () => {
    const missions = (await read()).books[0]?.missions ?? [];
    expect(missions.map(({ kind, rate, point }) => [kind, rate, point])).toEqual([
      ['OX', 100, 19],
      ['THINK', null, 10],
      ['REPORT', null, 30],
    ]);
    const [ox, think, report] = missions.map(({ writings }) => writings);
    expect(ox).toEqual([]);
    expect(think).toHaveLength(3);
    expect(think?.[0]).toEqual({ question: expect.stringContaining('생각해 볼까요'), text: GOOD_THOUGHT });
    expect(report).toEqual([{ question: '고래의 여행을 읽고', text: GOOD_REPORT.normalize('NFC').trim() }]);
  });

  it('leaves out what was deleted from the history', async () => {
    const { attempt_no } = await app.db
      .selectFrom('mission_attempt')
      .select('attempt_no')
      .where('account_no', '=', accountNo)
      .where('kind', '=', 'MATCHING')
      .executeTakeFirstOrThrow();
    await app.remove(`/api/mission/histories/${attempt_no}`, token);
    const record = await read();
    expect(record.books.map(({ bookNo }) => bookNo)).toEqual([FIRST_BOOK, FIRST_BOOK + 2]);
    expect(record.totals.missionCount).toBe(3);
  });

  it('comes as a file when asked for', async () => {
    const response = await app.app.inject({
      method: 'GET',
      url: `${RECORD}?download=1`,
      headers: { host: new URL(app.env.origins.edu).host, [tokenHeaderBySite.edu]: token },
    });
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="chaekbada-record-2026-05-06.json"',
      'cache-control': 'no-store',
    });
    expect(response.json()).toEqual(await read());
    expect((await app.get(`${RECORD}?download=2`, token)).status).toBe(422);
  });

  it('is open to who belongs to no institution any more, when little else is', async () => {
    const { accountNo: alone } = await makeAccount(app, 'edu', { status: 'NO_AFFILIATION', academy_no: null });
    const own = await loginOf(app, 'edu', alone);
    expect(await read(own)).toMatchObject({ student: { institutionName: null }, books: [] });
    expect((await app.get('/api/mypage/main/me', own)).code).toBe('NO_AFFILIATION');
    expect((await app.get(RECORD)).status).toBe(401);
  });
});
