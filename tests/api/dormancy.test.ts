import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addSeoulMonths } from '#domain/account/addSeoulMonths.ts';
import { DAY } from '#domain/time/duration.ts';
import { careForAccounts } from '#server/jobs/careForAccounts.ts';
import { buildTestApp, TEST_START, type TestApp } from '../support/buildTestApp.ts';
import { loginOf, makeAccount } from '../support/makeAccount.ts';
import { studentWho } from '../support/ticketStates.ts';

const YEAR_ON = addSeoulMonths(TEST_START, 12);

describe('accounts that nobody uses', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ content: 'demo' });
  });
  afterEach(() => app.close());

  /** Moves the clock to an instant and lets the hourly work run, twice as it might. */
  async function careAt(instant: number) {
    app.clock.advance(instant - app.clock.now());
    for (let run = 0; run < 2; run += 1) {
      await careForAccounts({ db: app.db, now: app.clock.now(), secrets: app.secrets });
    }
    await app.sendMails();
    return app.mails.splice(0).map(({ to, text }) => [to, text.match(/쉬는 상태가 되는 날\D*(\d.*일)/)?.[1]]);
  }
  const statusOf = async (accountNo: number) =>
    (await app.db.selectFrom('account').select('status').where('account_no', '=', accountNo).executeTakeFirstOrThrow())
      .status;

  it('are told 30 and 7 days before, once each, and fall asleep after twelve months', async () => {
    const { accountNo } = await makeAccount(app, 'edu', { email: 'sleepy@sea.kr', last_seen_at: TEST_START });
    expect(await careAt(YEAR_ON - 30 * DAY - 1)).toEqual([]);
    const first = await careAt(YEAR_ON - 30 * DAY);
    expect(first).toEqual([['sleepy@sea.kr', '2027년 5월\u00a06일']]);
    expect(await careAt(YEAR_ON - 7 * DAY - 1)).toEqual([]);
    expect(await careAt(YEAR_ON - 7 * DAY)).toEqual(first);
    expect(await careAt(YEAR_ON - 1)).toEqual([]);
    expect(await statusOf(accountNo)).toBe('ACTIVE');
    const login = await loginOf(app, 'edu', accountNo);
    expect(await careAt(YEAR_ON)).toEqual([]);
    expect(await statusOf(accountNo)).toBe('DORMANT');
    expect((await app.get('/api/main/me', login)).status).toBe(401);
    const events = await app.db
      .selectFrom('audit_log')
      .select(['event', 'actor_kind', 'details'])
      .where('account_no', '=', accountNo)
      .orderBy('log_no')
      .execute();
    expect(events.map(({ event, details }) => [event, JSON.parse(details)])).toEqual([
      ['DORMANCY_NOTICE', { notice: 'NOTICE_30', mailed: true }],
      ['DORMANCY_NOTICE', { notice: 'NOTICE_7', mailed: true }],
      ['STATUS_CHANGED', { from: 'ACTIVE', to: 'DORMANT' }],
    ]);
    expect(new Set(events.map((each) => each.actor_kind))).toEqual(new Set(['SYSTEM']));
  });

  it('count from the day they were made when nobody ever came', async () => {
    const { accountNo } = await makeAccount(app, 'home', { created_at: TEST_START, last_seen_at: null });
    await careAt(YEAR_ON - 7 * DAY);
    await careAt(YEAR_ON);
    expect(await statusOf(accountNo)).toBe('DORMANT');
  });

  it('stay awake while somebody pays for a ticket', async () => {
    const payer = await studentWho(app, 'bought ALL');
    const left = await studentWho(app, 'ALL ended');
    for (const { accountNo } of [payer, left]) {
      await app.db
        .updateTable('account')
        .set({ last_seen_at: TEST_START })
        .where('account_no', '=', accountNo)
        .execute();
    }
    await careAt(YEAR_ON - 7 * DAY);
    await careAt(YEAR_ON);
    expect([await statusOf(payer.accountNo), await statusOf(left.accountNo)]).toEqual(['ACTIVE', 'DORMANT']);
  });

  it('are awake again with a sign-in, and told anew a year later', async () => {
    const person = await makeAccount(app, 'edu', { email: 'back@sea.kr', last_seen_at: TEST_START });
    expect(await careAt(YEAR_ON - 7 * DAY)).toHaveLength(1);
    const signIn = () => app.post('/api/auth/sign-in', { accountId: person.accountId, password: 'Bada!2026' });
    const held = await signIn();
    const { temporaryToken } = held.data as { temporaryToken: string };
    await app.post('/api/auth/change-password/later', { temporaryToken });
    const seen = app.clock.now();
    expect(await careAt(YEAR_ON + DAY)).toEqual([]);
    expect(await statusOf(person.accountNo)).toBe('ACTIVE');
    expect(await careAt(addSeoulMonths(seen, 12) - 30 * DAY)).toHaveLength(1);
  });

  it('get their seven days of notice even when the server slept', async () => {
    const { accountNo } = await makeAccount(app, 'edu', { email: 'late@sea.kr', last_seen_at: TEST_START });
    const woke = YEAR_ON + 100 * DAY;
    expect(await careAt(woke)).toEqual([['late@sea.kr', '2027년 8월\u00a021일']]);
    await careAt(woke + 7 * DAY - 1);
    expect(await statusOf(accountNo)).toBe('ACTIVE');
    await careAt(woke + 7 * DAY);
    expect(await statusOf(accountNo)).toBe('DORMANT');
    const sleptAt = app.clock.now();
    await careAt(addSeoulMonths(TEST_START, 36));
    expect(await statusOf(accountNo)).toBe('DORMANT');
    await careAt(addSeoulMonths(sleptAt, 24));
    expect(await statusOf(accountNo)).toBe('WITHDRAWAL');
  });

  it('are erased after 24 months of sleep; so are those nobody could sign in to', async () => {
    const asleep = await makeAccount(app, 'edu', {
      status: 'DORMANT',
      name: '잠든이름',
      last_seen_at: TEST_START,
      dormant_at: YEAR_ON,
    });
    const others = [];
    for (const status of ['WAIT', 'INACTIVE', 'NO_AFFILIATION'] as const) {
      others.push(await makeAccount(app, 'edu', { status, last_seen_at: TEST_START }));
    }
    await careAt(addSeoulMonths(TEST_START, 36) - 1);
    for (const each of others) expect(await statusOf(each.accountNo)).not.toBe('WITHDRAWAL');
    await careAt(addSeoulMonths(TEST_START, 36));
    for (const each of [asleep, ...others]) expect(await statusOf(each.accountNo)).toBe('WITHDRAWAL');
    expect(JSON.stringify(await app.db.selectFrom('account').selectAll().execute())).not.toContain('잠든이름');
  });

  it('of the demo never fall asleep', async () => {
    await careAt(addSeoulMonths(TEST_START, 40));
    const rows = await app.db.selectFrom('account').select('status').where('demo', '=', 1).execute();
    expect(rows).toEqual(Array(3).fill({ status: 'ACTIVE' }));
  });

  it('are told once although two nodes look after them at the same moment', async () => {
    await makeAccount(app, 'edu', { email: 'once@sea.kr', last_seen_at: TEST_START });
    app.clock.advance(YEAR_ON - 30 * DAY - app.clock.now());
    const care = () => careForAccounts({ db: app.db, now: app.clock.now(), secrets: app.secrets });
    await Promise.all([care(), care(), care()]);
    await app.sendMails();
    expect(app.mails).toHaveLength(1);
  });

  it('are erased when somebody asked to leave and did not take it back', async () => {
    const asked = { status: 'WITHDRAWAL_REQUEST', status_before_withdrawal: 'ACTIVE' } as const;
    const { accountNo } = await makeAccount(app, 'edu', { ...asked, withdrawal_requested_at: TEST_START });
    await careAt(TEST_START + 3 * DAY - 1);
    expect(await statusOf(accountNo)).toBe('WITHDRAWAL_REQUEST');
    await careAt(TEST_START + 3 * DAY);
    expect(await statusOf(accountNo)).toBe('WITHDRAWAL');
  });
});
