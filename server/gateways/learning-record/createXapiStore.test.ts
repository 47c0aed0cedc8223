import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Statement } from '#domain/learning-record/Statement.ts';
import { createXapiStore } from './createXapiStore.ts';

const statements = [{ id: '0b0c0d0e-0000-5000-8000-000000000001' }] as unknown as Statement[];
const stored = JSON.stringify([statements[0]?.id.toUpperCase()]);

describe('the sender of learning records', () => {
  let answer: { status: number; body?: string; location?: string } = { status: 204 };
  let asked: { headers: IncomingMessage['headers']; url: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ headers: request.headers, url: request.url ?? '', body: await text(request) });
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end(answer.body);
  });
  let endpoint = '';
  beforeEach(async () => {
    asked = [];
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/xAPI`;
  });
  afterEach(() => new Promise<unknown>((resolve) => server.close(resolve)));
  const store = (failures = 100) =>
    createXapiStore(
      { endpoint, key: 'k', secret: '비밀', institutions: [1], recipient: '받는 곳', version: '2.0.0' },
      { failures, restMs: 1e9 },
    );

  it('asks as the document describes it', async () => {
    answer = { status: 204 };
    expect(await store().send(statements)).toEqual({ ok: true });
    expect(asked).toMatchObject([{ url: '/xAPI/statements', body: JSON.stringify(statements) }]);
    expect(asked[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('k:비밀').toString('base64')}`,
      'content-type': 'application/json',
      'x-experience-api-version': '2.0.0',
    });
  });

  it.each([
    [200, stored, { ok: true }],
    [200, '<h1>ok</h1>', { ok: false, kind: 'unreachable', reason: 'ANSWER' }],
    [200, '["another"]', { ok: false, kind: 'unreachable', reason: 'ANSWER' }],
    [400, 'no', { ok: false, kind: 'refused', reason: '400' }],
    [409, 'no', { ok: false, kind: 'conflict', reason: '409' }],
    [413, 'no', { ok: false, kind: 'too-large', reason: '413' }],
    [401, 'no', { ok: false, kind: 'settings', reason: '401' }],
    [403, 'no', { ok: false, kind: 'settings', reason: '403' }],
    [404, 'no', { ok: false, kind: 'settings', reason: '404' }],
    [429, 'no', { ok: false, kind: 'busy', reason: '429' }],
    [503, 'no', { ok: false, kind: 'busy', reason: '503' }],
    [500, 'no', { ok: false, kind: 'unreachable', reason: '500' }],
  ])('reads %i %s', async (status, body, outcome) => {
    answer = { status, body };
    expect(await store().send(statements)).toEqual(outcome);
  });

  it('follows nobody elsewhere', async () => {
    answer = { status: 302, location: `${endpoint}/other` };
    expect(await store().send(statements)).toEqual({ ok: false, kind: 'unreachable', reason: 'NETWORK' });
    expect(asked).toHaveLength(1);
  });

  it('leaves a place alone that fails, and none that refuses what it got', async () => {
    answer = { status: 409 };
    const one = store(2);
    for (const _ of [1, 2, 3]) await one.send(statements);
    expect(one.paused).toBe(false);
    answer = { status: 401 };
    for (const _ of [1, 2, 3]) await one.send(statements);
    expect([one.paused, asked.length]).toEqual([true, 5]);
  });
});
