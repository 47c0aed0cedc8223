import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { RENEWED_TOKEN_HEADER, tokenHeaderBySite } from '#contract/site.ts';
import { buildServer } from '#server/buildServer.ts';
import { signOut } from '#server/modules/auth/logins.ts';
import type { App } from '#server/plugins/App.ts';
import { aquariumActions } from '../support/aquariumActions.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { freshStudent, signInAs } from '../support/freshStudent.ts';
import { operate } from '../support/operate.ts';

let app: TestApp;
/** Another process of the same installation, as far as it can be told apart: it shares the database alone. */
let second: App;
let student: { accountNo: number; token: string };
const open: ClientRequest[] = [];

beforeAll(async () => {
  app = await buildTestApp({ env: { contentDir: makeFixtureContent(1) } });
  second = await buildServer({ ...app.app.services });
  for (const server of [app.app, second]) await server.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  student = await freshStudent(app);
});
afterEach(() => {
  for (const one of open.splice(0)) one.destroy();
});
afterAll(async () => {
  await second.close();
  await app.close();
});

interface Heard {
  event: string;
  data: { revision?: number; reason?: string };
}

/** Opens a stream as a browser would and hears what it says. */
async function listen(token: string, server: App = app.app) {
  const { port } = server.server.address() as AddressInfo;
  const headers = {
    host: new URL(app.env.origins.edu).host,
    accept: 'text/event-stream',
    [tokenHeaderBySite.edu]: token,
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: '/api/aquarium/me/events', headers }, resolve);
    open.push(asked);
    asked.on('error', reject).end();
  });
  const received: Heard[] = [];
  let ended = false;
  let wake = () => {};
  let text = '';
  const woken = () => new Promise<void>((resolve) => (wake = resolve));
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const event = /^event: (\w+)$/m.exec(part)?.[1];
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (event !== undefined && data !== undefined) received.push({ event, data: JSON.parse(data) });
    }
    wake();
  });
  response.on('end', () => {
    ended = true;
    wake();
  });
  response.on('error', () => {});
  return {
    response,
    received,
    /** Waits until the stream has said something that fits, or has ended. */
    async until(fits: (one: Heard) => boolean): Promise<Heard | undefined> {
      for (;;) {
        const found = received.find(fits);
        if (found || ended) return found;
        await woken();
      }
    },
  };
}

const bye = ({ event }: Heard) => event === 'bye';

it('says the revision at once and with each change, on every device and in every process', async () => {
  const keeper = aquariumActions(app, student.token);
  const here = await listen(student.token);
  const elsewhere = await listen(await signInAs(app, student.accountNo), second);
  for (const { response } of [here, elsewhere]) {
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/event-stream');
    expect(response.headers['cache-control']).toBe('no-store');
  }
  expect(await here.until(({ event }) => event === 'state')).toMatchObject({ data: { revision: 1 } });
  const { revision } = (await keeper.care('feed', 'plankton')).data.state;
  for (const window of [here, elsewhere]) {
    expect(await window.until(({ data }) => data.revision === revision)).toBeDefined();
    expect(Object.keys(window.received[0]?.data ?? {})).toEqual(['revision']);
  }
});

it('tells of what others did: a closed class', async () => {
  await aquariumActions(app, student.token).care('feed', 'plankton');
  const window = await listen(student.token);
  await window.until(({ event }) => event === 'state');
  const { academy_no } = await app.db
    .selectFrom('account')
    .select('academy_no')
    .where('account_no', '=', student.accountNo)
    .executeTakeFirstOrThrow();
  await operate(app, 'aquarium', 'off', String(academy_no));
  expect(await window.until(({ data }) => (data.revision ?? 0) > 2)).toBeDefined();
  await operate(app, 'aquarium', 'on', String(academy_no));
});

it('ends with the login, in every process, and leaves other logins alone', async () => {
  const other = await signInAs(app, student.accountNo);
  app.clock.advance(1);
  const token = await signInAs(app, student.accountNo);
  const windows = [await listen(token), await listen(token, second)];
  const stays = await listen(other);
  await Promise.all([...windows, stays].map((window) => window.until(({ event }) => event === 'state')));
  const login = await app.db
    .selectFrom('login_token')
    .select('signed_in_at')
    .where('account_no', '=', student.accountNo)
    .orderBy('signed_in_at', 'desc')
    .executeTakeFirstOrThrow();
  const context = { db: app.db, now: app.clock.now(), random: Math.random, secrets: app.secrets };
  const session = {
    tokenHash: '',
    accountNo: student.accountNo,
    site: 'edu' as const,
    signedInAt: login.signed_in_at,
    passwordValidUntil: null,
    demo: false,
  };
  await signOut(context, session);
  for (const window of windows) expect((await window.until(bye))?.data.reason).toBe('LOGIN');
  await aquariumActions(app, other).care('feed', 'plankton');
  expect(await stays.until(({ data }) => data.revision === 2)).toBeDefined();
  expect((await listen(token)).response.statusCode).toBe(401);
});

it('lets a whole class listen, two windows of each login, the newest ones', async () => {
  const classmates = [];
  for (let index = 0; index < 30; index += 1) classmates.push(await freshStudent(app));
  const first = await Promise.all(classmates.map(({ token }) => listen(token)));
  for (const window of first) expect(window.response.statusCode).toBe(200);
  const [one] = classmates;
  const [oldest] = first;
  const newer = [await listen(one?.token ?? ''), await listen(one?.token ?? '')];
  expect((await oldest?.until(bye))?.data.reason).toBe('REPLACED');
  for (const window of newer) expect((await window.until(({ event }) => event === 'state'))?.event).toBe('state');
  expect(app.app.aquariumStreams.size).toBe(31);
});

it('forgets windows that close, and says goodbye when the server stops', async () => {
  await listen(student.token);
  const stays = await listen(student.token, second);
  await stays.until(({ event }) => event === 'state');
  const before = app.app.aquariumStreams.size;
  expect(before).toBeGreaterThan(0);
  for (const one of open.splice(0, 1)) one.destroy();
  // The socket's end is heard by the event loop, so it has to turn.
  while (app.app.aquariumStreams.size === before) await new Promise((resolve) => setImmediate(resolve));
  second.aquariumStreams.end();
  expect((await stays.until(bye))?.data.reason).toBe('RECONNECT');
});

it('exchanges no token, which nobody would take out of it: the next ordinary call does', async () => {
  app.clock.advance(2 * 3_600_000);
  const window = await listen(student.token);
  expect(window.response.statusCode).toBe(200);
  expect(window.response.headers[RENEWED_TOKEN_HEADER]).toBeUndefined();
  app.clock.advance(5 * 60_000);
  const next = await app.get('/api/aquarium/me', student.token);
  expect(next.status).toBe(200);
  expect(next.headers[RENEWED_TOKEN_HEADER]).toBeDefined();
});

it('is asked for as a stream, and only by somebody signed in', async () => {
  expect((await app.get('/api/aquarium/me/events', student.token)).status).toBe(400);
  expect((await listen('nobody')).response.statusCode).toBe(401);
});
