import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ParentResult, ParentShare, ParentShareList } from '#contract/parentShare.ts';
import type { SiteName } from '#contract/site.ts';
import type { ShareScope } from '#domain/account/shareScopes.ts';
import type { AccountStatus } from '#domain/account/statuses.ts';
import { DAY, MINUTE } from '#domain/time/duration.ts';
import { createParentShare } from '#server/modules/parent-share/createParentShare.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';

const contentDir = makeFixtureContent(3);
const SHARES = '/api/account/parent-shares';

describe('a link for parents', () => {
  let app: TestApp;
  let accountNo: number;
  let token: string;
  beforeEach(async () => {
    app = await buildTestApp({ env: { contentDir } });
    accountNo = (await makeAccount(app, 'edu', { name: '홍길동', email: 'gil@sea.kr' })).accountNo;
    token = await loginOf(app, 'edu', accountNo);
  });
  afterEach(() => app.close());

  const make = async (label = '', as = token, key?: string, scope: ShareScope = 'MISSION') =>
    app.post<ParentShare>(`${SHARES}/me`, { label, scope }, as, key);
  const list = async (as = token) => (await app.get<ParentShareList>(`${SHARES}/me`, as)).data;
  const open = (bookNo: number | string, key: string, headers: Record<string, string> = {}) =>
    app.send<ParentResult>('GET', `/api/book/mission/results/parent/${bookNo}/${key}`, { headers });
  const played = async () => {
    const player = missionPlayer(app, token);
    await player.play('OX', { wrong: 3 });
    await player.play('THINK');
    app.clock.advance(MINUTE);
    await player.play('QUIZ', { bookNo: FIRST_BOOK + 1 });
  };

  it('opens on the site of its student alone', async () => {
    const scopes = {
      MISSION: `/api/book/mission/results/parent/${FIRST_BOOK}`,
      DIAGNOSIS: '/api/diagnosis/reports/parent',
    };
    const { shareKey } = (await make()).data;
    const statuses = ['edu', 'school', 'home'].map(async (site) => {
      const answer = await app.send('GET', `${scopes.MISSION}/${shareKey}`, { site: site as SiteName });
      return answer.status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
    expect((await list()).items[0]?.lastOpenedAt).not.toBeNull();
  });

  it('shows what a parent needs, and nothing else', async () => {
    await played();
    const { shareKey } = (await make()).data;
    const answer = await open(FIRST_BOOK, shareKey);
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      studentName: '홍*동',
      book: { bookNo: FIRST_BOOK, bookName: `시험용 책 ${FIRST_BOOK}`, authorName: '지은이' },
      verified: false,
      averageRate: 70,
      maySetQuietHours: false,
      otherBooks: [{ bookNo: FIRST_BOOK + 1, bookName: `시험용 책 ${FIRST_BOOK + 1}` }],
    });
    expect(
      answer.data.missions.map(({ kind, done, correctCount, totalCount, rate }) => [
        kind,
        done,
        correctCount,
        totalCount,
        rate,
      ]),
    ).toEqual([
      ['PUZZLE', false, 0, 0, null],
      ['MATCHING', false, 0, 0, null],
      ['OX', true, 7, 10, 70],
      ['QUIZ', false, 0, 0, null],
      ['THINK', true, 3, 3, null],
      ['REPORT', false, 0, 0, null],
    ]);
    expect(answer.data.talk).toContain('『');
    expect(Object.keys(answer.data).sort()).toEqual([
      'averageRate',
      'book',
      'maySetQuietHours',
      'missions',
      'otherBooks',
      'studentName',
      'talk',
      'verified',
    ]);
    const text = JSON.stringify(answer.data);
    for (const secret of ['홍길동', 'gil@sea.kr', 'person', '거북에게', shareKey]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/accountN|answer|explanation|point/i);
  });

  it('is told to nobody else: not to be found, kept or passed on, found or not', async () => {
    const { shareKey } = (await make()).data;
    for (const answer of [await open(FIRST_BOOK, shareKey), await open(FIRST_BOOK, 'nothing')]) {
      expect(answer.headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
    }
  });

  it('leads to every book of the student, also one not played yet, but to no hidden mission', async () => {
    await played();
    const { shareKey } = (await make()).data;
    expect((await open(FIRST_BOOK + 2, shareKey)).data.missions.every(({ done }) => !done)).toBe(true);
    const { attempt_no } = await app.db
      .selectFrom('mission_attempt')
      .select('attempt_no')
      .where('kind', '=', 'OX')
      .executeTakeFirstOrThrow();
    await app.remove(`/api/mission/histories/${attempt_no}`, token);
    expect((await open(FIRST_BOOK, shareKey)).data.missions.find(({ kind }) => kind === 'OX')?.done).toBe(false);
  });

  it('has a key that is shown again and stored nowhere', async () => {
    const made = await make('  외할머니 ');
    expect(made.data).toMatchObject({ label: '외할머니', shareKey: expect.stringMatching(/^[\w-]{43}$/) });
    expect(Date.parse(made.data.expiresAt) - app.clock.now()).toBe(90 * DAY);
    expect((await list()).items).toEqual([made.data]);
    const dump = JSON.stringify(await dumpTables(app.db));
    expect(dump).not.toContain(made.data.shareKey);
    expect(dump).toContain(createHash('sha256').update(made.data.shareKey).digest('base64url'));
  });

  it('is made once for one key of the request', async () => {
    const [first, again] = [await make('', token, 'share-once'), await make('', token, 'share-once')];
    expect(again.data).toEqual(first.data);
    expect((await list()).items).toHaveLength(1);
  });

  it('names the book played last for the address', async () => {
    expect((await list()).latestBookNo).toBeNull();
    await played();
    expect((await list()).latestBookNo).toBe(FIRST_BOOK + 1);
  });

  it('ends when it is taken back, after 90 days, and with the account', async () => {
    const [one, two] = [(await make()).data, (await make()).data];
    expect((await app.remove(`${SHARES}/${one.shareNo}`, token)).status).toBe(200);
    expect((await open(FIRST_BOOK, one.shareKey)).status).toBe(404);
    expect((await app.remove(`${SHARES}/${one.shareNo}`, token)).code).toBe('NOT_FOUND');
    for (const [status, answer] of [
      ['DORMANT', 404],
      ['WITHDRAWAL_REQUEST', 404],
      ['WITHDRAWAL', 404],
      ['ACTIVE', 200],
    ] as [AccountStatus, number][]) {
      await app.db.updateTable('account').set({ status }).where('account_no', '=', accountNo).execute();
      expect((await open(FIRST_BOOK, two.shareKey)).status).toBe(answer);
    }
    app.clock.advance(90 * DAY - 1);
    expect((await open(FIRST_BOOK, two.shareKey)).status).toBe(200);
    app.clock.advance(1);
    expect((await open(FIRST_BOOK, two.shareKey)).status).toBe(404);
    expect((await list(await loginOf(app, 'edu', accountNo))).items).toEqual([]);
  });

  it('is answered alike whatever leads nowhere', async () => {
    const [revoked, live] = [(await make()).data, (await make()).data];
    await app.remove(`${SHARES}/${revoked.shareNo}`, token);
    const other = app.secrets.hmac('parent-share', `${accountNo}:${live.shareNo + 1}`);
    const body = async (bookNo: number | string, key: string) => {
      const { status, code, message, data, fields } = await open(bookNo, key);
      return { status, code, message, data, fields };
    };
    const nothing = { status: 404, code: 'NOT_FOUND', data: undefined, fields: undefined };
    const first = await body(FIRST_BOOK, 'A'.repeat(43));
    expect(first).toMatchObject(nothing);
    for (const [bookNo, key] of [
      [FIRST_BOOK, String(accountNo)],
      [FIRST_BOOK, revoked.shareKey],
      [FIRST_BOOK, other],
      [FIRST_BOOK, `${live.shareKey}x`],
      [FIRST_BOOK, live.shareKey.toLowerCase()],
      [FIRST_BOOK, '%00'],
      [77, live.shareKey],
      ['0', live.shareKey],
      ['x', live.shareKey],
      ['9'.repeat(30), live.shareKey],
    ] as const) {
      expect(await body(bookNo, key)).toEqual(first);
    }
  });

  it('is one of ten at most, also when many are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => make(`${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    const { items } = await list();
    expect(items).toHaveLength(10);
    await app.remove(`${SHARES}/${items[0]?.shareNo}`, token);
    expect((await make()).status).toBe(200);
    expect((await make('가'.repeat(21))).fields).toHaveProperty('label');
  });

  it('is one of ten also when several servers make them for one student', async () => {
    for (let index = 0; index < 8; index += 1) await make();
    const { db, secrets } = app;
    const context = { db, secrets, now: app.clock.now(), random: Math.random, accountNo, site: 'edu' as const };
    const made = await Promise.allSettled(
      Array.from({ length: 5 }, () => createParentShare(context, { label: '', scope: 'MISSION' })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await list()).items).toHaveLength(10);
  });

  it('notes when it was opened, once an hour', async () => {
    const { shareKey } = (await make()).data;
    const openedAt = async () => (await list()).items[0]?.lastOpenedAt;
    expect(await openedAt()).toBeNull();
    const first = app.clock.now();
    await open(FIRST_BOOK, shareKey);
    app.clock.advance(59 * MINUTE);
    await open(FIRST_BOOK, shareKey);
    expect(await openedAt()).toBe(new Date(first).toISOString());
    app.clock.advance(MINUTE);
    await open(FIRST_BOOK, shareKey);
    expect(await openedAt()).toBe(new Date(app.clock.now()).toISOString());
  });

  it('is opened 60 times a minute at most, whoever opens it; other links stay open', async () => {
    const [one, two] = [(await make()).data, (await make()).data];
    const statuses = [];
    for (let index = 0; index < 61; index += 1) statuses.push((await open(FIRST_BOOK, one.shareKey)).status);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    const slowed = await open(FIRST_BOOK, one.shareKey);
    expect(slowed).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    expect((await open(FIRST_BOOK, two.shareKey)).status).toBe(200);
  });

  it('slows an address down that guesses, and lets it open what it really has', async () => {
    const { shareKey } = (await make()).data;
    const guess = async (index: number) => (await open(FIRST_BOOK, String(index).padStart(43, 'x'))).status;
    const statuses = [];
    for (let index = 0; index < 120; index += 1) statuses.push(await guess(index));
    expect([statuses[0], statuses[99], statuses[100], statuses[119]]).toEqual([404, 404, 429, 429]);
    expect((await open(FIRST_BOOK, shareKey)).status).toBe(200);
  });

  it('is audited when it is made and when it is taken back', async () => {
    const { shareNo } = (await make('엄마')).data;
    await app.remove(`${SHARES}/${shareNo}`, token);
    const rows = await app.db
      .selectFrom('audit_log')
      .select(['event', 'details'])
      .where('account_no', '=', accountNo)
      .where('event', 'like', 'PARENT_SHARE%')
      .orderBy('log_no')
      .execute();
    expect(rows.map(({ event, details }) => [event, JSON.parse(details)])).toEqual([
      ['PARENT_SHARE_MADE', { shareNo, scope: 'MISSION' }],
      ['PARENT_SHARE_REVOKED', { shareNo }],
    ]);
  });
});
