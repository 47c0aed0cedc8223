import { createServer } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestIdPattern } from '#contract/requestId.ts';
import { requestScope } from '#server/config/requestScope.ts';
import { createPortOneVerifier } from '#server/gateways/identity/createPortOneVerifier.ts';
import { createTossClient } from '#server/gateways/payment/createTossClient.ts';
import { JobRunner } from '#server/jobs/JobRunner.ts';
import { readRequestId } from '#server/plugins/infra/readRequestId.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';

describe('the number of a request', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ content: 'none' });
  });
  afterAll(() => app.close());

  it('is that of the browser, in the answer and in its error', async () => {
    const id = 'a1b2c3d4e5f60718';
    const answer = await app.app.inject({ url: '/api/nothing', headers: { 'x-request-id': id } });
    expect([answer.headers['x-request-id'], answer.json().requestId]).toEqual([id, id]);
  });

  it('may be sent by pages of the other sites', async () => {
    const answer = await app.app.inject({
      method: 'OPTIONS',
      url: '/api/main/me',
      headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'GET' },
    });
    expect(String(answer.headers['access-control-allow-headers']).toLowerCase()).toContain('x-request-id');
  });

  it('is a new one for whatever could forge a line of a log', () => {
    for (const given of [
      undefined,
      '',
      'short',
      'a'.repeat(65),
      'a1b2c3d4e5f60718\n{"level":60}',
      '한글한글한글한글한글한글한글한글',
    ]) {
      const id = readRequestId({ headers: given === undefined ? {} : { 'x-request-id': given } });
      expect(id).not.toBe(given);
      expect(id).toMatch(requestIdPattern);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (given) => {
        expect(readRequestId({ headers: { 'x-request-id': given } })).toMatch(/^[\w-]{16,64}$/);
      }),
    );
  });
});

describe('what other companies hear', () => {
  const received: (string | undefined)[] = [];
  const company = createServer((request, response) => {
    received.push(request.headers['x-request-id'] as string | undefined);
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"NOT_FOUND","message":"-"}');
  });
  let apiUrl = '';
  beforeAll(async () => {
    await new Promise<void>((open) => company.listen(0, '127.0.0.1', open));
    apiUrl = `http://127.0.0.1:${(company.address() as { port: number }).port}`;
  });
  afterAll(() => new Promise((closed) => company.close(closed)));

  it('is the number of the request or run that asks them', async () => {
    const toss = createTossClient({ apiUrl, secretKey: 'test_sk_x' });
    const settings = { apiUrl, sdkUrl: apiUrl, apiSecret: 's', storeId: 's', channelKey: 'c', requireLive: false };
    const portOne = createPortOneVerifier(settings);
    const ask = async () => {
      await toss.call({ method: 'GET', path: '/v1/payments/x' });
      await portOne.fetch('identity-1');
    };
    await requestScope.run({ requestId: 'request-0123456789' }, ask);
    await ask();
    expect(received).toEqual(['request-0123456789', 'request-0123456789', undefined, undefined]);
  });

  it('differs for every run of a job', async () => {
    const app = await buildTestApp({ content: 'none' });
    const scopes: unknown[] = [];
    const job = { name: 'tell', pattern: '0 0 * * * *', run: async () => scopes.push(requestScope.current()) };
    const runner = new JobRunner({ db: app.db, clock: app.clock.now, onError: () => {} }, [job]);
    await runner.plan();
    for (const _ of [1, 2]) {
      await runner.look();
      await runner.settled();
      app.clock.advance(60 * 60 * 1000);
    }
    await app.close();
    expect(scopes).toMatchObject([{ job: 'tell' }, { job: 'tell' }]);
    const [first, second] = scopes as { requestId: string }[];
    expect(first?.requestId).toMatch(requestIdPattern);
    expect(first?.requestId).not.toBe(second?.requestId);
  });
});
