import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LoginList } from '#contract/auth.ts';
import { HOUR, SECOND } from '#domain/time/duration.ts';
import { beginLogin } from '#server/modules/auth/beginLogin.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { loginOf, makeAccount, PASSWORD } from '../support/makeAccount.ts';

const tablet = 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';

describe('the logins of an account', () => {
  let app: TestApp;
  let accountId: string;
  let accountNo: number;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
    ({ accountId, accountNo } = await makeAccount(app, 'edu'));
  });
  afterEach(() => app.close());

  async function signIn(userAgent: string): Promise<string> {
    app.clock.advance(SECOND);
    const body = { accountId, password: PASSWORD };
    const answer = await app.send<{ token: string }>('POST', '/api/auth/sign-in', {
      body,
      headers: { 'user-agent': userAgent },
    });
    return answer.data.token;
  }
  const list = async (token: string) => (await app.get<LoginList>('/api/auth/logins/me', token)).data.items;
  const end = (token: string, loginId: string) =>
    app.send<{ endedCount: number }>('DELETE', `/api/auth/logins/${loginId}`, { token });

  it('are listed with device and times, the newest first', async () => {
    const first = await signIn(tablet);
    const firstAt = app.clock.now();
    const second = await signIn(iphone);
    expect(await list(second)).toEqual([
      {
        loginId: expect.stringMatching(/^[\w-]{22}$/),
        device: '아이폰 · 사파리',
        signedInAt: new Date(firstAt + SECOND).toISOString(),
        lastSeenAt: new Date(firstAt + SECOND).toISOString(),
        current: true,
      },
      {
        loginId: expect.stringMatching(/^[\w-]{22}$/),
        device: '안드로이드 태블릿 · 크롬',
        signedInAt: new Date(firstAt).toISOString(),
        lastSeenAt: new Date(firstAt).toISOString(),
        current: false,
      },
    ]);
    expect((await list(first)).map(({ current }) => current)).toEqual([false, true]);
    const stored = JSON.stringify(await app.db.selectFrom('login_token').selectAll().execute());
    expect(stored).not.toMatch(/Mozilla|SM-X710|18_5|127\.0\.0\.1/);
  });

  it('stay one login through renewals, which count as being seen', async () => {
    const token = await signIn(tablet);
    const signedInAt = app.clock.now();
    const [before] = await list(token);
    app.clock.advance(2 * HOUR);
    const renewed = (await app.get('/api/auth/logins/me', token)).headers['auth-token'] ?? '';
    const other = await signIn(iphone);
    const [, kept] = await list(other);
    expect(kept).toMatchObject({
      loginId: before?.loginId,
      device: '안드로이드 태블릿 · 크롬',
      signedInAt: new Date(signedInAt).toISOString(),
      lastSeenAt: new Date(signedInAt + 2 * HOUR).toISOString(),
    });
    expect((await end(other, kept?.loginId ?? '')).data).toEqual({ endedCount: 1 });
    for (const gone of [token, renewed]) expect((await app.get('/api/main/me', gone)).status).toBe(401);
    expect((await app.get('/api/main/me', other)).status).toBe(200);
  });

  it('are gone from the list when they are over', async () => {
    await signIn(tablet);
    app.clock.advance(24 * HOUR);
    const token = await signIn(iphone);
    expect(await list(token)).toHaveLength(1);
  });

  it('end all at once but this one', async () => {
    const [one, two, three] = [await signIn(tablet), await signIn(iphone), await signIn(tablet)];
    const answer = await app.remove<{ endedCount: number }>('/api/auth/logins/me/others', two);
    expect(answer.data).toEqual({ endedCount: 2 });
    const statuses = [];
    for (const token of [one, two, three]) statuses.push((await app.get('/api/main/me', token)).status);
    expect(statuses).toEqual([401, 200, 401]);
    const events = await app.db
      .selectFrom('access_record')
      .select(['kind', 'detail'])
      .where('account_no', '=', accountNo)
      .where('kind', '=', 'LOGIN_ENDED')
      .execute();
    expect(events).toEqual([{ kind: 'LOGIN_ENDED', detail: '2' }]);
  });

  it('of somebody else are not there, and neither are ended ones', async () => {
    const token = await signIn(tablet);
    const stranger = await makeAccount(app, 'edu');
    const strange = await loginOf(app, 'edu', stranger.accountNo);
    const [theirs] = await list(strange);
    for (const loginId of [theirs?.loginId ?? '', 'x', '1', 'y'.repeat(100)]) {
      expect(await end(token, loginId)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    expect((await app.get('/api/main/me', strange)).status).toBe(200);
    const [own] = await list(token);
    expect((await end(token, own?.loginId ?? '')).status).toBe(200);
    expect((await app.get('/api/main/me', token)).status).toBe(401);
  });

  it('note when the account was last seen, once a day', async () => {
    const seen = async () =>
      (
        await app.db
          .selectFrom('account')
          .select('last_seen_at')
          .where('account_no', '=', accountNo)
          .executeTakeFirstOrThrow()
      ).last_seen_at;
    const token = await signIn(tablet);
    const signedIn = app.clock.now();
    expect(await seen()).toBe(signedIn);
    app.clock.advance(2 * HOUR);
    const renewed = (await app.get('/api/main/me', token)).headers['auth-token'] ?? '';
    expect(renewed).not.toBe('');
    expect(await seen()).toBe(signedIn);
    app.clock.advance(20 * HOUR);
    await app.get('/api/main/me', renewed);
    expect(await seen()).toBe(signedIn + 22 * HOUR);
  });

  it('do not begin for a password or a status that changed while it was looked at', async () => {
    const account = { accountNo, passwordHash: 'the one before', accountStatus: 'ACTIVE' } as const;
    const context = { db: app.db, now: app.clock.now(), random: () => 0, secrets: app.secrets };
    expect(await beginLogin(context, 'edu', account, '')).toBeNull();
    const { passwordHash } = await accounts.passwordOf(app.db, accountNo);
    expect(await beginLogin(context, 'edu', { ...account, passwordHash, accountStatus: 'WAIT' }, '')).toBeNull();
    expect(await app.db.selectFrom('login_token').selectAll().execute()).toEqual([]);
    expect(await beginLogin(context, 'edu', { ...account, passwordHash }, '')).toMatchObject({ outcome: 'SIGNED_IN' });
  });

  it('do not come back by a renewal that was under way when they ended', async () => {
    const token = await signIn(tablet);
    app.clock.advance(2 * HOUR);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => app.get('/api/main/me', token)),
      app.send('POST', '/api/auth/sign-out', { token }),
      ...Array.from({ length: 5 }, () => app.get('/api/main/me', token)),
    ]);
    expect(answers[5]?.status).toBe(200);
    for (const { headers } of answers) {
      const renewed = headers['auth-token'];
      if (renewed !== undefined) expect((await app.get('/api/main/me', renewed)).status).toBe(401);
    }
    const left = await app.db.selectFrom('login_token').selectAll().where('account_no', '=', accountNo).execute();
    expect(left).toEqual([]);
  });
});
