import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, SECOND } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';

describe('login tokens', () => {
  let app: TestApp;
  let token: string;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
    token = await app.signIn();
  });
  afterEach(() => app.close());

  const cart = (given: string | undefined) => app.get('/api/book/carts/book-no-list/me', given);

  it('are needed, and 403 is never the answer', async () => {
    for (const given of [undefined, '', 'x', `${token}x`, 'x'.repeat(5000)]) {
      expect(await cart(given)).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
    }
  });

  it('of one site are nothing on another', async () => {
    const home = await app.signIn('home');
    expect((await app.get('/api/main/me', token, 'school')).status).toBe(401);
    expect((await app.get('/api/main/me', token, 'home')).status).toBe(401);
    expect((await app.get('/api/main/me', home, 'home')).status).toBe(200);
    expect((await app.get('/api/main/me', home, 'edu')).status).toBe(401);
    const wrongHeader = await app.send('GET', '/api/main/me', { site: 'home', headers: { 'x-ro-token': home } });
    expect(wrongHeader.status).toBe(401);
  });

  it('end after a day without use', async () => {
    app.clock.advance(24 * HOUR - 1);
    expect((await cart(token)).status).toBe(200);
    const again = await app.signIn();
    app.clock.advance(24 * HOUR);
    expect((await cart(again)).status).toBe(401);
  });

  it('are exchanged after an hour; the old one lives on for two minutes', async () => {
    app.clock.advance(HOUR);
    expect((await cart(token)).headers['auth-token']).toBeUndefined();
    app.clock.advance(1);
    const renewed = (await cart(token)).headers['auth-token'];
    expect(renewed).toMatch(/^[\w-]{43}$/);
    expect((await cart(renewed)).status).toBe(200);
    app.clock.advance(120 * SECOND - 1);
    expect((await cart(token)).status).toBe(200);
    app.clock.advance(1);
    expect((await cart(token)).status).toBe(401);
    expect((await cart(renewed)).status).toBe(200);
  });

  it('survive many calls at the moment of exchange, and only one of them exchanges', async () => {
    app.clock.advance(2 * HOUR);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cart(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers.filter(({ headers }) => headers['auth-token'] !== undefined)).toHaveLength(1);
  });

  it('are given again when the answer with the new one was lost', async () => {
    app.clock.advance(2 * HOUR);
    await cart(token);
    app.clock.advance(30 * SECOND);
    const second = (await cart(token)).headers['auth-token'];
    app.clock.advance(HOUR);
    expect((await cart(second)).status).toBe(200);
  });

  it('cannot be kept alive for more than fourteen days', async () => {
    let held = token;
    for (let hours = 0; hours < 14 * 24 - 12; hours += 12) {
      app.clock.advance(12 * HOUR);
      held = (await cart(held)).headers['auth-token'] ?? held;
    }
    app.clock.advance(12 * HOUR - 1);
    const last = await cart(held);
    expect(last.status).toBe(200);
    app.clock.advance(1);
    expect((await cart(last.headers['auth-token'] ?? held)).status).toBe(401);
  });

  it('end on the next call once the account or academy is suspended, whoever did it', async () => {
    await app.db.updateTable('institution').set({ status: 'TERMINATION' }).where('site', '=', 'edu').execute();
    expect(await cart(token)).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
    await app.db.updateTable('institution').set({ status: 'ACTIVE' }).where('site', '=', 'edu').execute();
    for (const status of ['WAIT', 'INACTIVE', 'DORMANT', 'WITHDRAWAL_REQUEST', 'WITHDRAWAL'] as const) {
      await app.db.updateTable('account').set({ status }).where('site', '=', 'edu').execute();
      expect((await cart(token)).status).toBe(401);
    }
  });

  it('end at sign-out with all their renewals, on this device only', async () => {
    app.clock.advance(1);
    const otherDevice = await app.signIn();
    app.clock.advance(HOUR + SECOND);
    const renewed = (await cart(token)).headers['auth-token'];
    expect((await app.send('POST', '/api/auth/sign-out', { token: renewed as string })).status).toBe(200);
    expect((await cart(token)).status).toBe(401);
    expect((await cart(renewed)).status).toBe(401);
    expect((await cart(otherDevice)).status).toBe(200);
  });
});
