import { setImmediate as breathe } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContestLevelTest } from '#contract/contestLevelTest.ts';
import type { DiagnosisTest } from '#contract/diagnosis.ts';
import type { MissionAttempt, MissionResult } from '#contract/mission.ts';
import type { SiteName } from '#contract/site.ts';
import type { WordMissions } from '#contract/wordMission.ts';
import { type PermissionType, permissions, permissionTypes } from '#domain/subscription/permissions.ts';
import { DAY, HOUR } from '#domain/time/duration.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import {
  answersOf,
  bookAt,
  buildContestApp,
  CONTEST_START,
  moveTo,
  publishContest,
  ROOT,
} from '../support/contestStage.ts';
import { FIRST_BOOK } from '../support/fixtureContent.ts';
import { grantTicket } from '../support/grantTicket.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { operate } from '../support/operate.ts';
import { opensBy, studentWho } from '../support/ticketStates.ts';

const MISSION = { bookNo: FIRST_BOOK, readingMissionType: 'OX' };

let app: TestApp;
beforeAll(async () => {
  app = await buildContestApp();
  await publishContest(app);
  moveTo(app, CONTEST_START, 36 * 60);
});
afterAll(() => app.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Caller = <T = unknown>(method: Method, url: string, body?: unknown) => ReturnType<typeof app.send<T>>;

/** Calls as a student of a site; with a login of its own each time, since the clock moves. */
const callerOf =
  (site: SiteName, accountNo: number): Caller =>
  async <T = unknown>(method: Method, url: string, body?: unknown) => {
    // The embedded database answers at once: without a breath the server would take a long test for a lasting strain.
    await breathe();
    const token = await loginOf(app, site, accountNo);
    return app.send<T>(method, url, { site, token, ...(body === undefined ? {} : { body }) });
  };

/** Every route that begins what needs a ticket, and how it is begun. */
const GATED: Readonly<Record<string, { type: PermissionType; begin: (call: Caller) => Promise<{ status: number }> }>> =
  {
    'POST /api/mission/attempts': { type: 'MISSION', begin: (call) => call('POST', '/api/mission/attempts', MISSION) },
    'POST /api/aquarium/word-missions/{wordMissionNo}/catches': { type: 'MISSION', begin: catchOne },
    'GET /api/books/{bookNo}/pages': { type: 'BOOK', begin: (call) => call('GET', `/api/books/${FIRST_BOOK}/pages`) },
    'GET /api/books/{bookNo}/words': { type: 'BOOK', begin: (call) => call('GET', `/api/books/${FIRST_BOOK}/words`) },
    'POST /api/diagnosis/applies': { type: 'DIAGNOSIS', begin: (call) => call('POST', '/api/diagnosis/applies') },
    'POST /api/bookbti/attempts': { type: 'PERSONALITY', begin: (call) => call('POST', '/api/bookbti/attempts') },
    'GET /api/event/reading-game-contest/level': { type: 'CONTEST', begin: (call) => call('GET', `${ROOT}/level`) },
    'POST /api/event/reading-game-contest/level': { type: 'CONTEST', begin: handInUnopened },
  };

async function catchOne(call: Caller) {
  const { data } = await call<WordMissions>('GET', '/api/aquarium/word-missions/me');
  const [word] = data.today;
  const bubbleIds = word?.bubbles.slice(0, 1).map(({ id }) => id);
  return call('POST', `/api/aquarium/word-missions/${word?.wordMissionNo}/catches`, { bubbleIds });
}

/** A level test that was never opened, filled in by hand. */
async function handInUnopened(call: Caller) {
  const guest = await makeAccount(app, 'edu', { school_grade: 'ELEMENTARY_5' });
  const { data } = await callerOf('edu', guest.accountNo)<ContestLevelTest>('GET', `${ROOT}/level`);
  return call('POST', `${ROOT}/level`, answersOf(data, new Array(data.questionList.length).fill(1)));
}

const isOpen = (opens: (typeof opensBy)[string], type: PermissionType) =>
  opens === 'ALL' || (opens === 'MISSION' && type === 'MISSION');

describe('what needs a ticket on the home site', () => {
  it('is stated in one table, each kind at least once', () => {
    const needed = new Set(permissions.map(({ needs }) => needs));
    expect([...needed].sort()).toEqual([...permissionTypes, 'free'].sort());
    expect(new Set(Object.values(GATED).map(({ type }) => type))).toEqual(new Set(permissionTypes));
  });

  describe.each(Object.entries(opensBy))('%s', (name, opens) => {
    it.each(Object.entries(GATED))('%s', async (_route, { type, begin }) => {
      const { accountNo } = await studentWho(app, name);
      const call = callerOf('home', accountNo);
      const answer = await begin(call);
      expect(answer.status).toBe(isOpen(opens, type) ? 200 : 402);
    });

    it('is told beforehand as it will be', async () => {
      const call = callerOf('home', (await studentWho(app, name)).accountNo);
      for (const type of permissionTypes) {
        const { status, data, code } = await call('GET', `/api/subscription/permission/me?type=${type}`);
        if (isOpen(opens, type)) expect([status, data]).toEqual([200, { permitted: true }]);
        else expect([status, code]).toEqual([402, 'SUBSCRIPTION_NEEDED']);
      }
    });
  });

  it('is refused in words that say what stays, and which ticket it takes', async () => {
    const without = callerOf('home', (await studentWho(app, 'free week over')).accountNo);
    const withMissions = callerOf('home', (await studentWho(app, 'given MISSION')).accountNo);
    for (const type of permissionTypes) {
      const { message } = await without('GET', `/api/subscription/permission/me?type=${type}`);
      expect(message).toMatch(/이용권이 필요해요\. .+(그대로 있어요|볼 수 있어요)\. .+\?$/);
    }
    const { message } = await withMissions('GET', '/api/subscription/permission/me?type=BOOK');
    expect(message).toContain('모두 이용권이 필요해요');
    expect((await without('GET', '/api/subscription/permission/me?type=GOLD')).status).toBe(422);
  });

  it('begins to be asked for exactly when seven days are over', async () => {
    const { accountNo } = await makeAccount(app, 'home', { created_at: app.clock.now() - 7 * DAY + 1 });
    const ask = async () =>
      (await callerOf('home', accountNo)('GET', '/api/subscription/permission/me?type=MISSION')).status;
    expect(await ask()).toBe(200);
    app.clock.advance(1);
    expect(await ask()).toBe(402);
  });

  it('is open to the demo student for good', async () => {
    const { accountNo } = await app.db
      .selectFrom('account')
      .select('account_no as accountNo')
      .where('account_id', '=', demoAccounts.home.accountId)
      .executeTakeFirstOrThrow();
    const before = app.clock.now();
    app.clock.advance(3 * 365 * DAY);
    for (const type of permissionTypes) {
      const { status } = await callerOf('home', accountNo)('GET', `/api/subscription/permission/me?type=${type}`);
      expect([type, status]).toEqual([type, 200]);
    }
    app.clock.advance(before - app.clock.now());
  });

  it('is asked for nowhere else, and on the other sites not at all', async () => {
    const { paths = {} } = app.app.swagger() as { paths?: Record<string, object> };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(Object.keys(GATED).filter((route) => !routes.includes(route))).toEqual([]);
    const refused: string[] = [];
    const poor = await studentWho(app, 'free week over');
    const students = {
      home: poor,
      edu: await makeAccount(app, 'edu', { created_at: app.clock.now() - 400 * DAY }),
      school: await makeAccount(app, 'school', { created_at: app.clock.now() - 400 * DAY }),
    };
    for (const [site, { accountNo }] of Object.entries(students) as [SiteName, typeof poor][]) {
      for (const route of routes) {
        const [method = '', path = ''] = route.split(' ');
        if (method === 'HEAD' || path.includes('/live') || path === '/api/subscription/permission/me') continue;
        const filled = path.replaceAll('{bookNo}', `${FIRST_BOOK}`).replaceAll(/\{\w+\}/g, '1');
        const answer = await callerOf(site, accountNo)(method as Method, filled);
        if (answer.status === 402) refused.push(`${site} ${route}`);
      }
      for (const { begin } of Object.values(GATED)) {
        if (site === 'home') continue;
        const { status } = await begin(callerOf(site, accountNo));
        expect(status).not.toBe(402);
      }
      for (const type of permissionTypes) {
        const { status } = await callerOf(site, accountNo)('GET', `/api/subscription/permission/me?type=${type}`);
        expect([site, type, status]).toEqual([site, type, site === 'home' ? 402 : 200]);
      }
    }
    // The others of the gated routes are refused for their empty bodies before anybody asks for a ticket.
    expect(refused.filter((route) => !Object.keys(GATED).includes(route.replace('home ', '')))).toEqual([]);
    expect(refused.every((route) => route.startsWith('home '))).toBe(true);
  });
});

describe('what was begun in the free week', () => {
  let student: { accountNo: number; accountId: string };
  let call: Caller;
  let attempt: MissionAttempt;
  let diagnosis: DiagnosisTest;
  let level: ContestLevelTest;
  let words: WordMissions;
  let personalityNo: number;
  beforeAll(async () => {
    // The free week ends at noon of today.
    moveTo(app, '2026-05-14', 11 * 60);
    student = await makeAccount(app, 'home', {
      school_grade: 'ELEMENTARY_5',
      created_at: app.clock.now() - 7 * DAY + HOUR,
    });
    call = callerOf('home', student.accountNo);
    attempt = (await call<MissionAttempt>('POST', '/api/mission/attempts', MISSION)).data;
    diagnosis = (await call<DiagnosisTest>('POST', '/api/diagnosis/applies')).data;
    const personality = await call<{ accountBookBTIResultNo: number }>('POST', '/api/bookbti/attempts');
    personalityNo = personality.data.accountBookBTIResultNo;
    level = (await call<ContestLevelTest>('GET', `${ROOT}/level`)).data;
    words = (await call<WordMissions>('GET', '/api/aquarium/word-missions/me')).data;
    app.clock.advance(2 * HOUR);
  });

  it('is over for what is new', async () => {
    const other = { ...MISSION, bookNo: FIRST_BOOK + 1 };
    expect((await call('POST', '/api/mission/attempts', other)).status).toBe(402);
    expect((await call('GET', `/api/books/${FIRST_BOOK}/pages`)).status).toBe(402);
  });

  it('goes on: the mission is resumed, answered, handed in, and once more for what was wrong', async () => {
    const resumed = await call<MissionAttempt>('POST', '/api/mission/attempts', MISSION);
    expect(resumed.data.attemptNo).toBe(attempt.attemptNo);
    const path = `/api/mission/attempts/${attempt.attemptNo}`;
    expect((await call('PUT', `${path}/answers/ox-1`, { value: 'O', seq: 1 })).status).toBe(200);
    const result = await call<MissionResult>('POST', `${path}/submissions`, { confirmIncomplete: true });
    expect(result.status).toBe(200);
    const retry = await call<MissionAttempt>('POST', '/api/mission/attempts', MISSION);
    expect(retry.status).toBe(200);
    expect(retry.data.attemptNo).not.toBe(attempt.attemptNo);
  });

  it('goes on: the diagnosis, the personality test, the words of the day', async () => {
    const open = await call<DiagnosisTest>('POST', '/api/diagnosis/applies');
    expect([open.status, open.data.diagnosisApplyNo]).toEqual([200, diagnosis.diagnosisApplyNo]);
    const personality = await call<{ accountBookBTIResultNo: number }>('POST', '/api/bookbti/attempts');
    expect([personality.status, personality.data.accountBookBTIResultNo]).toEqual([200, personalityNo]);
    const [word] = words.today;
    const bubbleIds = word?.bubbles.slice(0, 1).map(({ id }) => id);
    const caught = await call('POST', `/api/aquarium/word-missions/${word?.wordMissionNo}/catches`, { bubbleIds });
    expect(caught.status).toBe(200);
  });

  it('goes on: the level test is opened again and handed in, and the contest is joined', async () => {
    expect((await call('GET', `${ROOT}/level`)).status).toBe(200);
    const choices = level.questionList.map((_, index) => (index % 4) + 1);
    expect((await call('POST', `${ROOT}/level`, answersOf(level, choices))).status).toBe(200);
    expect((await call('GET', `${ROOT}/info/my`)).status).toBe(200);
  });

  it('stays readable: results, notes, shelf, aquarium, own data', async () => {
    const free = [
      '/api/main/me',
      '/api/books',
      `/api/books/${FIRST_BOOK}`,
      `/api/mission/books/${FIRST_BOOK}/results/me`,
      '/api/diagnosis/reports/me',
      '/api/bookbti/results/me',
      '/api/aquarium/me',
      '/api/aquarium/word-missions/me',
      '/api/account/record/me',
      ROOT,
    ];
    for (const url of free) expect([url, (await call('GET', url)).status]).toEqual([url, 200]);
  });

  it('is joined by the rest with a ticket', async () => {
    await grantTicket(app, student.accountId, 'MISSION', 30);
    expect((await call('POST', '/api/mission/attempts', { ...MISSION, bookNo: bookAt(0, 1, 1) })).status).toBe(200);
    expect((await call('GET', `/api/books/${FIRST_BOOK}/pages`)).status).toBe(402);
    await grantTicket(app, student.accountId, 'ALL', 30);
    expect((await call('GET', `/api/books/${FIRST_BOOK}/pages`)).status).toBe(200);
  });
});

describe('tickets that operators give', () => {
  it('end at midnight of the last day, are listed with the account, and are noted', async () => {
    const { accountNo, accountId } = await studentWho(app, 'free week over');
    moveTo(app, '2026-05-20', 15 * 60);
    const ticketNo = await grantTicket(app, accountId, 'ALL', 2);
    const ask = async () =>
      (await callerOf('home', accountNo)('GET', '/api/subscription/permission/me?type=BOOK')).status;
    moveTo(app, '2026-05-21', 24 * 60 - 1);
    expect(await ask()).toBe(200);
    moveTo(app, '2026-05-22', 0);
    expect(await ask()).toBe(402);
    const { output } = await operate(app, 'subscriptions', 'show', `home/${accountId}`);
    expect(output).toContain(
      `무료 이용권 ${ticketNo}\tALL\t2026.\u00a05.\u00a020. 오후 3:00부터 2026.\u00a05.\u00a022. 오전 12:00 전까지\tTEST`,
    );
    expect((await operate(app, 'account', 'audit', `home/${accountId}`)).output).toMatch(
      /OPERATOR kim\tSUBSCRIPTION_READ[\s\S]*OPERATOR kim\tTICKET_GIVEN/,
    );
  });

  it('are for students of the home site, and taken back once', async () => {
    const edu = await makeAccount(app, 'edu');
    const words = ['--days', '3', '--reason', 'TEST'];
    expect(await operate(app, 'subscriptions', 'grant', `edu/${edu.accountId}`, ...words)).toMatchObject({ code: 1 });
    const { accountId } = await makeAccount(app, 'home');
    for (const days of ['0', '-1', 'x', '99999']) {
      const wrong = ['grant', `home/${accountId}`, `--days=${days}`, '--reason', 'TEST'];
      expect(await operate(app, 'subscriptions', ...wrong)).toMatchObject({ code: 1 });
    }
    const ticketNo = await grantTicket(app, accountId);
    expect(await operate(app, 'subscriptions', 'take-back', ticketNo)).toMatchObject({ code: 0 });
    expect(await operate(app, 'subscriptions', 'take-back', ticketNo)).toMatchObject({ code: 1 });
    expect(
      await app.db.selectFrom('complimentary_ticket').selectAll().where('taken_back_at', 'is', null).execute(),
    ).not.toHaveLength(0);
  });
});
