import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteName } from '#contract/site.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { countStatements } from '../support/countStatements.ts';
import { makeAccount, PASSWORD } from '../support/makeAccount.ts';

describe('a device on which somebody has signed in', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
  });
  afterEach(() => app.close());

  async function signIn(accountId: string, password: string, cookie = '', site: SiteName = 'edu') {
    const headers: Record<string, string> = cookie === '' ? {} : { cookie };
    const answer = await app.send('POST', '/api/auth/sign-in', { site, body: { accountId, password }, headers });
    return { ...answer, cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '' };
  }
  /** Somebody elsewhere guesses one password after the other, as fast as the delays let them. */
  async function besiege(accountId: string, tries = 12): Promise<void> {
    for (let at = 0; at < tries; at += 1) {
      const { code, headers } = await signIn(accountId, `wrong-Guess${at}`);
      if (code === 'SIGN_IN_SLOW_DOWN') app.clock.advance(Number(headers['retry-after']) * 1000);
    }
    // The next guess has just been used up.
    await signIn(accountId, 'wrong-Guess!');
  }

  it('lets its owner in while somebody else guesses', async () => {
    const { accountId } = await makeAccount(app, 'edu');
    const { cookie } = await signIn(accountId, PASSWORD);
    await besiege(accountId);
    expect((await signIn(accountId, PASSWORD)).code).toBe('SIGN_IN_SLOW_DOWN');
    expect((await signIn(accountId, PASSWORD, cookie)).status).toBe(200);
    // The owner's success forgives the guesser nothing.
    expect((await signIn(accountId, 'wrong-Guess9')).code).toBe('SIGN_IN_SLOW_DOWN');
  });

  it('has delays of its own', async () => {
    const { accountId } = await makeAccount(app, 'edu');
    const { cookie } = await signIn(accountId, PASSWORD);
    for (let failure = 1; failure <= 5; failure += 1) {
      expect((await signIn(accountId, 'wrong-Guess1', cookie)).code).toBe('SIGN_IN_FAILED');
    }
    expect((await signIn(accountId, PASSWORD, cookie)).code).toBe('SIGN_IN_SLOW_DOWN');
    expect((await signIn(accountId, PASSWORD)).status).toBe(200);
  });

  it('confirms its password while somebody else guesses, and its own slips keep nobody out', async () => {
    const { accountId } = await makeAccount(app, 'edu');
    const first = await app.post<{ token: string }>('/api/auth/sign-in', { accountId, password: PASSWORD });
    const confirm = (token: string, password: string) =>
      app.post<{ valid: boolean }>('/api/auth/validate-password', { password }, token);
    const { token } = first.data;
    await besiege(accountId);
    expect((await confirm(token, PASSWORD)).data).toMatchObject({ valid: true });
    // The right one forgives the guesser nothing.
    expect((await signIn(accountId, PASSWORD)).code).toBe('SIGN_IN_SLOW_DOWN');

    app.clock.advance(15 * MINUTE);
    for (let failure = 1; failure <= 5; failure += 1) await confirm(token, 'wrong-Guess1');
    expect((await confirm(token, PASSWORD)).code).toBe('SIGN_IN_SLOW_DOWN');
    const second = await app.post<{ token: string }>('/api/auth/sign-in', { accountId, password: PASSWORD });
    expect(second.status).toBe(200);
    expect((await confirm(second.data.token, PASSWORD)).data).toMatchObject({ valid: true });
    expect((await confirm(token, PASSWORD)).code).toBe('SIGN_IN_SLOW_DOWN');
    const rows = await app.db.selectFrom('sign_in_throttle').select('account_id').execute();
    expect(rows.map(({ account_id }) => account_id)).toEqual([expect.stringMatching(/^~[\w-]{43}$/)]);
  });

  it('is one tablet of a class: it knows the last forty, each on their site', async () => {
    const class41 = await Promise.all(Array.from({ length: 41 }, () => makeAccount(app, 'edu')));
    let cookie = '';
    for (const { accountId } of class41) cookie = (await signIn(accountId, PASSWORD, cookie)).cookie;
    expect(cookie.length).toBeLessThan(1000);
    const [first, second] = class41.map(({ accountId }) => accountId) as [string, string];
    for (const accountId of [first, second]) await besiege(accountId);
    expect((await signIn(second, PASSWORD, cookie)).status).toBe(200);
    expect((await signIn(first, PASSWORD, cookie)).code).toBe('SIGN_IN_SLOW_DOWN');
    expect((await signIn(second, PASSWORD, cookie, 'school')).code).toBe('SIGN_IN_FAILED');
  });

  it('cannot be made up, moved to another account or used as a login', async () => {
    const [one, other] = [await makeAccount(app, 'edu'), await makeAccount(app, 'edu')];
    const { cookie } = await signIn(one.accountId, PASSWORD);
    await besiege(other.accountId);
    const made = [cookie, `${cookie}.${'A'.repeat(16)}`, 'device=', 'device=../..', `device=${'x'.repeat(5000)}`];
    for (const text of made) {
      expect((await signIn(other.accountId, PASSWORD, text)).code).toBe('SIGN_IN_SLOW_DOWN');
    }
    expect((await app.send('GET', '/api/main/me', { headers: { cookie } })).status).toBe(401);
    expect((await signIn(other.accountId, 'wrong-Guess1')).cookie).toBe('');
  });

  it('gets its mark back for signing in only, out of reach of scripts, and it names nobody', async () => {
    const { accountId } = await makeAccount(app, 'edu');
    const answer = await signIn(accountId, PASSWORD);
    expect(answer.headers['set-cookie']).toMatch(
      /^device=[\w.-]{39}; Path=\/api\/auth\/sign-in; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.headers['set-cookie']).not.toContain(accountId);
    await signIn(accountId, 'wrong-Guess1', answer.cookie);
    const rows = await app.db.selectFrom('sign_in_throttle').select('account_id').execute();
    expect(rows.map(({ account_id }) => account_id)).toEqual([expect.stringMatching(/^#[\w-]{16}$/)]);
    app.clock.advance(15 * MINUTE);
  });
});

describe('signing in', () => {
  it('is the same work for a name that exists and for one that does not', async () => {
    const app = await buildTestApp({ content: 'demo' });
    const { accountId } = await makeAccount(app, 'edu');
    await app.get('/api/notices');
    const statements = countStatements(app);
    const ask = async (name: string) => {
      const { status, code, message, headers } = await app.post('/api/auth/sign-in', {
        accountId: name,
        password: 'wrong-Guess1',
      });
      const length = headers['content-length'];
      return { status, code, message, length, cookie: headers['set-cookie'], statements: statements() };
    };
    const known = await ask(accountId);
    expect(known).toMatchObject({ status: 422, code: 'SIGN_IN_FAILED' });
    expect(await ask('nobodyhere')).toEqual(known);
    await app.close();
  });
});
