import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compileSerializer } from '#server/plugins/infra/compileSerializer.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { type CollectedRoute, collectRoutes } from '../support/collectRoutes.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { ChangeWatch } from '../support/fuzz/ChangeWatch.ts';
import { describeOperations, type Operation } from '../support/fuzz/describeOperations.ts';
import { SERVER_FIELDS } from '../support/fuzz/hostileValues.ts';
import { leaveReadableThings, READ_QUERIES } from '../support/leaveReadableThings.ts';
import { loginOf, makeAccount, PASSWORD } from '../support/makeAccount.ts';
import { staffLoginOf } from '../support/staffMember.ts';

const MEBIBYTE = 1024 * 1024;
/** What every answer carries, whatever became of the request. */
const HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-contract-version',
  'x-frame-options',
  'x-request-id',
];
/** Take pictures and spreadsheets, not JSON. */
const FILES = new Set(['/api/account/profile-image/me', '/api/staff/institutions/{academyNo}/roster/files']);
/** Takes whatever the company sends, answers at once and believes none of it. */
const WEBHOOK = '/api/payment/webhooks/toss';

/**
 * What the first look makes so that the second sees the same; a renewed login; the probe of the database; who looked at a
 * public text, and when a link for parents was opened last.
 */
const MADE_BY_LOOKING = new Set([
  ...['aquarium_profile', 'word_mission', 'login_token', 'installation', 'staff_record'],
  ...['article_view', 'notice', 'notice_revision', 'faq', 'parent_share'],
]);

let app: TestApp;
let operations: Operation[];
let routes: CollectedRoute[];
let token: string;
let homeToken: string;
let staffToken: string;
let changes: ChangeWatch;
const origins = { edu: 'https://edu.sea.kr', school: 'https://school.sea.kr', home: 'https://home.sea.kr' };

beforeAll(async () => {
  const collected = collectRoutes();
  const contentDir = makeFixtureContent(1);
  cpSync('content/site', join(contentDir, 'site'), { recursive: true });
  app = await buildTestApp({ env: { contentDir, webDir: '/nowhere', origins } });
  routes = collected();
  operations = describeOperations(app, routes);
  changes = await ChangeWatch.begin(app);
});
afterAll(() => app.close());
// A walk over all routes also signs out and leaves.
beforeEach(async () => {
  token = await loginOf(app, 'edu', (await makeAccount(app, 'edu')).accountNo);
  homeToken = await loginOf(app, 'home', (await makeAccount(app, 'home')).accountNo);
  staffToken = (await staffLoginOf(app, 1, 'DIRECTOR')).token;
});

type Method = Operation['method'];
const named = ({ method, path }: Operation) => `${method} ${path}`;
const addressOf = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, '1');
const withBody = () =>
  operations.filter(({ method, path }) => method !== 'GET' && !FILES.has(path) && path !== WEBHOOK);

async function raw(operation: Operation, payload: string | undefined, headers: Record<string, string> = {}) {
  // The event loop has to turn between injected requests (docs/footguns.md).
  await new Promise((resolve) => setImmediate(resolve));
  const answer = await app.app.inject({
    method: operation.method,
    url: addressOf(operation),
    headers: {
      // Tickets are nothing on the other sites, whatever is sent.
      host: operation.path.startsWith('/api/subscription') ? 'home.sea.kr' : 'edu.sea.kr',
      'x-ro-token': token,
      'x-ho-token': headers['x-ro-token'] ?? homeToken,
      'x-staff-token': headers['x-ro-token'] ?? staffToken,
      'idempotency-key': 'every-route-1',
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return {
    status: answer.statusCode,
    code: /json/.test(`${answer.headers['content-type']}`) ? answer.json().code : '',
    answer,
  };
}
/** Both logins are from now on those of students who have done something. @returns the address of something of theirs */
async function thingsOfAStudent(): Promise<(path: string) => string> {
  const things = await leaveReadableThings(app);
  ({ token, homeToken } = things);
  return things.fill;
}

const json = { 'content-type': 'application/json' };

describe('every route', () => {
  it('has a serializer for each answer that its contract names', () => {
    const schemas = routes.flatMap(({ schema }) => Object.values((schema?.response ?? {}) as Record<string, object>));
    // They are compiled by the first answer; one that cannot be would be found by a student.
    for (const schema of schemas) expect(compileSerializer(schema)).toBeTypeOf('function');
    expect(schemas.length).toBeGreaterThan(150);
  });

  it('carries every security header, whether it succeeds, refuses or is not there', async () => {
    const lacking: string[] = [];
    const look = (name: string, headers: Record<string, unknown>) => {
      const missing = HEADERS.filter((header) => headers[header] === undefined);
      const policy = String(headers['content-security-policy']);
      if (missing.length > 0) lacking.push(`${name}: ${missing.join(' ')}`);
      // Only a picture of a book may style itself, and runs nothing at all.
      if (/unsafe-eval|\*|script-src[^;]*unsafe/.test(policy)) lacking.push(`${name}: ${policy}`);
    };
    for (const operation of operations) {
      if (operation.path.endsWith('/events')) continue;
      look(`${named(operation)} with a login`, (await raw(operation, undefined)).answer.headers);
      look(named(operation), (await raw(operation, undefined, { 'x-ro-token': 'x' })).answer.headers);
    }
    const missing = [
      '/',
      '/api/nothing',
      '/%zz',
      '/api/books/%c0',
      `/api/books/${'9'.repeat(500)}`,
      '/content/books/1/x',
    ];
    for (const url of missing) {
      look(url, (await app.app.inject({ method: 'GET', url, headers: { host: 'edu.sea.kr' } })).headers);
    }
    for (const method of ['OPTIONS', 'HEAD', 'PATCH'] as const) {
      look(method, (await app.app.inject({ method, url: '/api/books', headers: { host: 'edu.sea.kr' } })).headers);
    }
    expect(lacking).toEqual([]);
  });

  it('answers an address that cannot be read in the envelope, without repeating it', async () => {
    for (const url of ['/%zz', '/api/books/%c0', `/api/books/${'secret'.repeat(100)}`]) {
      const answer = await app.app.inject({ method: 'GET', url });
      expect([url.slice(0, 20), answer.statusCode, answer.json().code]).toEqual([url.slice(0, 20), 404, 'NOT_FOUND']);
      expect(answer.body).not.toMatch(/secret|%|FST_/);
    }
  });

  it('refuses ten mebibytes and ten thousand levels, and stores nothing of them', async () => {
    await changes.take();
    const heavy = `{"a":"${'x'.repeat(10 * MEBIBYTE)}"}`;
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const deepObject = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    const wrong: string[] = [];
    for (const operation of withBody()) {
      const large = await raw(operation, heavy, json);
      if (large.status !== 413 || large.code !== 'PAYLOAD_TOO_LARGE') wrong.push(`${named(operation)} ${large.status}`);
      for (const payload of [deep, deepObject]) {
        const { status, code } = await raw(operation, payload, json);
        if (status !== 422 || code !== 'INVALID_INPUT') wrong.push(`${named(operation)} ${status} ${code}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(withBody().length).toBeGreaterThan(80);
    expect((await changes.take()).filter((table) => table !== 'login_token')).toEqual([]);
  });

  it('takes nothing that a form of another site can send without asking first', async () => {
    await changes.take();
    const wrong: string[] = [];
    for (const operation of withBody()) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const headers = {
          'content-type': type,
          origin: 'https://evil.example',
          cookie: `x-ro-token=${token}; token=${token}`,
        };
        const { status } = await raw(operation, '{"use":true}', headers);
        if (status !== 415) wrong.push(`${named(operation)} as ${type}: ${status}`);
      }
    }
    for (const operation of operations.filter(({ access }) => access !== 'open')) {
      const cookies = {
        'x-ro-token': '',
        cookie: `x-ro-token=${token}; X-RO-TOKEN=${token}; token=${token}; device=${token}`,
      };
      const { status, answer } = await raw(operation, undefined, cookies);
      if (status !== 401) wrong.push(`${named(operation)} with a cookie: ${status}`);
      if (answer.headers['access-control-allow-origin'] !== undefined) wrong.push(`${named(operation)} allows`);
    }
    for (const { method, path } of operations) {
      const answer = await app.app.inject({
        method: 'OPTIONS',
        url: path.replaceAll(/\{\w+\}/g, '1'),
        headers: { host: 'edu.sea.kr', origin: 'https://evil.example', 'access-control-request-method': method },
      });
      if (answer.headers['access-control-allow-origin'] !== undefined) wrong.push(`${method} ${path} preflight`);
    }
    expect(wrong).toEqual([]);
    expect((await changes.take()).filter((table) => table !== 'login_token')).toEqual([]);
  });

  it('changes nothing of a student by being looked at', async () => {
    const changed: string[] = [];
    const found: string[] = [];
    const fill = await thingsOfAStudent();
    for (const operation of operations.filter(({ method, path }) => method === 'GET' && !path.endsWith('/events'))) {
      const path = fill(operation.path) + (READ_QUERIES[operation.path] ?? '');
      for (const host of ['edu.sea.kr', 'home.sea.kr']) {
        await changes.take();
        const { status } = await raw({ ...operation, path }, undefined, { host });
        if (status === 200) found.push(operation.path);
        const tables = (await changes.take()).filter((table) => !MADE_BY_LOOKING.has(table));
        if (tables.length > 0) changed.push(`${named(operation)}: ${tables.join(' ')}`);
      }
    }
    expect(changed).toEqual([]);
    // What is refused or not there changes nothing anyway.
    expect(new Set(found).size).toBeGreaterThan(75);
  });

  it('binds no field that only the server decides about', async () => {
    const bound: string[] = [];
    const bodies = operations.filter(({ body, path }) => body !== null && path !== WEBHOOK);
    for (const operation of bodies) {
      for (const [field, value] of Object.entries(SERVER_FIELDS)) {
        if (JSON.stringify(operation.body).includes(`"${field}"`)) continue;
        const { status, answer } = await raw(operation, JSON.stringify({ [field]: value }), json);
        if (status < 400 || !answer.body.includes('fields')) bound.push(`${named(operation)} ${field}: ${status}`);
      }
    }
    expect(bound).toEqual([]);
    expect(bodies.length).toBeGreaterThan(60);
  });

  it('takes a temporary token for no login', async () => {
    const asleep = await makeAccount(app, 'edu', { status: 'DORMANT', dormant_at: app.clock.now() });
    const held = await app.post<{ temporaryToken: string }>('/api/auth/sign-in', {
      accountId: asleep.accountId,
      password: PASSWORD,
    });
    expect(held.data.temporaryToken).toMatch(/^[\w-]{43}$/);
    const letIn: string[] = [];
    for (const operation of operations.filter(({ access }) => access !== 'open')) {
      const { status } = await raw(operation, undefined, { 'x-ro-token': held.data.temporaryToken });
      if (status !== 401) letIn.push(named(operation));
    }
    expect(letIn).toEqual([]);
  });

  it('closes when the database is gone, and says nothing but that', async () => {
    const other = await buildTestApp({ content: 'none', env: { webDir: '/nowhere' } });
    await other.db.destroy();
    const messages = new Map<string, string[]>();
    for (const operation of operations.filter(({ path }) => path.startsWith('/api/'))) {
      await new Promise((resolve) => setImmediate(resolve));
      const answer = await other.app.inject({
        method: operation.method as Method,
        url: addressOf(operation),
        headers: {
          host: 'localhost:3000',
          'x-ro-token': 'x'.repeat(43),
          'x-staff-token': 'x'.repeat(43),
          'idempotency-key': 'closed-1',
        },
      });
      expect(answer.body).not.toMatch(/sqlite|destroyed|driver|\bat \w|server\//i);
      if (answer.statusCode === 500) {
        expect(Object.keys(answer.json()).sort()).toEqual(['code', 'message', 'requestId', 'status']);
        expect(answer.json().message).toBe('알 수 없는 오류가 발생했습니다.');
      }
      if (operation.access !== 'open' && answer.statusCode < 500) {
        messages.set(named(operation), [String(answer.statusCode)]);
      }
    }
    expect([...messages.keys()]).toEqual([]);
    await other.app.close().catch(() => undefined);
  });
});
