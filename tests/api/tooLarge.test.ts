import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';

const MB = 1024 * 1024;
let app: TestApp;
let port: number;
let token: string;
beforeAll(async () => {
  app = await buildTestApp({ content: 'demo' });
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.app.server.address() as AddressInfo).port;
  token = await loginOf(app, 'edu', (await makeAccount(app, 'edu')).accountNo);
});
afterAll(() => app.close());

/** As a browser does: all of the body is sent before the answer is looked at. */
function send(method: string, path: string, type: string, bytes: number, as = token) {
  return new Promise<{ status: number | undefined; body: { code: string; message: string } }>((resolve, reject) => {
    const host = new URL(app.env.origins.edu).host;
    const headers = {
      host,
      'content-type': type,
      'content-length': bytes,
      'x-ro-token': as,
      'idempotency-key': `large-${path}`,
    };
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, body: JSON.parse(text) }));
    });
    sent.on('error', reject);
    sent.end(Buffer.alloc(bytes, 0x20));
  });
}

describe('a body that is too large', () => {
  it.each([
    ['PUT', '/api/account/profile-image/me', 'image/jpeg', 15 * MB, 422, 'IMAGE_REFUSED', '5MB보다 커서'],
    ['PUT', '/api/account/info/me', 'application/json', 15 * MB, 413, 'PAYLOAD_TOO_LARGE', '너무 커요'],
    ['POST', '/api/auth/sign-in', 'application/json', 2 * MB, 413, 'PAYLOAD_TOO_LARGE', '너무 커요'],
  ])(
    'of %s %s is answered with a sentence, and not with a broken line',
    async (method, path, type, bytes, status, code, reason) => {
      const answer = await send(method, path, type, bytes);
      expect(answer).toMatchObject({ status, body: { code, message: expect.stringContaining(reason) } });
    },
  );

  it('is not looked at without a login', async () => {
    const answer = await send('PUT', '/api/account/profile-image/me', 'image/jpeg', 15 * MB, 'nobody');
    expect(answer).toMatchObject({ status: 401, body: { code: 'LOGIN_REQUIRED' } });
  });
});
