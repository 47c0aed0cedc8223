import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SignInData } from '#contract/auth.ts';
import type { SiteName } from '#contract/site.ts';
import { DUE_AT_ONCE } from '#domain/account/isGivenPassword.ts';
import { DAY, HOUR, MINUTE } from '#domain/time/duration.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { loginOf, makeAccount, PASSWORD } from '../support/makeAccount.ts';

const NEW_PASSWORD = 'Gorae#Pado71';

const release = '/api/auth/dormancy/release';
const undo = '/api/auth/withdrawal/undo';
const later = '/api/auth/change-password/later';
const change = '/api/auth/change-password';

describe('a sign-in that is held up', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
  });
  afterEach(() => app.close());

  const signIn = async (accountId: string, password = PASSWORD, site: SiteName = 'edu') =>
    app.send<SignInData & { temporaryToken: string; token: string; undoUntil: string; accountId: string }>(
      'POST',
      '/api/auth/sign-in',
      {
        site,
        body: { accountId, password },
      },
    );
  const settle = (url: string, temporaryToken: string, more: object = {}, site: SiteName = 'edu') =>
    app.send<SignInData & { token: string; temporaryToken: string }>('POST', url, {
      site,
      body: { temporaryToken, ...more },
    });
  const row = (accountNo: number) =>
    app.db.selectFrom('account').selectAll().where('account_no', '=', accountNo).executeTakeFirstOrThrow();
  const asleep = () => makeAccount(app, 'edu', { status: 'DORMANT', dormant_at: app.clock.now() - DAY });
  const leaving = (before: 'ACTIVE' | 'DORMANT' | 'INACTIVE') =>
    makeAccount(app, 'edu', {
      status: 'WITHDRAWAL_REQUEST',
      status_before_withdrawal: before,
      withdrawal_requested_at: app.clock.now(),
    });
  const reminded = () => makeAccount(app, 'edu', { created_at: app.clock.now() - 180 * DAY, email: 'person@sea.kr' });

  it('wakes a sleeping account up', async () => {
    const { accountNo, accountId } = await asleep();
    expect((await signIn(accountId, 'wrong')).code).toBe('SIGN_IN_FAILED');
    const held = await signIn(accountId);
    expect(held.data).toEqual({
      outcome: 'DORMANT',
      temporaryToken: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: new Date(app.clock.now() + 10 * MINUTE).toISOString(),
      accountId: accountId.replace(/(?<=^..).+(?=.$)/, (rest) => '*'.repeat(rest.length)),
      undoUntil: null,
    });
    const { data } = await settle(release, held.data.temporaryToken);
    expect(data.outcome).toBe('SIGNED_IN');
    expect((await app.get('/api/main/me', data.token)).status).toBe(200);
    expect(await row(accountNo)).toMatchObject({ status: 'ACTIVE', dormant_at: null, last_seen_at: app.clock.now() });
  });

  it('does so on the home site too', async () => {
    const { accountId } = await makeAccount(app, 'home', { status: 'DORMANT' });
    const held = await signIn(accountId, PASSWORD, 'home');
    const { data } = await settle(release, held.data.temporaryToken, {}, 'home');
    expect((await app.get('/api/main/me', data.token, 'home')).status).toBe(200);
  });

  it('does not wake an account whose academy is closed', async () => {
    const { accountNo, accountId } = await asleep();
    const held = await signIn(accountId);
    await app.db.updateTable('institution').set({ status: 'NON_PAYMENT' }).where('site', '=', 'edu').execute();
    expect((await signIn(accountId)).code).toBe('ACCOUNT_SUSPENDED');
    expect((await settle(release, held.data.temporaryToken)).code).toBe('ACCOUNT_SUSPENDED');
    expect(await app.db.selectFrom('login_token').selectAll().where('account_no', '=', accountNo).execute()).toEqual(
      [],
    );
  });

  it('lets asking to leave be taken back for 72 hours', async () => {
    const { accountNo, accountId } = await leaving('ACTIVE');
    const undoUntil = app.clock.now() + 72 * HOUR;
    const held = await signIn(accountId);
    expect(held.data).toMatchObject({
      outcome: 'WITHDRAWAL_REQUESTED',
      undoUntil: new Date(undoUntil).toISOString(),
    });
    const { data } = await settle(undo, held.data.temporaryToken);
    expect((await app.get('/api/main/me', data.token)).status).toBe(200);
    expect(await row(accountNo)).toMatchObject({
      status: 'ACTIVE',
      withdrawal_requested_at: null,
      status_before_withdrawal: null,
    });

    const other = await leaving('ACTIVE');
    app.clock.advance(72 * HOUR - MINUTE);
    const last = await signIn(other.accountId);
    expect(last.data.expiresAt).toBe(new Date(undoUntil).toISOString());
    app.clock.advance(MINUTE);
    expect((await settle(undo, last.data.temporaryToken)).code).toBe('TEMPORARY_TOKEN_INVALID');
    expect((await signIn(other.accountId)).code).toBe('SIGN_IN_FAILED');
  });

  it('wakes who slept before asking to leave, and keeps who was suspended suspended', async () => {
    const slept = await leaving('DORMANT');
    const held = await signIn(slept.accountId);
    expect((await settle(undo, held.data.temporaryToken)).data.outcome).toBe('SIGNED_IN');
    expect((await row(slept.accountNo)).status).toBe('ACTIVE');
    const suspended = await leaving('INACTIVE');
    expect((await signIn(suspended.accountId)).code).toBe('ACCOUNT_SUSPENDED');
    expect((await row(suspended.accountNo)).status).toBe('WITHDRAWAL_REQUEST');
  });

  it('reminds of an old password, and is quiet for 30 days after "later"', async () => {
    const { accountId } = await reminded();
    const young = await makeAccount(app, 'edu', { created_at: app.clock.now() - 180 * DAY + 1 });
    expect((await signIn(young.accountId)).data.outcome).toBe('SIGNED_IN');
    const held = await signIn(accountId);
    expect(held.data.outcome).toBe('CHANGE_PASSWORD');
    expect(held.data).not.toHaveProperty('mustChange');
    const { data } = await settle(later, held.data.temporaryToken);
    expect((await app.get('/api/main/me', data.token)).status).toBe(200);
    app.clock.advance(30 * DAY - 1);
    expect((await signIn(accountId)).data.outcome).toBe('SIGNED_IN');
    app.clock.advance(1);
    expect((await signIn(accountId)).data.outcome).toBe('CHANGE_PASSWORD');
  });

  it('lets a password that somebody else chose open nothing but the way to one of their own', async () => {
    // Put off under the version before, which took "later" for these too.
    const given = { password_changed_at: DUE_AT_ONCE, password_reminder_snoozed_at: app.clock.now() };
    const { accountId, accountNo } = await makeAccount(app, 'edu', given);
    const held = await signIn(accountId);
    expect(held.data).toMatchObject({ outcome: 'CHANGE_PASSWORD', mustChange: true });
    const { temporaryToken } = held.data;
    const refused = await settle(later, temporaryToken);
    expect([refused.status, refused.code]).toEqual([422, 'PASSWORD_CHANGE_REQUIRED']);
    expect(await app.db.selectFrom('login_token').where('account_no', '=', accountNo).selectAll().execute()).toEqual(
      [],
    );
    // The refusal used nothing up.
    const passwords = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
    expect((await settle(change, temporaryToken, passwords)).data.outcome).toBe('SIGNED_IN');
    expect((await signIn(accountId, NEW_PASSWORD)).data.outcome).toBe('SIGNED_IN');
  });

  it.each([
    [
      'slept',
      release,
      () => makeAccount(app, 'edu', { status: 'DORMANT', dormant_at: 1, password_changed_at: DUE_AT_ONCE }),
    ],
    [
      'asked to leave',
      undo,
      async () => {
        const student = await leaving('ACTIVE');
        const given = { password_changed_at: DUE_AT_ONCE };
        await app.db.updateTable('account').set(given).where('account_no', '=', student.accountNo).execute();
        return student;
      },
    ],
  ] as const)('has it changed as well by who %s before', async (_how, path, make) => {
    const { accountId, accountNo } = await make();
    const first = await signIn(accountId);
    const { status, data } = await settle(path, first.data.temporaryToken);
    expect([status, data]).toEqual([
      200,
      {
        outcome: 'CHANGE_PASSWORD',
        mustChange: true,
        temporaryToken: expect.stringMatching(/^[\w-]{43}$/),
        expiresAt: new Date(app.clock.now() + 10 * MINUTE).toISOString(),
        accountId: first.data.accountId,
        undoUntil: null,
      },
    ]);
    expect(await row(accountNo)).toMatchObject({ status: 'ACTIVE' });
    const logins = () => app.db.selectFrom('login_token').where('account_no', '=', accountNo).selectAll().execute();
    expect(await logins()).toEqual([]);
    const passwords = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
    expect((await settle(change, data.temporaryToken, passwords)).data.outcome).toBe('SIGNED_IN');
    expect(await logins()).toHaveLength(1);
  });

  it('never asks for another password of the demo', async () => {
    app.clock.advance(400 * DAY);
    expect((await signIn('badaedu')).data.outcome).toBe('SIGNED_IN');
  });

  it('sets the reminded password, ends the other logins and tells the owner', async () => {
    const { accountId, accountNo } = await reminded();
    const elsewhere = await loginOf(app, 'edu', accountNo);
    const held = await signIn(accountId);
    const form = (password: string, passwordConfirmation = password) =>
      settle(change, held.data.temporaryToken, { password, passwordConfirmation });
    for (const [answer, field] of [
      [await form('short'), 'password'],
      [await form('password1!'), 'password'],
      [await form(PASSWORD), 'password'],
      [await form(NEW_PASSWORD, 'other'), 'passwordConfirmation'],
    ] as const) {
      expect(answer).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
      expect(Object.keys(answer.fields ?? {})).toEqual([field]);
    }
    expect((await app.get('/api/main/me', elsewhere)).status).toBe(200);
    const { data } = await form(NEW_PASSWORD);
    expect((await app.get('/api/main/me', data.token)).status).toBe(200);
    expect((await app.get('/api/main/me', elsewhere)).status).toBe(401);
    expect((await signIn(accountId)).code).toBe('SIGN_IN_FAILED');
    expect((await signIn(accountId, NEW_PASSWORD)).data.outcome).toBe('SIGNED_IN');
    await app.sendMails();
    expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['person@sea.kr', '[책바다] 비밀번호가 바뀌었어요'],
    ]);
  });

  it('gives a token that is good for its one purpose, on its site, once, for ten minutes', async () => {
    const { accountId } = await asleep();
    const { temporaryToken } = (await signIn(accountId)).data;
    for (const headers of [{ 'x-ro-token': temporaryToken }]) {
      expect((await app.send('POST', '/api/account/me', { headers })).status).toBe(401);
    }
    const passwords = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
    for (const answer of [
      await settle(undo, temporaryToken),
      await settle(later, temporaryToken),
      await settle(change, temporaryToken, passwords),
      await settle(release, temporaryToken, {}, 'school'),
      await settle(release, `${temporaryToken}x`),
      await app.post('/api/account/password-resets/check', { resetToken: temporaryToken }),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.code).toMatch(/^(TEMPORARY_TOKEN|RESET_LINK)_INVALID$/);
    }
    app.clock.advance(10 * MINUTE - 1);
    expect((await settle(release, temporaryToken)).status).toBe(200);
    expect((await settle(release, temporaryToken)).code).toBe('TEMPORARY_TOKEN_INVALID');
    const tooLate = await asleep();
    const held = await signIn(tooLate.accountId);
    app.clock.advance(10 * MINUTE);
    expect((await settle(release, held.data.temporaryToken)).code).toBe('TEMPORARY_TOKEN_INVALID');
  });

  it('is settled once by many at the same moment', async () => {
    const { accountId } = await asleep();
    const { temporaryToken } = (await signIn(accountId)).data;
    const answers = await Promise.all(Array.from({ length: 6 }, () => settle(release, temporaryToken)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  it('is worthless once the password was changed, or the status by somebody else', async () => {
    const { accountId, accountNo } = await reminded();
    const { temporaryToken } = (await signIn(accountId)).data;
    await app.db.updateTable('account').set({ password_hash: 'changed' }).where('account_no', '=', accountNo).execute();
    expect((await settle(later, temporaryToken)).code).toBe('TEMPORARY_TOKEN_INVALID');
    const sleeper = await asleep();
    const held = await signIn(sleeper.accountId);
    await app.db
      .updateTable('account')
      .set({ status: 'INACTIVE' })
      .where('account_no', '=', sleeper.accountNo)
      .execute();
    expect((await settle(release, held.data.temporaryToken)).code).toBe('TEMPORARY_TOKEN_INVALID');
    expect((await row(sleeper.accountNo)).status).toBe('INACTIVE');
  });

  it('keeps no token that works', async () => {
    const { accountId } = await asleep();
    const { temporaryToken } = (await signIn(accountId)).data;
    const rows = await app.db.selectFrom('temporary_token').selectAll().execute();
    expect(rows).not.toEqual([]);
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(temporaryToken);
    expect(stored).not.toContain('argon2');
  });
});
