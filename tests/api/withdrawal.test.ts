import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignInData } from '#contract/auth.ts';
import type { WithdrawalData, WithdrawalPreview } from '#contract/myPage.ts';
import { HOUR } from '#domain/time/duration.ts';
import { careForAccounts } from '#server/jobs/careForAccounts.ts';
import { purgeAccount } from '#server/modules/account/purgeAccount.ts';
import { purgeWithdrawals } from '#server/modules/account/purgeWithdrawals.ts';
import { reapplyTombstones } from '#server/modules/account/reapplyTombstones.ts';
import { accountErasure } from '#server/modules/account/repositories/accountErasure.ts';
import { erasurePlan } from '#server/modules/account/repositories/erasurePlan.ts';
import { unusedAccounts } from '#server/modules/account/repositories/unusedAccounts.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { confirmPassword } from '../support/confirmPassword.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { accountProblems } from '../support/ledgerOf.ts';
import { loginOf, makeAccount, PASSWORD } from '../support/makeAccount.ts';
import { missionPlayer } from '../support/missionPlayer.ts';
import { operate } from '../support/operate.ts';

const LEAVE = '/api/account/withdrawal/me';
const contentDir = makeFixtureContent(1);

describe('leaving', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ env: { contentDir } });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    return app.close();
  });

  const student = async (special: Parameters<typeof makeAccount>[2] = { email: 'leaver@sea.kr' }) => {
    const made = await makeAccount(app, 'edu', special);
    const token = await loginOf(app, 'edu', made.accountNo);
    await confirmPassword(app, token);
    return { ...made, token };
  };
  const leave = (token: string, reason = 'NONE') => app.post<WithdrawalData>(LEAVE, { reason }, token);
  const row = (accountNo: number) =>
    app.db.selectFrom('account').selectAll().where('account_no', '=', accountNo).executeTakeFirstOrThrow();
  const context = () => ({ db: app.db, now: app.clock.now(), secrets: app.secrets });
  const purge = () => purgeWithdrawals(context());

  it('says beforehand what would be gone', async () => {
    const { token, accountId } = await student();
    for (const kind of ['PUZZLE', 'MATCHING', 'OX', 'QUIZ'] as const) await missionPlayer(app, token).play(kind);
    await app.post('/api/aquarium/purchases/me', { itemId: 'bread', quantity: 3 }, token);
    await app.put('/api/aquarium/pet/me', { nickname: '물결이' }, token);
    expect((await app.get<WithdrawalPreview>(LEAVE, token)).data).toEqual({
      accountId,
      verifiedBookCount: 1,
      missionCount: 4,
      bookPoint: 100,
      shells: 90,
      itemCount: 3,
      petNickname: '물결이',
      ticket: null,
      undoHours: 72,
      purgeDays: 5,
    });
  });

  it('needs the password, a request number, and no words', async () => {
    const { accountNo, token } = await student();
    const unconfirmed = await loginOf(app, 'edu', accountNo);
    expect((await leave(unconfirmed)).code).toBe('PASSWORD_CHECK_REQUIRED');
    expect((await app.post(LEAVE, { reason: '이사해요' }, token)).code).toBe('INVALID_INPUT');
    expect((await app.post(LEAVE, {}, token, 'short')).code).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect((await row(accountNo)).status).toBe('ACTIVE');
    expect((await app.post(LEAVE, {}, token)).status).toBe(200);
  });

  it('ends every login at once and tells by mail how long it can be taken back', async () => {
    const { accountNo, token } = await student();
    const tablet = await loginOf(app, 'edu', accountNo);
    const { data } = await leave(token, 'MOVED');
    expect(data).toEqual({
      undoUntil: new Date(app.clock.now() + 72 * HOUR).toISOString(),
      purgeBy: new Date(app.clock.now() + 120 * HOUR).toISOString(),
    });
    for (const ended of [token, tablet]) expect((await app.get('/api/main/me', ended)).status).toBe(401);
    expect(await row(accountNo)).toMatchObject({
      status: 'WITHDRAWAL_REQUEST',
      status_before_withdrawal: 'ACTIVE',
      withdrawal_requested_at: app.clock.now(),
    });
    await app.sendMails();
    expect(app.mails.map(({ to }) => to)).toEqual(['leaver@sea.kr']);
    const audit = await app.db.selectFrom('audit_log').selectAll().where('account_no', '=', accountNo).execute();
    expect(audit.map(({ event }) => event)).toEqual(['STATUS_CHANGED', 'WITHDRAWAL_REQUESTED']);
    expect(audit.at(-1)?.details).toBe('{"reason":"MOVED"}');
  });

  it('is open to who belongs to no institution any more', async () => {
    const { accountNo, token } = await student({ status: 'NO_AFFILIATION', academy_no: null });
    expect((await app.get(LEAVE, token)).status).toBe(200);
    expect((await leave(token)).status).toBe(200);
    expect((await row(accountNo)).status_before_withdrawal).toBe('NO_AFFILIATION');
  });

  it('can be taken back for 72 hours with everything as it was, and is final then', async () => {
    const [stays, goes] = [await student(), await student({})];
    await missionPlayer(app, stays.token).play('OX');
    const before = await row(stays.accountNo);
    for (const { token } of [stays, goes]) await leave(token);
    app.clock.advance(72 * HOUR - 1);
    expect(await purge()).toBe(0);
    const { accountId } = stays;
    const held = await app.post<SignInData & { temporaryToken: string }>('/api/auth/sign-in', {
      accountId,
      password: PASSWORD,
    });
    expect(held.data.outcome).toBe('WITHDRAWAL_REQUESTED');
    const { temporaryToken } = held.data;
    expect((await app.post('/api/auth/withdrawal/undo', { temporaryToken })).status).toBe(200);
    app.clock.advance(1);
    expect(await purge()).toBe(1);
    expect(await row(stays.accountNo)).toMatchObject({ status: 'ACTIVE', name: before.name, email: before.email });
    expect(await accountProblems(app.db, stays.accountNo)).toEqual([]);
    expect(await row(goes.accountNo)).toMatchObject({ status: 'WITHDRAWAL', name: '탈퇴한 학생', birthday: '' });
    expect(await purge()).toBe(0);
  });

  describe('that a guardian asked for', () => {
    const signIn = (accountId: string) =>
      app.post<SignInData & { temporaryToken: string }>('/api/auth/sign-in', { accountId, password: PASSWORD });
    const withdraw = (accountId: string) => operate(app, 'account', 'withdraw', `edu/${accountId}`);

    it('cannot be taken back by the child, and is told without inviting to', async () => {
      const { accountNo, accountId } = await student();
      expect(await withdraw(accountId)).toMatchObject({ code: 0 });
      expect((await signIn(accountId)).code).toBe('ACCOUNT_SUSPENDED');
      await app.sendMails();
      expect(app.mails.map(({ to }) => to)).toEqual(['leaver@sea.kr']);
      expect(app.mails[0]?.text).toContain('운영자가 요청을 받아 탈퇴를 신청했어요');
      expect(app.mails[0]?.text).not.toMatch(/취소|\/login/);
      app.clock.advance(72 * HOUR);
      expect(await purge()).toBe(1);
      expect(await row(accountNo)).toMatchObject({ status: 'WITHDRAWAL', withdrawal_requested_by: null });
    });

    it('goes before what the child asked for itself, with the time of the first request', async () => {
      const { accountNo, accountId, token } = await student();
      await leave(token);
      const requestedAt = app.clock.now();
      const held = await signIn(accountId);
      app.clock.advance(HOUR / 10);
      expect(await withdraw(accountId)).toMatchObject({ code: 0 });
      expect(await withdraw(accountId)).toMatchObject({ code: 1 });
      const { temporaryToken } = held.data;
      expect((await app.post('/api/auth/withdrawal/undo', { temporaryToken })).code).toBe('STATUS_CHANGE_REFUSED');
      expect((await signIn(accountId)).code).toBe('ACCOUNT_SUSPENDED');
      expect(await row(accountNo)).toMatchObject({
        status: 'WITHDRAWAL_REQUEST',
        status_before_withdrawal: 'ACTIVE',
        withdrawal_requested_at: requestedAt,
        withdrawal_requested_by: 'OPERATOR',
      });
    });

    it.each(['ACTIVE', 'INACTIVE', 'WAIT', 'DORMANT'] as const)('is undone by an operator, to %s', async (status) => {
      const { accountNo, accountId } = await makeAccount(app, 'edu', { status });
      await withdraw(accountId);
      expect(await operate(app, 'account', 'activate', `edu/${accountId}`)).toMatchObject({ code: 0 });
      expect(await row(accountNo)).toMatchObject({
        status,
        withdrawal_requested_at: null,
        withdrawal_requested_by: null,
      });
    });
  });

  it('leaves no login name behind, so that it is free again', async () => {
    const { token, accountId, accountNo } = await student();
    await leave(token);
    app.clock.advance(72 * HOUR);
    await purge();
    expect((await app.post('/api/auth/sign-in', { accountId, password: PASSWORD })).code).toBe('SIGN_IN_FAILED');
    const pseudonym = (await row(accountNo)).account_id;
    for (const password of [PASSWORD, 'x']) {
      expect((await app.post('/api/auth/sign-in', { accountId: pseudonym, password })).code).toBe('SIGN_IN_FAILED');
    }
    expect((await makeAccount(app, 'edu', { account_id: accountId, email: 'leaver@sea.kr' })).accountId).toBe(
      accountId,
    );
  });

  it('keeps the numbers that add up, under a number that means nobody', async () => {
    const { token, accountNo } = await student();
    await missionPlayer(app, token).play('OX');
    await app.post('/api/aquarium/purchases/me', { itemId: 'bread', quantity: 1 }, token);
    const numbers = async () => [
      await app.db.selectFrom('point_ledger').selectAll().where('account_no', '=', accountNo).execute(),
      await app.db.selectFrom('purse').selectAll().where('account_no', '=', accountNo).execute(),
      await app.db.selectFrom('purchase').selectAll().where('account_no', '=', accountNo).execute(),
    ];
    const before = await numbers();
    expect(before.map((rows) => rows.length)).toEqual([6, 1, 1]);
    await leave(token);
    app.clock.advance(72 * HOUR);
    await purge();
    expect(await numbers()).toEqual(before);
  });

  it('is not for a demo account, which the next visitor needs', async () => {
    const token = await app.signIn('home');
    await app.send('POST', '/api/auth/validate-password', { site: 'home', token, body: { password: PASSWORD } });
    const answer = await app.send('POST', LEAVE, { site: 'home', token, body: {} });
    expect(answer).toMatchObject({ status: 422, code: 'DEMO_ACCOUNT' });
    await app.signIn('home');
  });

  it('holds up nobody else when some cannot be erased, and the run says that it failed', async () => {
    const asked = { status: 'WITHDRAWAL_REQUEST', status_before_withdrawal: 'ACTIVE' } as const;
    const leaving = (at: number) => makeAccount(app, 'edu', { ...asked, withdrawal_requested_at: at });
    const stuck = new Set<number>();
    // More than are looked at together.
    for (let no = 0; no < 101; no += 1) stuck.add((await leaving(app.clock.now())).accountNo);
    const goes = await leaving(app.clock.now() + 1);
    const unused = { email: 'unused@sea.kr', last_seen_at: app.clock.now() - 400 * 24 * HOUR };
    const [broken, drowsy] = [
      await makeAccount(app, 'edu', unused),
      await makeAccount(app, 'edu', { ...unused, email: null }),
    ];
    stuck.add(broken.accountNo);
    const { anonymise } = accountErasure;
    vi.spyOn(accountErasure, 'anonymise').mockImplementation(async (db, accountNo, pseudonym) => {
      if (stuck.has(accountNo)) throw new Error('this one cannot be erased');
      await anonymise(db, accountNo, pseudonym);
    });
    const { find } = unusedAccounts;
    vi.spyOn(unusedAccounts, 'find').mockImplementation(async (db, accountNo) => {
      if (stuck.has(accountNo)) throw new Error('this one cannot be read');
      return find(db, accountNo);
    });
    app.clock.advance(72 * HOUR + 1);
    await expect(careForAccounts(context())).rejects.toThrow('this one cannot be erased');
    expect(await row(goes.accountNo)).toMatchObject({ status: 'WITHDRAWAL' });
    expect((await row(drowsy.accountNo)).dormancy_notice).not.toBeNull();
    const erased = await app.db.selectFrom('account').select('account_no').where('status', '=', 'WITHDRAWAL').execute();
    expect(erased).toEqual([{ account_no: goes.accountNo }]);
  });

  it('is never forced on an account that may not go', async () => {
    const { accountNo } = await student();
    await expect(purgeAccount(context(), accountNo)).rejects.toMatchObject({ code: 'STATUS_CHANGE_REFUSED' });
    expect(await row(accountNo)).toMatchObject({ status: 'ACTIVE', email: 'leaver@sea.kr' });
  });

  it('is done again after an old backup was restored, and to nobody else', async () => {
    const [gone, newcomer] = [await student(), await student({ created_at: app.clock.now() + 100 * HOUR })];
    const backup = await row(gone.accountNo);
    await leave(gone.token);
    app.clock.advance(72 * HOUR);
    await purge();
    const kept = await accountErasure.tombstones(app.db);
    expect(kept).toEqual([{ accountNo: gone.accountNo, purgedAt: app.clock.now() }]);

    const { account_no, site: _, ...personal } = backup;
    await app.db.updateTable('account').set(personal).where('account_no', '=', account_no).execute();
    await app.db.deleteFrom('tombstone').execute();
    await missionPlayer(app, await loginOf(app, 'edu', gone.accountNo)).start('OX');
    expect(await reapplyTombstones(context())).toBe(0);
    // The number was given anew to somebody who joined after that purge.
    const later = [...kept, { accountNo: newcomer.accountNo, purgedAt: app.clock.now() }];
    expect(await reapplyTombstones(context(), later)).toBe(1);
    expect(await row(gone.accountNo)).toMatchObject({ status: 'WITHDRAWAL', email: null });
    expect(await row(newcomer.accountNo)).toMatchObject({ status: 'ACTIVE' });
    const attempts = await app.db.selectFrom('mission_attempt').selectAll().execute();
    expect(attempts.filter((attempt) => attempt.account_no === gone.accountNo)).toEqual([]);
    expect(await reapplyTombstones(context(), later)).toBe(0);
  });

  it('is done again to the later of two people who had the same number', async () => {
    const { accountNo, token } = await student();
    // The number was somebody's before; a restore took that person away, and the number was given anew.
    await accountErasure.recordTombstone(app.db, { accountNo, purgedAt: (await row(accountNo)).created_at - HOUR });
    const { account_no: _, site: __, ...personal } = await row(accountNo);
    await leave(token);
    app.clock.advance(72 * HOUR);
    await purge();
    await app.db.updateTable('account').set(personal).where('account_no', '=', accountNo).execute();
    expect(await reapplyTombstones(context())).toBe(1);
    expect(await row(accountNo)).toMatchObject({ status: 'WITHDRAWAL', email: null });
  });

  it('has a decision for every table there is', async () => {
    const tables = (await app.db.introspection.getTables()).filter(({ name }) => !name.startsWith('kysely_'));
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(erasurePlan).sort());
    const decided = new Map<string, string>(Object.entries(erasurePlan));
    for (const { name, columns } of tables) {
      const has = (column: string) => columns.some((each) => each.name === column);
      if (has('account_no')) expect([name, decided.get(name)]).not.toEqual([name, 'NOBODY']);
      if (has('account_id')) expect([name, decided.get(name)]).toEqual([name, 'OWN']);
    }
  });
});
