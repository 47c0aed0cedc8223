import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, SECOND } from '#domain/time/duration.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import { sweepOldRows } from '#server/jobs/sweepOldRows.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeAccount, PASSWORD } from '../support/makeAccount.ts';

const HOME = '203.0.113.7';
const STRANGER = '198.51.100.4';

describe('signing in under a name that somebody else guesses', () => {
  let app: TestApp;
  let accountId: string;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
    ({ accountId } = await makeAccount(app, 'edu'));
  });
  afterEach(() => app.close());

  async function signIn(password: string, address: string, name = accountId) {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      remoteAddress: address,
      payload: { accountId: name, password },
    });
    return { status: response.statusCode, retryAfter: Number(response.headers['retry-after'] ?? 0) };
  }
  /** Eight tries a second, as the attack that kept an owner out for three minutes. */
  async function poll(seconds: number, address = STRANGER, name = accountId): Promise<number> {
    let judged = 0;
    for (let at = 0; at < seconds * 8; at += 1) {
      if ((await signIn('wrong-Guess1', address, name)).status === 422) judged += 1;
      app.clock.advance(SECOND / 8);
    }
    return judged;
  }

  it('is done at once with the right password on a new device elsewhere, again and again', async () => {
    await poll(20);
    for (let time = 0; time < 10; time += 1) {
      expect((await signIn(PASSWORD, HOME)).status).toBe(200);
      await poll(5);
    }
    // Every success of the owner forgave the stranger nothing.
    expect(await poll(40)).toBeLessThanOrEqual(1);
  });

  it('leaves room for two slips', async () => {
    await poll(20);
    expect((await signIn('mistyped-1', HOME)).status).toBe(422);
    expect((await signIn('mistyped-2', HOME)).status).toBe(422);
    expect((await signIn(PASSWORD, HOME)).status).toBe(200);
  });

  it('goes on for a class behind one address, and for who is new there', async () => {
    const classmates = await Promise.all(Array.from({ length: 12 }, () => makeAccount(app, 'edu')));
    await poll(10, HOME);
    for (const { accountId: name } of classmates) expect((await signIn(PASSWORD, HOME, name)).status).toBe(200);
  });

  it('comes next when many networks have used up what is in store', async () => {
    const networks = Array.from({ length: 4 }, (_, at) => `192.0.2.${at}`);
    for (const network of networks) {
      for (let guess = 0; guess < 6; guess += 1) await signIn(`wrong-Guess${guess}`, network);
    }
    const refused = await signIn(PASSWORD, HOME);
    expect(refused.status).toBe(429);
    app.clock.advance(refused.retryAfter * SECOND);
    // The others would take the turn, and are told to wait for who has had none.
    for (const network of networks) expect((await signIn('wrong-Guess9', network)).status).toBe(429);
    expect((await signIn(PASSWORD, HOME)).status).toBe(200);
  });

  it('keeps no network, and forgets the seals of it after a quarter of an hour', async () => {
    await poll(3);
    const rows = await app.db.selectFrom('sign_in_sender').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(STRANGER);
    app.clock.advance(HOUR);
    await sweepOldRows(app.db, app.clock.now());
    expect(await app.db.selectFrom('sign_in_sender').selectAll().execute()).toEqual([]);
    expect(await app.db.selectFrom('sign_in_throttle').selectAll().execute()).toEqual([]);
  });

  it('takes no longer after the clock of the server went back', async () => {
    for (let guess = 0; guess < 7; guess += 1) {
      const { retryAfter } = await signIn('wrong-Guess1', HOME);
      app.clock.advance(retryAfter * SECOND);
    }
    app.clock.advance(-48 * HOUR);
    const { status, retryAfter } = await signIn(PASSWORD, HOME);
    expect(status).toBe(429);
    expect(retryAfter).toBeLessThanOrEqual(60);
    app.clock.advance(retryAfter * SECOND);
    expect((await signIn(PASSWORD, HOME)).status).toBe(200);
  });

  it('lets a class open the demo account at one moment', async () => {
    const demo = demoAccounts.edu;
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(demo.password, HOME, demo.accountId)));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  });
});
