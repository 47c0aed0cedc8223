import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '#domain/time/duration.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { retiredPayments } from '#server/db/migrations/017_retired_payments.ts';
import { purgeAccount } from '#server/modules/account/purgeAccount.ts';
import { dropOldContracts } from '#server/modules/subscription/run/dropOldContracts.ts';
import { reconcileTransactions } from '#server/modules/subscription/run/reconcileTransactions.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { operate } from '../support/operate.ts';
import { subscriptionProblems } from '../support/subscriptionInvariants.ts';
import { liveDays, PRODUCTS, runAll, ticketBuyer } from '../support/ticketBuyer.ts';

const MONEY =
  /^(charge_attempt|payment|payment_ledger|payment_order|payment_refund|price_consent|purchase_consent|subscription|subscription_period)$/;

let app: TestApp;
let buyer: Awaited<ReturnType<typeof ticketBuyer>>;
beforeEach(async () => {
  app = await buildTestApp({ payment: true, content: 'demo' });
  buyer = await ticketBuyer(app);
});
afterEach(async () => {
  expect(await subscriptionProblems(app.db)).toEqual([]);
  await app.close();
});

const context = () => ({ db: app.db, now: app.clock.now(), secrets: app.secrets, payment: app.payment.gateway });
const drop = () => dropOldContracts(context());
/** Noon of a day in Seoul. */
const goTo = (dayKey: string) => app.clock.advance(startOfDayKey(dayKey) + 12 * HOUR - app.clock.now());

/** How many rows of money an account has, by table; tables without any are left out. */
async function rowsOf(accountNo: number): Promise<Record<string, number>> {
  const tables = await dumpTables(app.db);
  const counted: Record<string, number> = {};
  for (const [name, rows] of Object.entries(tables)) {
    if (!MONEY.test(name)) continue;
    const own = rows.filter((row) => (JSON.parse(row) as { account_no?: number }).account_no === accountNo);
    if (own.length > 0) counted[name] = own.length;
  }
  return counted;
}

/** Everything that was ever taken and kept, whether its records are still here or not. */
async function total(): Promise<number> {
  const ledger = await sql<{ won: number }>`select coalesce(sum(amount), 0) as won from payment_ledger`.execute(app.db);
  const retired = await sql<{
    won: number;
  }>`select coalesce(sum(captured - returned), 0) as won from payment_retired`.execute(app.db);
  return Number(ledger.rows[0]?.won) + Number(retired.rows[0]?.won);
}

const retired = () =>
  app.db.selectFrom('payment_retired').select(['captured', 'returned', 'month']).orderBy('payment_no').execute();

describe('contracts after five years', () => {
  it('go whole on the day after, with payments and refunds, and their sums stay', async () => {
    await buyer.buy(PRODUCTS.allMonthly);
    const { data } = await buyer.call<{ items: { paymentNo: number }[] }>('GET', 'payments/me');
    const partly = ['refund-payment', `${data.items[0]?.paymentNo}`, '1900', '--reason', 'TEST'];
    expect((await operate(app, 'subscriptions', ...partly)).code).toBe(0);
    await liveDays(app, 31);
    // A change of plan: two tickets and two payments that belong together.
    await buyer.buy(PRODUCTS.missionRecurring);
    await buyer.change(PRODUCTS.allRecurring, 4_000);
    await buyer.cancel();
    await liveDays(app, 31);
    const before = await rowsOf(buyer.accountNo);
    expect(before).toMatchObject({ payment: 3, payment_refund: 1, payment_ledger: 4, subscription: 3 });
    const sum = await total();
    expect(sum).toBe(10_000 + 5_900 + 4_000);

    goTo('2031-06-06');
    await drop();
    expect(await rowsOf(buyer.accountNo)).toEqual(before);
    goTo('2031-06-07');
    await drop();
    expect(await retired()).toEqual([{ captured: 11_900, returned: 1_900, month: '2026-05' }]);
    expect(await rowsOf(buyer.accountNo)).toMatchObject({ payment: 2, subscription: 2, subscription_period: 2 });
    goTo('2031-07-06');
    await drop();
    expect((await rowsOf(buyer.accountNo)).payment).toBe(2);
    goTo('2031-07-07');
    await drop();
    await drop();
    // The grown-up was verified once for all; nothing else is left, and the account goes on.
    expect(await rowsOf(buyer.accountNo)).toEqual({ purchase_consent: 1 });
    expect(await total()).toBe(sum);
    expect(await retired()).toHaveLength(3);
    expect((await buyer.call<{ items: [] }>('GET', 'payments/me')).data.items).toEqual([]);
    expect((await buyer.buy(PRODUCTS.allMonthly)).data.state).toBe('PAID');
    await reconcileTransactions(context());
    expect(await total()).toBe(sum + 11_900);
  });

  it('stay while one that took their place is open, or somebody looks into them', async () => {
    const asked = await ticketBuyer(app);
    await asked.buy(PRODUCTS.allMonthly);
    await buyer.buy(PRODUCTS.missionRecurring);
    await buyer.change(PRODUCTS.allRecurring, 4_000);
    await liveDays(app, 31);
    const before = [await rowsOf(buyer.accountNo), await rowsOf(asked.accountNo)];
    const opened = { kind: 'STUCK', ref: 'payment-1', details: '{}', opened_at: app.clock.now() } as const;
    await app.db
      .insertInto('payment_case')
      .values({ ...opened, account_no: asked.accountNo })
      .execute();
    goTo('2032-01-01');
    await drop();
    expect([await rowsOf(buyer.accountNo), await rowsOf(asked.accountNo)]).toEqual(before);
    await app.db.updateTable('payment_case').set({ settled_at: app.clock.now() }).execute();
    await drop();
    expect(await rowsOf(asked.accountNo)).toEqual({ purchase_consent: 1 });
  });

  it('of somebody who has left leave nothing at all, and neither does money that was never ours', async () => {
    await buyer.buy(PRODUCTS.allMonthly);
    app.payment.captureUnknown(9_900, 'cb-lost-after-a-restore');
    app.clock.advance(HOUR);
    await reconcileTransactions(context());
    await runAll(app);
    await app.db.updateTable('payment_case').set({ settled_at: app.clock.now() }).execute();
    await liveDays(app, 31);
    await app.db
      .updateTable('account')
      .set({ status: 'WITHDRAWAL_REQUEST', withdrawal_requested_at: 0 })
      .where('account_no', '=', buyer.accountNo)
      .execute();
    await purgeAccount(context(), buyer.accountNo);
    const sum = await total();
    expect(await rowsOf(buyer.accountNo)).toMatchObject({ payment: 1, purchase_consent: 1 });
    goTo('2031-06-08');
    await drop();
    expect(await rowsOf(buyer.accountNo)).toEqual({});
    expect(await app.db.selectFrom('payment').selectAll().execute()).toEqual([]);
    const keys = await app.db.selectFrom('payment_customer').select('account_no').execute();
    expect(keys.map(({ account_no }) => account_no)).not.toContain(buyer.accountNo);
    expect(await total()).toBe(sum);
  });

  it('also go where nothing was ever paid: orders that were left, and verifications without a consent', async () => {
    await buyer.order(PRODUCTS.allMonthly);
    await app.db
      .insertInto('purchase_consent')
      .values({
        account_no: buyer.accountNo,
        product_no: 1,
        price_no: 1,
        price: 6_900,
        relation: 'MOTHER',
        name_sealed: app.secrets.seal('박보호'),
        mobile_sealed: app.secrets.seal('01012341234'),
        identity_verification_id: 'payer-unfinished',
        started_at: app.clock.now(),
      })
      .execute();
    await liveDays(app, 1);
    await drop();
    expect(await rowsOf(buyer.accountNo)).toEqual({ payment_order: 1, purchase_consent: 2 });
    app.clock.advance(1);
    await drop();
    expect(await rowsOf(buyer.accountNo)).toEqual({ payment_order: 1, purchase_consent: 1 });
    goTo('2031-05-09');
    await drop();
    expect(await rowsOf(buyer.accountNo)).toEqual({ purchase_consent: 1 });
  });
});

describe('the ledger', () => {
  it('lets nothing else go: the database itself keeps it, and the term as well', async () => {
    await buyer.buy(PRODUCTS.allMonthly);
    const { db } = app;
    await expect(db.deleteFrom('payment_ledger').execute()).rejects.toThrow(/append-only/);
    const { payment_no } = await db.selectFrom('payment').select('payment_no').executeTakeFirstOrThrow();
    const now = app.clock.now();
    const early = { payment_no, captured: 11_900, returned: 0, month: '2026-05', last_at: now, retired_at: now };
    await expect(db.insertInto('payment_retired').values(early).execute()).rejects.toThrow();
    await expect(db.deleteFrom('payment_ledger').execute()).rejects.toThrow(/append-only/);
    await expect(sql`update payment_ledger set amount = 1`.execute(db)).rejects.toThrow(/append-only/);
  });
});

describe('the step of the schema', () => {
  let empty: TestApp;
  beforeAll(async () => {
    empty = await buildTestApp({ content: 'none' });
  });
  afterAll(() => empty.close());

  it('goes and comes back', async () => {
    const { up, down } = retiredPayments(empty.database.engine);
    const names = async () => (await empty.db.introspection.getTables()).map(({ name }) => name);
    await down?.(empty.db);
    expect(await names()).not.toContain('payment_retired');
    await up(empty.db);
    expect(await names()).toContain('payment_retired');
  });
});
