import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '#server/config/env.ts';
import { callCost, dearCalls } from '#server/plugins/app/callCost.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { type CollectedRoute, collectRoutes } from '../support/collectRoutes.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';

/** Refusals are not held back: tests would only wait. */
const accountRate = { ...readEnv({ NODE_ENV: 'production' }).operations.accountRate, refusalMs: 0 };
const CHEAP = '/api/subscription/permission/me?type=MISSION';

/** The server with the limits that it has in production, whatever tests have otherwise. */
async function buildLimited(): Promise<TestApp> {
  const { operations } = readEnv({ NODE_ENV: 'test' });
  return buildTestApp({ content: 'demo', env: { operations: { ...operations, accountRate } } });
}

describe('what one account may ask for', () => {
  let app: TestApp;
  let token: string;
  let routes: CollectedRoute[];
  beforeEach(async () => {
    const collected = collectRoutes();
    app = await buildLimited();
    routes = collected();
    token = await loginOf(app, 'edu', (await makeAccount(app, 'edu')).accountNo);
  });
  afterEach(() => app.close());

  const askMany = async (count: number, path = CHEAP, by = token) => {
    const statuses: number[] = [];
    for (let call = 0; call < count; call += 1) statuses.push((await app.get(path, by)).status);
    return statuses.filter((status) => status === 429).length;
  };

  it('is a burst, then so much in a second, and a refusal says how long to wait and ends no login', async () => {
    expect(await askMany(accountRate.burst)).toBe(0);
    const refused = await app.get(CHEAP, token);
    expect([refused.status, refused.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBe(1);
    app.clock.advance(1000);
    expect(await askMany(accountRate.perSecond + 5)).toBe(5);
    app.clock.advance(60_000);
    expect(await askMany(15)).toBe(0);
  });

  it('is weighed by what a call costs', async () => {
    const dear = '/api/recommendations/me';
    const burst = Math.floor(accountRate.burst / callCost('GET', dear));
    expect(await askMany(burst + 3, dear)).toBe(3);
  });

  it('lets a page begin, twice in a row', async () => {
    const page = ['/api/main/me', '/api/recommendations/me', ...Array<string>(13).fill(CHEAP)];
    for (const path of [...page, ...page]) expect((await app.get(path, token)).status).toBe(200);
  });

  it('is nobody else’s: a class behind one address, and another account, go on', async () => {
    await askMany(accountRate.burst + 1);
    for (let pupil = 0; pupil < 30; pupil += 1) {
      const other = await loginOf(app, 'edu', (await makeAccount(app, 'edu')).accountNo);
      expect(await askMany(15, CHEAP, other)).toBe(0);
    }
  });

  it('is of each login for a demo account, which many people use at once', async () => {
    const demo: string[] = [];
    for (let person = 0; person < 12; person += 1) demo.push(await app.signIn());
    for (const one of demo) expect(await askMany(20, CHEAP, one)).toBe(0);
  });

  it('is refused before anything is written for an account that may see nothing', async () => {
    await app.db.updateTable('account').set({ status: 'NO_AFFILIATION' }).where('demo', '=', 0).execute();
    const denied = async () =>
      (await app.db.selectFrom('audit_log').selectAll().where('event', '=', 'ACCESS_DENIED').execute()).length;
    await askMany(accountRate.burst + 50);
    expect(await denied()).toBeLessThanOrEqual(accountRate.burst);
  });

  it('knows dear calls by their real addresses', () => {
    const real = new Set(routes.map(({ method, url }) => `${method} ${url}`));
    expect(dearCalls.filter((call) => !real.has(call))).toEqual([]);
    expect(callCost('GET', undefined)).toBe(1);
  });
});

describe('turns', () => {
  let app: TestApp;
  /** What stands before the handlers that have begun, by the account that asked, the earliest first. */
  const begun: { accountNo: number; go: () => void }[] = [];
  const waitFor = async (count: number) => {
    while (begun.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  beforeAll(async () => {
    const watch = (message: unknown) => {
      diagnostics.unsubscribe('fastify.initialization', watch);
      const { fastify } = message as { fastify: FastifyInstance };
      // Registered with the routes, so behind every hook that the server has before handlers.
      fastify.addHook('onRoute', (route) => {
        if (route.url !== '/api/notices/:noticeNo' && !route.url.startsWith('/api/point/entries')) return;
        const handler = route.handler;
        route.handler = async function held(request, reply) {
          await new Promise<void>((go) => begun.push({ accountNo: request.session?.accountNo ?? 0, go }));
          return handler.call(this, request, reply);
        };
      });
    };
    diagnostics.subscribe('fastify.initialization', watch);
    app = await buildTestApp({ content: 'demo' });
  });
  afterAll(() => app.close());

  it('come round to everybody, however much one asks for', async () => {
    const [one, other] = await Promise.all([makeAccount(app, 'edu'), makeAccount(app, 'edu')]);
    const greedy = await loginOf(app, 'edu', one.accountNo);
    const modest = await loginOf(app, 'edu', other.accountNo);
    const many = Array.from({ length: 60 }, () => app.get('/api/point/entries/me', greedy));
    await waitFor(2);
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toHaveLength(2);
    const single = app.get('/api/point/entries/me', modest);
    await waitFor(3);
    expect(begun[2]?.accountNo).toBe(other.accountNo);
    for (let next = 0; next < 61; next += 1) {
      await waitFor(next + 1);
      begun[next]?.go();
    }
    expect((await single).status).toBe(200);
    expect((await Promise.all(many)).every(({ status }) => status === 200)).toBe(true);
    begun.length = 0;
  });

  it('end with a word and a time where one account lets too much wait', async () => {
    const { accountNo } = await makeAccount(app, 'edu');
    const greedy = await loginOf(app, 'edu', accountNo);
    const all = Array.from({ length: 120 }, () => app.get('/api/point/entries/me', greedy));
    await waitFor(2);
    let answered = 0;
    for (const each of all) void each.then(() => (answered += 1));
    while (answered < 18) await new Promise((resolve) => setImmediate(resolve));
    for (let next = 0; next < 102; next += 1) {
      await waitFor(next + 1);
      begun[next]?.go();
    }
    const answers = await Promise.all(all);
    const refused = answers.filter(({ status }) => status === 429);
    expect([refused.length, answers.filter(({ status }) => status === 200).length]).toEqual([18, 102]);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) >= 1)).toBe(true);
    begun.length = 0;
  });
});
