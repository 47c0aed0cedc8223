import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccessRecordList } from '#contract/accessRecord.ts';
import { addSeoulMonths } from '#domain/account/addSeoulMonths.ts';
import { DAY, HOUR } from '#domain/time/duration.ts';
import { seoulDayStart } from '#domain/time/seoulDay.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { sweepOldRows } from '#server/jobs/sweepOldRows.ts';
import { recordAccess } from '#server/modules/access/recordAccess.ts';
import { purgeAccount } from '#server/modules/account/purgeAccount.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { confirmPassword } from '../support/confirmPassword.ts';
import { makeAccount, PASSWORD } from '../support/makeAccount.ts';

const LIST = '/api/account/access-records/me';
const TABLET =
  'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp({ content: 'demo', env: { trustProxy: true } });
});
afterEach(() => app.close());

const rows = () => app.db.selectFrom('access_record').selectAll().orderBy('record_no').execute();
const rowsOf = async (accountNo: number) => (await rows()).filter((row) => row.account_no === accountNo);

/** Signs in through the proxy, from an address. */
async function signIn(accountId: string, password = PASSWORD, address = '203.0.113.7') {
  const headers = { 'x-forwarded-for': address, 'user-agent': TABLET };
  return app.send<{ token: string }>('POST', '/api/auth/sign-in', { body: { accountId, password }, headers });
}
const listOf = async (token: string, page = 1) => (await app.get<AccessRecordList>(`${LIST}?page=${page}`, token)).data;

describe('access records', () => {
  it('say who, when, from which address and device, as the proxy saw it', async () => {
    const { accountNo, accountId } = await makeAccount(app, 'edu');
    const at = app.clock.now();
    const { token } = (await signIn(accountId)).data;
    app.clock.advance(HOUR / 2);
    await app.send('POST', '/api/auth/sign-out', { token, headers: { 'x-forwarded-for': '2001:db8::5' } });
    expect(await rowsOf(accountNo)).toMatchObject([
      {
        kind: 'SIGN_IN',
        site: 'edu',
        address: '203.0.113.7',
        device: '안드로이드 태블릿 · 크롬',
        first_at: at,
        last_at: at,
      },
      { kind: 'SIGN_OUT', site: 'edu', address: '2001:db8::5', device: '알 수 없는 기기', first_at: at + HOUR / 2 },
    ]);
  });

  it('are written for each change of the account, and not where it was refused', async () => {
    const { accountNo, accountId } = await makeAccount(app, 'edu', { email: null });
    const { token } = (await signIn(accountId)).data;
    expect((await app.put('/api/account/info/me', { nameX: 1 }, token)).status).toBe(422);
    await confirmPassword(app, token);
    await app.put('/api/account/info/me', { schoolName: '물결초등학교', email: 'wave@sea.kr' }, token);
    const share = await app.post<{ shareNo: number }>(
      '/api/account/parent-shares/me',
      { label: '엄마', scope: 'MISSION' },
      token,
    );
    expect(share.status).toBe(200);
    await app.remove(`/api/account/parent-shares/${share.data.shareNo}`, token);
    const password = 'Pado!7352';
    await app.put('/api/account/password/me', { password, passwordConfirmation: password }, token);
    await app.post('/api/account/withdrawal/me', { reason: 'OTHER' }, token);
    const held = (await signIn(accountId, password)).data as unknown as { temporaryToken: string };
    await app.post('/api/auth/withdrawal/undo', { temporaryToken: held.temporaryToken });
    expect((await rowsOf(accountNo)).map(({ kind, detail }) => `${kind} ${detail}`.trim())).toEqual([
      'SIGN_IN',
      'INFO_CHANGED email schoolName',
      'PARENT_SHARE_MADE MISSION',
      'PARENT_SHARE_REVOKED',
      'PASSWORD_CHANGED MY_PAGE',
      'WITHDRAWAL_REQUESTED OTHER',
      'WITHDRAWAL_UNDONE',
      'SIGN_IN',
    ]);
  });

  it('count the refused tries of a storm by account, network and hour, without what was typed', async () => {
    const { accountNo, accountId } = await makeAccount(app, 'edu');
    for (let tried = 0; tried < 40; tried += 1) await signIn(accountId, 'wrong-Guess1');
    for (let tried = 0; tried < 40; tried += 1) await signIn(`Secret!Typed${tried}`, 'wrong-Guess1');
    await signIn(accountId, 'wrong-Guess1', '198.51.100.4');
    app.clock.advance(HOUR);
    await signIn(accountId, 'wrong-Guess1');
    const all = await rows();
    expect(JSON.stringify(all)).not.toContain('Secret!Typed');
    const own = all.filter((row) => row.account_no === accountNo);
    expect(own.reduce((sum, row) => sum + row.try_count, 0)).toBe(42);
    // Judged and slowed ones apart; another network; another hour.
    expect(own.length).toBeLessThanOrEqual(4);
    const unknown = all.filter((row) => row.account_no === null);
    expect(unknown.reduce((sum, row) => sum + row.try_count, 0)).toBe(40);
    expect(unknown).toHaveLength(1);
    // The log that nobody can shorten holds none of them.
    const audited = await app.db.selectFrom('audit_log').select('event').execute();
    expect(audited.filter(({ event }) => event.startsWith('SIGN_IN'))).toEqual([]);
  });

  it('of refused tries leave a line of the log each, without anything of the person, and a storm few', async () => {
    const { accountId } = await makeAccount(app, 'edu');
    const warn = vi.spyOn(app.app.log, 'warn');
    for (let tried = 0; tried < 30; tried += 1) await signIn(accountId, 'wrong-Guess1');
    await signIn('Secret!Typed', 'wrong-Guess1');
    const lines = warn.mock.calls.map(([line]) => line as unknown as Record<string, unknown>);
    // Five judged ones, the first of those that were not looked at, and that of nobody.
    expect(lines).toHaveLength(7);
    expect(lines[0]).toEqual({ event: 'sign-in-refused', code: 'SIGN_IN_FAILED', site: 'edu', tries: 1 });
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${accountId}|Secret|Guess|203`));
  });

  it('of a storm from everywhere stay bounded', async () => {
    const { accountNo, accountId } = await makeAccount(app, 'edu');
    for (let host = 0; host < 260; host += 1) {
      await signIn(accountId, 'wrong-Guess1', `198.${host >> 6}.${host & 63}.1`);
    }
    const own = await rowsOf(accountNo);
    expect(own.length).toBeLessThanOrEqual(202);
    expect(own.reduce((sum, row) => sum + row.try_count, 0)).toBe(260);
  });

  it('are kept three months to the day and deleted by the next run, whatever became of the account', async () => {
    const { accountNo, accountId } = await makeAccount(app, 'edu');
    const at = app.clock.now();
    await signIn(accountId);
    await signIn('nobodyhere');
    const leaving = { status: 'WITHDRAWAL_REQUEST', withdrawal_requested_at: at } as const;
    await app.db.updateTable('account').set(leaving).where('account_no', '=', accountNo).execute();
    await purgeAccount({ db: app.db, now: at, secrets: app.secrets }, accountNo);
    const lastDay = addSeoulMonths(seoulDayStart(at), 3);
    await sweepOldRows(app.db, lastDay + DAY - 1);
    expect((await rows()).map(({ kind }) => kind)).toEqual(['SIGN_IN', 'SIGN_IN_REFUSED']);
    await sweepOldRows(app.db, lastDay + DAY);
    expect(await rows()).toEqual([]);
  });

  it('stay out where what they are about is taken back', async () => {
    const { accountNo } = await makeAccount(app, 'edu');
    const visitor = { address: '203.0.113.7', device: '안드로이드 태블릿 · 크롬' };
    const work = withTransaction(app.db, async (db) => {
      await recordAccess({ db, now: app.clock.now(), visitor }, { accountNo, site: 'edu', kind: 'PASSWORD_CHANGED' });
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow('taken back');
    expect(await rows()).toEqual([]);
  });
});

describe('the list on my page', () => {
  it('shows the own records by pages of 30, the latest first, with a masked address', async () => {
    const { accountId } = await makeAccount(app, 'edu');
    const other = await makeAccount(app, 'edu');
    await signIn(other.accountId, PASSWORD, '192.0.2.9');
    for (let day = 0; day < 31; day += 1) {
      await signIn(accountId);
      app.clock.advance(DAY);
    }
    await signIn(accountId, 'wrong-Guess1', '2001:db8:1:2::9');
    app.clock.advance(1000);
    const { token } = (await signIn(accountId)).data;
    const first = await listOf(token);
    expect(first).toMatchObject({ page: 1, pageSize: 30, totalCount: 33, keptMonths: 3 });
    expect(first.items).toHaveLength(30);
    expect(first.items.slice(0, 3)).toMatchObject([
      { kind: 'SIGN_IN', address: '203.0.113.*', device: '안드로이드 태블릿 · 크롬', count: 1 },
      { kind: 'SIGN_IN_REFUSED', detail: 'SIGN_IN_FAILED', address: '2001:db8:1:*' },
      { kind: 'SIGN_IN' },
    ]);
    const second = await listOf(token, 2);
    expect(second.items).toHaveLength(3);
    expect(JSON.stringify([first, second])).not.toMatch(/203\.0\.113\.7|192\.0\.2/);
  });

  it('of a demo account shows nobody the addresses of others', async () => {
    const { accountId, password } = demoAccounts.edu;
    const { token } = (await signIn(accountId, password)).data;
    expect((await listOf(token)).items).toMatchObject([{ kind: 'SIGN_IN', address: null }]);
  });

  it('asks for a login, and answers whoever belongs to no institution', async () => {
    expect((await app.get(LIST)).status).toBe(401);
    const { accountId } = await makeAccount(app, 'edu', { status: 'NO_AFFILIATION', academy_no: null });
    const { token } = (await signIn(accountId)).data;
    await app.get('/api/main/me', token);
    await app.get('/api/main/me', token);
    expect((await listOf(token)).items.map(({ kind }) => kind)).toEqual(['SIGN_IN']);
    expect((await rows()).map(({ kind, try_count }) => [kind, try_count])).toContainEqual(['ACCESS_REFUSED', 2]);
  });
});
