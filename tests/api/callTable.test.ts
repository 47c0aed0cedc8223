import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContestLevelTest } from '#contract/contestLevelTest.ts';
import { siteNames } from '#contract/site.ts';
import { DAY } from '#domain/time/duration.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import type { TestApp } from '../support/buildTestApp.ts';
import { collectRoutes } from '../support/collectRoutes.ts';
import {
  answersOf,
  bookAt,
  buildContestApp,
  CONTEST_START,
  type ContestStudent,
  contestStudent,
  moveTo,
  publishContest,
  rightChoices,
} from '../support/contestStage.ts';
import type { TestAnswer } from '../support/driveApp.ts';
import { FIRST_BOOK } from '../support/fixtureContent.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { operate } from '../support/operate.ts';

const CONTEST = '/api/event/reading-game-contest';

let app: TestApp;
let routes: string[];
let joined: ContestStudent;
let fresh: ContestStudent;
/** Of the home site. */
let home: { accountNo: number };
let historyNo: number;

beforeAll(async () => {
  const collected = collectRoutes();
  app = await buildContestApp();
  routes = collected().map(({ method, url }) => `${method} ${url}`);
  await publishContest(app);
  await operate(app, 'policy', 'publish', 'content/site/policies/PERSONAL.1.md');
  moveTo(app, CONTEST_START);
  joined = await contestStudent(app, 'ELEMENTARY_4');
  await joined.join();
  fresh = await contestStudent(app, 'ELEMENTARY_4');
  // Long past the days in which everything is open to somebody new.
  home = await makeAccount(app, 'home', { created_at: 0 });
  const played = await missionPlayer(app, await joined.token()).play('OX', { wrong: 2 });
  historyNo = played.attemptNo;
});
afterAll(() => app.close());

type Who = 'visitor' | 'joined' | 'fresh' | 'home';
interface Call {
  who: Who;
  body?: () => unknown;
  /** What the note of the specification says comes back. */
  expect: (answer: TestAnswer<never>) => void;
}
type Data = Record<string, unknown>;
const data = (check: (given: Data) => void) => (answer: TestAnswer<never>) => {
  expect([answer.status, answer.message]).toEqual([200, 'OK']);
  check(answer.data as unknown as Data);
};
const list = (name: string) => data((given) => expect(Array.isArray(given[name])).toBe(true));
const numbers = data((given) => expect(Array.isArray(given)).toBe(true));
const done = data((given) => expect(given).toEqual({ done: true }));
const refused = (status: number) => (answer: TestAnswer<never>) => expect(answer.status).toBe(status);

/**
 * The calls of spec section 7: method and path as the table there names them, with payload, and what its note says of
 * them. A part of a path in braces is filled in by `PARTS`.
 */
const calls: readonly (readonly [call: string, note: string, ...Call[]])[] = [
  [
    'POST /api/auth/sign-in',
    'login',
    {
      who: 'visitor',
      body: () => ({ accountId: demoAccounts.edu.accountId, password: demoAccounts.edu.password }),
      expect: data(({ token, expiresAt }) => {
        expect(token).toMatch(/^[\w-]{43}$/);
        expect(Date.parse(String(expiresAt)) - app.clock.now()).toBe(DAY);
      }),
    },
    { who: 'visitor', body: () => ({ accountId: 'badaedu', password: 'wrong-1!' }), expect: refused(422) },
  ],
  [
    'POST /api/auth/validate-password',
    'the password of who is signed in',
    {
      who: 'joined',
      body: () => ({ password: demoAccounts.edu.password }),
      expect: data(({ valid }) => expect(valid).toBe(true)),
    },
    { who: 'joined', body: () => ({ password: 'wrong-1!' }), expect: data(({ valid }) => expect(valid).toBe(false)) },
    { who: 'visitor', body: () => ({ password: 'x' }), expect: refused(401) },
  ],
  [
    'POST /api/account/me',
    'account data including accountStatus, academyStatus',
    {
      who: 'joined',
      expect: data((me) => expect(me).toMatchObject({ accountStatus: 'ACTIVE', academyStatus: 'ACTIVE' })),
    },
  ],
  // Only after the password was given again, which the second call of this table just did for this student.
  ['POST /api/account/infoDetail', 'result not shown', { who: 'fresh', expect: refused(422) }],
  [
    'POST /api/code/cmtSystemCode',
    'code lists',
    { who: 'visitor', expect: data((codes) => expect(Object.keys(codes).length).toBeGreaterThan(3)) },
  ],
  ['GET /api/book/carts/book-no-list/me', 'cart list', { who: 'joined', expect: numbers }],
  [
    'POST /api/book/carts',
    'bookNoList[], use: cart toggle',
    {
      who: 'joined',
      body: () => ({ bookNoList: [FIRST_BOOK], use: true }),
      expect: data((cart) => expect(cart).toContain(FIRST_BOOK)),
    },
    {
      who: 'joined',
      body: () => ({ bookNoList: [FIRST_BOOK], use: false }),
      expect: data((cart) => expect(cart).not.toContain(FIRST_BOOK)),
    },
    { who: 'joined', body: () => ({ use: true }), expect: refused(422) },
  ],
  ['GET /api/book/cases/verifications/book-no-list/me', 'verification list', { who: 'joined', expect: numbers }],
  [
    'GET /api/subscription/me',
    'subscription info',
    {
      who: 'home',
      expect: data((info) => expect(info).toMatchObject({ state: null, product: null, trial: { active: false } })),
    },
  ],
  [
    'GET /api/subscription/permission/me?type={type}',
    "query type; failure shows the server's message",
    {
      who: 'home',
      expect: (answer) => {
        expect(answer.status).toBe(402);
        expect(answer.message.length).toBeGreaterThan(5);
      },
    },
  ],
  [
    `POST ${CONTEST}/available-point`,
    'bookNo, readingMissionType; failure treated as false',
    {
      who: 'joined',
      body: () => ({ bookNo: bookAt(0, 1, 0), readingMissionType: 'PUZZLE' }),
      expect: data(({ available }) => expect(typeof available).toBe('boolean')),
    },
    { who: 'joined', body: () => ({ bookNo: 'x' }), expect: refused(422) },
  ],
  [
    `GET ${CONTEST}/{id}/exist-mission-history`,
    'failure treated as false',
    { who: 'joined', expect: data(({ exists }) => expect(typeof exists).toBe('boolean')) },
  ],
  [
    `GET ${CONTEST}`,
    'contest with rounds',
    {
      who: 'fresh',
      expect: data(({ rounds, status }) => expect([status, (rounds as []).length]).toEqual(['IN_PROGRESS', 4])),
    },
  ],
  [`GET ${CONTEST}/verification-book-no-list`, 'taken books', { who: 'joined', expect: numbers }],
  [
    `GET ${CONTEST}/info/my`,
    '404 or no data means not registered',
    {
      who: 'joined',
      expect: data((info) =>
        expect(Object.keys(info)).toEqual(
          expect.arrayContaining(['readingLevel', 'rankNo', 'point', 'readingRateByPoint']),
        ),
      ),
    },
    { who: 'fresh', expect: (answer) => expect([answer.status, answer.data]).toEqual([200, null]) },
  ],
  [`GET ${CONTEST}/history/my`, 'weekly history', { who: 'joined', expect: list('items') }],
  [`GET ${CONTEST}/rank`, 'ranking', { who: 'joined', expect: list('items') }],
  [`GET ${CONTEST}/level`, 'the test', { who: 'fresh', expect: list('questionList') }],
  [
    `POST ${CONTEST}/level`,
    'answerList[], readingGameContestLevelNo; returns the level',
    {
      who: 'fresh',
      body: () => answerSheet,
      expect: data((level) => expect(JSON.stringify(level)).toMatch(/"\w*[lL]evel\w*":/)),
    },
  ],
  ...['', ...siteNames.map((site) => `-${site}`)].map(
    (suffix) =>
      [
        `GET /api/site/terms-personal${suffix}`,
        'returns content',
        { who: 'visitor', expect: data(({ content }) => expect(String(content).length).toBeGreaterThan(100)) },
      ] as const,
  ),
  [
    'DELETE /api/mission/histories/{historyNo}',
    'then the list is reloaded',
    { who: 'fresh', expect: refused(404) },
    { who: 'joined', expect: done },
    { who: 'joined', expect: refused(404) },
  ],
  ...[
    '/api/mission/log',
    '/api/readingLevel/createReadingLevelLog',
    '/api/reading-notes/log',
    '/api/bookbti/createBookBTIUseLog',
    '/api/books/log',
  ].map(
    (path) =>
      [
        `POST ${path}`,
        'activity log',
        { who: 'joined', body: () => ({ page: 'page', targetNo: 3 }), expect: done },
        { who: 'joined', body: () => ({ page: 'page', name: '홍길동' }), expect: refused(422) },
        { who: 'visitor', body: () => ({ page: 'page' }), expect: refused(401) },
      ] as const,
  ),
];

let answerSheet: unknown = null;
const PARTS: Readonly<Record<string, () => string>> = {
  type: () => 'MISSION',
  id: () => String(bookAt(0, 1, 0)),
  historyNo: () => String(historyNo),
};

async function ask(call: string, { who, body }: Call): Promise<TestAnswer<never>> {
  const [method = 'GET', path = ''] = call.split(' ');
  const token =
    who === 'visitor'
      ? undefined
      : who === 'home'
        ? await loginOf(app, 'home', home.accountNo)
        : await (who === 'joined' ? joined : fresh).token();
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => PARTS[name]?.() ?? '');
  const payload = body?.();
  return app.send<never>(method as 'GET', url, {
    site: who === 'home' ? 'home' : 'edu',
    ...(token === undefined ? {} : { token }),
    ...(payload === undefined ? {} : { body: payload }),
  });
}

describe('every call of the specification', () => {
  it('exists under its method and path', () => {
    const known = new Set(routes.map((route) => route.replaceAll(/:\w+/g, '{}')));
    const missing = calls
      .map(([call]) => call.replace(/\?.*/, '').replaceAll(/\{\w+\}/g, '{}'))
      .filter((call) => !known.has(call));
    expect(missing).toEqual([]);
    expect(calls.length).toBeGreaterThan(28);
  });

  it.each(calls.map(([call, note, ...given]) => ({ call, note, given })))('$call: $note', async ({ call, given }) => {
    // The test that is answered has been asked for, and read at the pace of a reader.
    if (call === `POST ${CONTEST}/level`) {
      const { data: test } = await fresh.get<ContestLevelTest>('/level');
      app.clock.advance(15 * 60_000);
      answerSheet = answersOf(test, rightChoices(test));
    }
    for (const one of given) one.expect(await ask(call, one));
  });
});
