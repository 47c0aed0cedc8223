import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ParentShare } from '#contract/parentShare.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { confirmPassword } from '../support/confirmPassword.ts';
import { countStatements } from '../support/countStatements.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { FIRST_BOOK, makeFixtureContent } from '../support/fixtureContent.ts';
import { leaveThings, WIDEST_SHARE } from '../support/leaveThings.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Bodies that would be taken if the id were one's own. */
const BODIES: Readonly<Record<string, object>> = {
  'PUT /api/mission/attempts/{attemptNo}/answers/{itemKey}': { value: 'O', seq: 99 },
  'PUT /api/mission/attempts/{attemptNo}/item-reports/{itemKey}': { reason: 'ANSWER', words: '' },
  'POST /api/mission/attempts/{attemptNo}/hints': { key: '1-across' },
  'POST /api/aquarium/word-missions/{wordMissionNo}/catches': { bubbleIds: ['b1'] },
  'POST /api/mission/attempts/{attemptNo}/checks': { keys: ['1-across'] },
  'POST /api/mission/attempts/{attemptNo}/verdicts': { key: 'ox-1', value: 'O', seq: 99 },
  'POST /api/mission/attempts/{attemptNo}/submissions': { confirmIncomplete: true },
  'PUT /api/mission/attempts/{attemptNo}/version': {
    version: 2,
    texts: [{ key: 'report', text: '남의 글' }],
    handIn: true,
  },
  'PUT /api/event/reading-game-contest/reviews/{contestReviewNo}/reply/my': { reply: '다시 봐 주세요.' },
  'PUT /api/diagnosis/applies/{diagnosisApplyNo}/answers/{itemKey}': { value: '1', seq: 99 },
  'PUT /api/bookbti/attempts/{accountBookBTIResultNo}/answers/{itemKey}': { value: '1', seq: 99 },
};
/**
 * Ids of things that are everybody's, or whose address is the right to see them; days, boards and kinds of contacts,
 * which everybody has; words of the own basket; tanks, which classmates may see (tests/api/neighbours.test.ts walks
 * what they may not).
 */
const PUBLIC =
  /\{(bookNo|key|articleNo|faqNo|code|version|file|shareKey|day|month|place|reviewNo|certificateNo|visitKey|page|kind|word|story|ordinal|feast)\}/;
const OWNER = { account_id: 'verysecretid', name: '남궁비밀', email: 'verysecret@sea.kr', mobile_no: '01031415926' };
const OWNER_PHONE = { protector_mobile_no: '01027182818' };

let app: TestApp;
let owner: { accountNo: number; token: string };
let stranger: string;
let ids: Record<string, (number | string)[]>;
let share: ParentShare;
let statements: () => number;

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(2) } });
  const { accountNo } = await makeAccount(app, 'edu', { ...OWNER, ...OWNER_PHONE });
  owner = { accountNo, token: await loginOf(app, 'edu', accountNo) };
  stranger = await loginOf(app, 'edu', (await makeAccount(app, 'edu', { name: '이웃' })).accountNo);
  const left = await leaveThings(app, owner);
  share = left.share;
  ids = {
    ...left.ids,
    // Of the home site: here it is nobody's (tests/api/personality.test.ts walks it there).
    accountBookBTIResultNo: [1],
    // The same (tests/api/subscriptionPayer.test.ts walks it there).
    paymentOrderNo: [1],
  };
  statements = countStatements(app);
});
afterAll(() => app.close());

/** Every route of the API as `METHOD /path/{id}`. */
function routes(): string[] {
  const { paths = {} } = app.app.swagger() as { paths?: Record<string, object> };
  // What the staff may see: staffPermission.test.ts.
  const ofStudents = Object.entries(paths).filter(([path]) => !path.startsWith('/api/staff/'));
  return ofStudents.flatMap(([path, methods]) =>
    Object.keys(methods)
      .map((method) => `${method.toUpperCase()} ${path}`)
      .filter((route) => !route.startsWith('HEAD')),
  );
}

async function ask(route: string, path: string, token: string) {
  const [method = 'GET'] = route.split(' ');
  const body = BODIES[route];
  // What the request before set going after its answer is not counted with this one.
  await app.sendMails();
  statements();
  const answer = await app.send(method as Method, path, { token, ...(body ? { body } : {}) });
  const { status, code, message, data, fields } = answer;
  // The work as well: how long an answer takes tells as much as what it says.
  return { status, code, message, data, fields, statements: statements() };
}

function fill(route: string, value: (name: string) => number | string): string {
  const [, path = ''] = route.split(' ');
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(value(name))));
}

describe("somebody else's things", () => {
  const own = () => routes().filter((route) => route.includes('{') && !PUBLIC.test(route));
  const rowsOfOwner = async () => {
    const dump = await dumpTables(app.db);
    const changing = ['use_log', 'audit_log', 'kysely_migration_lock'];
    return Object.entries(dump).filter(([table]) => !changing.includes(table));
  };

  it('are met under every route with an id', () => {
    const names = new Set(own().flatMap((route) => [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
    expect([...names].filter((name) => !ids[name ?? ''])).toEqual([]);
    expect(Object.keys(BODIES).filter((route) => !own().includes(route))).toEqual([]);
    for (const known of Object.values(ids)) expect(known.length).toBeGreaterThan(0);
  });

  it('are not found, with the very answer for what does not exist, and nothing changes', async () => {
    const before = await rowsOfOwner();
    let walked = 0;
    for (const route of own()) {
      const nowhere = fill(route, (name) =>
        name === 'loginId' ? 'A'.repeat(43) : name === 'itemKey' ? 'ox-1' : 987_654,
      );
      const missing = await ask(route, nowhere, stranger);
      expect([route, missing.status]).toEqual([route, 404]);
      const [, last = ''] =
        /\{(attemptNo|id|purchaseNo|wordMissionNo|shareNo|loginId|contestReviewNo|diagnosisApplyNo|messageNo|roomNo|accountBookBTIResultNo)\}/.exec(
          route,
        ) ?? [];
      for (const id of [...(ids[last] ?? []), ...Array.from({ length: 12 }, (_, index) => index + 1)]) {
        const path = fill(route, (name) => (name === 'itemKey' ? 'ox-1' : id));
        expect([path, await ask(route, path, stranger)]).toEqual([path, missing]);
        walked += 1;
      }
    }
    expect(walked).toBeGreaterThan(90);
    expect(await rowsOfOwner()).toEqual(before);
  });

  it('are found by their owner, so that the walk has shown something', async () => {
    const attempt = ids.attemptNo?.[1];
    const path = `/api/mission/attempts/${attempt}/checks`;
    const route = 'POST /api/mission/attempts/{attemptNo}/checks';
    expect((await ask(route, path, owner.token)).status).not.toBe(404);
    expect((await app.remove(`/api/account/parent-shares/${share.shareNo}`, owner.token)).status).toBe(200);
    expect((await app.remove(`/api/mission/histories/${ids.id?.[0]}`, owner.token)).status).toBe(200);
  });
});

describe('answers to others', () => {
  const secrets = [...Object.values(OWNER), ...Object.values(OWNER_PHONE), '010-3141-5926', '010-2718-2818'];

  it('never hold the id, name, number or address of a student', async () => {
    const again = await app.post<ParentShare>('/api/account/parent-shares/me', WIDEST_SHARE, owner.token);
    await confirmPassword(app, stranger);
    const readable = routes().filter((route) => /^GET |^POST \/api\/(account\/(me|infoDetail)|code)/.test(route));
    expect(readable.length).toBeGreaterThan(15);
    for (const route of readable) {
      const path = fill(route, (name) => {
        if (name === 'bookNo') return FIRST_BOOK;
        if (name === 'day') return '2026-05-06';
        if (name === 'place') return 'READING';
        return name === 'shareKey' ? again.data.shareKey : (ids[name]?.[0] ?? 1);
      });
      const answer = await ask(route, path, stranger);
      expect([route, answer.status < 500]).toEqual([route, true]);
      const text = JSON.stringify(answer);
      expect([route, secrets.filter((secret) => text.includes(secret))]).toEqual([route, []]);
    }
  });

  it('hold them for the student alone, masked until the password is confirmed', async () => {
    const me = async (url: string) => JSON.stringify((await app.send('POST', url, { token: owner.token })).data);
    const shown = await me('/api/account/me');
    expect(shown).toContain(OWNER.account_id);
    expect(shown).toContain('010-****-5926');
    for (const secret of [OWNER.email, OWNER.mobile_no, OWNER_PHONE.protector_mobile_no]) {
      expect(shown).not.toContain(secret);
    }
    await confirmPassword(app, owner.token);
    expect(await me('/api/account/infoDetail')).toContain(OWNER.email);
  });
});
