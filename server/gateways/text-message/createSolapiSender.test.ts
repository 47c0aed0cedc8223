import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TextInbox } from '#sandbox/text-message/TextInbox.ts';
import { textRoutes } from '#sandbox/text-message/textRoutes.ts';
import { sandboxText } from '../../config/sandboxText.ts';
import { createSolapiSender } from './createSolapiSender.ts';

const message = { to: '01012345678', text: '[책바다] 확인 번호 123456' };

describe('the sender of text messages, against the stand-in', () => {
  const inbox = new TextInbox();
  const app = fastify({ forceCloseConnections: true });
  textRoutes(app, inbox, () => 0);
  let apiUrl = '';
  beforeEach(async () => {
    inbox.clear();
    inbox.mood = 'take';
    apiUrl ||= await app.listen({ port: 0, host: '127.0.0.1' });
  });

  it('signs and sends', async () => {
    expect(await createSolapiSender({ apiUrl, ...sandboxText }).send(message)).toEqual({ ok: true });
    expect(inbox.list()).toMatchObject([{ ...message, from: sandboxText.from }]);
    expect(inbox.list('010-1234-5678')).toHaveLength(1);
    expect(inbox.list('01099999999')).toEqual([]);
    const page = await app.inject('/texts');
    expect(page.body).toContain('확인 번호 123456');
  });

  it('tells a refused number from a company that cannot be asked', async () => {
    const sender = createSolapiSender({ apiUrl, ...sandboxText });
    inbox.mood = 'refuse';
    expect(await sender.send(message)).toEqual({ ok: false, kind: 'refused', reason: 'ValidationError' });
    inbox.mood = 'down';
    expect(await sender.send(message)).toEqual({ ok: false, kind: 'unreachable', reason: 'NETWORK' });
    inbox.mood = 'take';
    const wrongKey = createSolapiSender({ apiUrl, ...sandboxText, apiSecret: 'another' });
    expect(await wrongKey.send(message)).toEqual({ ok: false, kind: 'unreachable', reason: '401' });
    await app.close();
  });
});

describe('the sender of text messages', () => {
  let answer: { status: number; body: string } = { status: 200, body: '' };
  let asked: { headers: IncomingMessage['headers']; url: string; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ headers: request.headers, url: request.url ?? '', body: JSON.parse(await text(request)) });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  let apiUrl = '';
  beforeEach(async () => {
    asked = [];
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise<unknown>((resolve) => server.close(resolve)));
  const sender = () =>
    createSolapiSender(
      { apiUrl, apiKey: 'key', apiSecret: 'secret', from: '0212345678' },
      { failures: 2, restMs: 1e9 },
    );

  it('asks as the company describes it', async () => {
    answer = { status: 200, body: '{"statusCode":"2000","messageId":"M1"}' };
    expect(await sender().send(message)).toEqual({ ok: true });
    expect(asked).toMatchObject([{ url: '/messages/v4/send', body: { message: { ...message, from: '0212345678' } } }]);
    expect(asked[0]?.headers.authorization).toMatch(
      /^HMAC-SHA256 apiKey=key, date=\d{4}-\d\d-\d\dT[\d:.]+Z, salt=[0-9a-f]{32}, signature=[0-9a-f]{64}$/,
    );
  });

  it.each([
    [200, '{"statusCode":"1062"}', { ok: false, kind: 'refused', reason: '1062' }],
    [400, '{"errorCode":"ValidationError"}', { ok: false, kind: 'refused', reason: 'ValidationError' }],
    [402, '{}', { ok: false, kind: 'unreachable', reason: '402' }],
    [429, '{}', { ok: false, kind: 'unreachable', reason: '429' }],
    [503, '<h1>busy</h1>', { ok: false, kind: 'unreachable', reason: '503' }],
    [200, '<h1>ok</h1>', { ok: false, kind: 'unreachable', reason: 'NETWORK' }],
    [200, '{}', { ok: false, kind: 'unreachable', reason: 'ANSWER' }],
  ])('reads %i %s', async (status, body, outcome) => {
    answer = { status, body };
    expect(await sender().send(message)).toEqual(outcome);
  });

  it('leaves a company alone that fails', async () => {
    answer = { status: 500, body: '{}' };
    const one = sender();
    for (const _ of [1, 2]) await one.send(message);
    expect(one.paused).toBe(true);
    expect(await one.send(message)).toEqual({ ok: false, kind: 'unreachable', reason: 'PAUSED' });
    expect(asked).toHaveLength(2);
  });
});
