import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#domain/time/duration.ts';
import { confirmOrder } from '#server/modules/subscription/order/confirmOrder.ts';
import type { PayerContext } from '#server/modules/subscription/PaymentContext.ts';
import { refundTicket } from '#server/modules/subscription/refund/refundTicket.ts';
import { endPeriods } from '#server/modules/subscription/run/endPeriods.ts';
import { reconcilePayments } from '#server/modules/subscription/run/reconcilePayments.ts';
import { renewDueSubscriptions } from '#server/modules/subscription/run/renewDueSubscriptions.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { FaultPoints, ProcessDied } from '../support/FaultPoints.ts';
import { settledProblems, subscriptionProblems } from '../support/subscriptionInvariants.ts';
import { companyBooks, PRODUCTS, ticketBuyer } from '../support/ticketBuyer.ts';
import { watchCompany } from '../support/watchCompany.ts';

/** Minutes after the crash at which the company is asked, and one more for what was sent again. */
const CHECKS = [1, 4, 10, 45, 60];

let app: TestApp;
let askedBlindly: readonly string[];
beforeAll(async () => {
  app = await buildTestApp({ payment: true, content: 'demo' });
  askedBlindly = watchCompany(app);
});
afterAll(() => app.close());

type Buyer = Awaited<ReturnType<typeof ticketBuyer>>;

const contextOf = (accountNo: number, faults: FaultPoints): PayerContext => ({
  db: faults.database(app.db),
  now: app.clock.now(),
  random: Math.random,
  secrets: app.secrets,
  payment: faults.gateway(app.payment.gateway),
  accountNo,
  site: 'home',
});

/** Runs something in a process that dies at the n-th thing it does. @returns whether it did */
async function dieAt(at: number, accountNo: number, work: (context: PayerContext) => Promise<unknown>) {
  const faults = new FaultPoints(at);
  try {
    await work(contextOf(accountNo, faults));
  } catch (error) {
    if (!(error instanceof ProcessDied)) throw error;
  }
  return faults.died;
}

/** The process is started anew, at once or half an hour later, and finds everything out. */
async function recover(at: number) {
  if (at % 3 === 0) app.clock.advance(30 * MINUTE);
  for (const minutes of CHECKS) {
    app.clock.advance(minutes * MINUTE);
    const context = { db: app.db, now: app.clock.now(), secrets: app.secrets, payment: app.payment.gateway };
    await reconcilePayments(context);
    await endPeriods(context);
    expect(await subscriptionProblems(app.db)).toEqual([]);
  }
}

/** Access exactly where money stayed, and never twice. */
async function expectPaidIsOpen(buyer: Buyer, at: number) {
  expect([at, await settledProblems(app.db, companyBooks(app))]).toEqual([at, []]);
  const kept = await app.db
    .selectFrom('payment')
    .select('payment_no')
    .where('account_no', '=', buyer.accountNo)
    .where('balance', '>', 0)
    .execute();
  const open = (await buyer.info()).state === 'ACTIVE';
  expect([at, open]).toEqual([at, kept.length > 0]);
  expect([at, askedBlindly]).toEqual([at, []]);
}

describe('a process that dies anywhere between order and access', () => {
  for (const [name, productNo] of [
    ['paid in the window', PRODUCTS.allMonthly],
    ['paid with a card on file', PRODUCTS.allRecurring],
  ] as const) {
    it(`${name}: paid is open, open is paid, and nobody pays twice`, async () => {
      let points = 0;
      for (let at = 1, died = true; died; at += 1) {
        const buyer = await ticketBuyer(app);
        const { data: order } = await buyer.order(productNo);
        const back = buyer.come(order) as Parameters<typeof confirmOrder>[2];
        died = await dieAt(at, buyer.accountNo, (context) =>
          confirmOrder(context, order.paymentOrderNo, back, (work) => work(context)),
        );
        expect(await subscriptionProblems(app.db)).toEqual([]);
        // Every other buyer loads the page again, the rest has gone away.
        if (at % 2 === 0) await buyer.confirm(order, back);
        await recover(at);
        await expectPaidIsOpen(buyer, at);
        points = at;
      }
      // A point before each statement; reads that are asked together are one.
      expect(points).toBeGreaterThan(20);
    }, 400_000);
  }

  it('in a renewal: charged once for the period, and open', async () => {
    let points = 0;
    for (let at = 1, died = true; died; at += 1) {
      const buyer = await ticketBuyer(app);
      await buyer.buy(PRODUCTS.allRecurring);
      await app.db
        .updateTable('subscription')
        .set({ not_before: Number.MAX_SAFE_INTEGER })
        .where('account_no', '<>', buyer.accountNo)
        .execute();
      app.clock.advance(31 * DAY);
      died = await dieAt(at, buyer.accountNo, (context) => renewDueSubscriptions(context));
      await recover(at);
      await renewDueSubscriptions({ ...contextOf(buyer.accountNo, new FaultPoints(0)) });
      await expectPaidIsOpen(buyer, at);
      const periods = await app.db
        .selectFrom('subscription_period')
        .select('period_start')
        .where('account_no', '=', buyer.accountNo)
        .execute();
      expect([at, periods.length]).toEqual([at, 2]);
      points = at;
    }
    expect(points).toBeGreaterThan(20);
  }, 400_000);

  it('in a refund: given back once, whole', async () => {
    let points = 0;
    for (let at = 1, died = true; died; at += 1) {
      const buyer = await ticketBuyer(app);
      await buyer.buy(PRODUCTS.allMonthly);
      died = await dieAt(at, buyer.accountNo, (context) =>
        refundTicket({ expectedRefund: 11_900, reason: '' }, context, (work) => work(context)),
      );
      await recover(at);
      await expectPaidIsOpen(buyer, at);
      points = at;
    }
    expect(points).toBeGreaterThan(20);
  }, 400_000);
});
