import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shedOrderOf } from '#server/plugins/infra/shedOrderOf.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { type CollectedRoute, collectRoutes } from '../support/collectRoutes.ts';

describe('too much to do', () => {
  let app: TestApp;
  let routes: CollectedRoute[];
  beforeAll(async () => {
    const collected = collectRoutes();
    app = await buildTestApp({ content: 'demo' });
    routes = collected();
  });
  afterAll(() => app.close());

  /** Asks while so many others are under way. */
  async function ask(underWay: number, method: 'GET' | 'POST' | 'PUT', url: string) {
    app.app.load.underWay = underWay;
    try {
      return await app.send(method, url, method === 'PUT' ? { body: { value: 'O', seq: 1 } } : {});
    } finally {
      app.app.load.underWay = 0;
    }
  }

  it('turns away most things first, with an error that keeps the login and says when to come again', async () => {
    const waits = new Set<number>();
    for (let time = 0; time < 60; time += 1) {
      const refused = await ask(2500, 'GET', '/api/notices');
      expect([refused.status, refused.code]).toEqual([503, 'OVERLOADED']);
      waits.add(Number(refused.headers['retry-after']));
    }
    expect([...waits].sort()).toEqual([3, 4, 5, 6, 7, 8]);
    expect((await ask(2499, 'GET', '/api/notices')).status).toBe(200);
  });

  it('lets answers, hand-ins and leaving pass for longer', async () => {
    for (const [method, url] of [
      ['PUT', '/api/mission/attempts/1/answers/ox-1'],
      ['POST', '/api/mission/attempts/1/submissions'],
      ['POST', '/api/auth/sign-out'],
    ] as const) {
      expect((await ask(4999, method, url)).status).toBe(401);
      expect((await ask(5000, method, url)).status).toBe(503);
    }
  });

  it('never turns away whoever asks whether the process lives', async () => {
    for (const url of ['/livez', '/readyz']) expect((await ask(100_000, 'GET', url)).status).toBe(200);
  });

  it('never answers 401 or 403 to somebody who is signed in', async () => {
    const token = await app.signIn();
    app.app.load.underWay = 5000;
    const statuses = new Set<number>();
    for (const { method, url } of routes) {
      if (method === 'HEAD' || method === 'OPTIONS') continue;
      const path = url.replaceAll(/:\w+/g, '1').replaceAll('*', 'x');
      statuses.add((await app.send(method as 'GET', path, { token })).status);
    }
    app.app.load.underWay = 0;
    expect([...statuses].sort()).toEqual([200, 503]);
  });

  it('knows the routes that come last by their real addresses', () => {
    const last = routes.filter(({ method, url }) => shedOrderOf(method, url) === 'last');
    expect(last.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
      'POST /api/auth/sign-out',
      'POST /api/bookbti/attempts/:accountBookBTIResultNo/submissions',
      'POST /api/diagnosis/applies/:diagnosisApplyNo/submissions',
      'POST /api/mission/attempts/:attemptNo/submissions',
      'POST /api/payment/webhooks/toss',
      'POST /api/subscription/card-orders/:paymentOrderNo/confirmations/me',
      'POST /api/subscription/orders/:paymentOrderNo/confirmations/me',
      'PUT /api/bookbti/attempts/:accountBookBTIResultNo/answers/:itemKey',
      'PUT /api/diagnosis/applies/:diagnosisApplyNo/answers/:itemKey',
      'PUT /api/mission/attempts/:attemptNo/answers/:itemKey',
      'PUT /api/mission/attempts/:attemptNo/answers/:itemKey/versions/me',
      'PUT /api/reading-notes/books/:bookNo/notes/:noteId/me',
    ]);
  });

  it('counts a request until it was answered, and no longer', async () => {
    const [begun, seen]: [number[], number[]] = [[], []];
    let letAllGo = () => {};
    const allHere = new Promise<void>((resolve) => {
      letAllGo = resolve;
    });
    // A hook of the server comes before it is ready; from here on the first one that is built has it.
    const watch = (message: unknown) => {
      diagnostics.unsubscribe('fastify.initialization', watch);
      (message as { fastify: FastifyInstance }).fastify.addHook('preHandler', async (request) => {
        begun.push(request.server.load.underWay);
        if (begun.length === 3) letAllGo();
        await allHere;
      });
    };
    diagnostics.subscribe('fastify.initialization', watch);
    const watched = await buildTestApp({ content: 'demo' });
    const ask = async () => {
      await watched.get('/api/notices');
      seen.push(watched.app.load.underWay);
    };
    await Promise.all([ask(), ask(), ask()]);
    expect(Math.max(...begun)).toBe(3);
    expect(Math.max(...seen)).toBeLessThan(3);
    expect(watched.app.load.underWay).toBe(0);
    await ask();
    expect([begun[3], watched.app.load.underWay]).toEqual([1, 0]);
    await watched.close();
  });
});
