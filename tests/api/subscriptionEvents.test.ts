import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_PREFIX } from '#domain/subscription/orderIdOf.ts';
import { DAY, MINUTE } from '#domain/time/duration.ts';
import { beginRenewal } from '#server/modules/subscription/charge/beginRenewal.ts';
import { sendCharge } from '#server/modules/subscription/charge/sendCharge.ts';
import { reconcileTransactions } from '#server/modules/subscription/run/reconcileTransactions.ts';
import { renewDueSubscriptions } from '#server/modules/subscription/run/renewDueSubscriptions.ts';
import { requestPriceConsents, sendRenewalMails } from '#server/modules/subscription/run/sendRenewalMails.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { settledProblems } from '../support/subscriptionInvariants.ts';
import { companyBooks, liveDays, PRODUCTS, runAll, ticketBuyer } from '../support/ticketBuyer.ts';
import { watchCompany } from '../support/watchCompany.ts';

let app: TestApp;
let buyer: Awaited<ReturnType<typeof ticketBuyer>>;
/** E25: nothing is asked of the company without a row. */
let askedBlindly: readonly string[];

beforeEach(async () => {
  app = await buildTestApp({ payment: true, content: 'demo' });
  askedBlindly = watchCompany(app);
  buyer = await ticketBuyer(app);
});
afterEach(async () => {
  expect(askedBlindly).toEqual([]);
  await app.close();
});

const context = () => ({ db: app.db, now: app.clock.now(), secrets: app.secrets, payment: app.payment.gateway });
const send = (body: unknown) => app.send('POST', '/api/payment/webhooks/toss', { site: 'home', body });
/** Everything but what only says that something was looked at. */
const stateOfMoney = async () => {
  const tables = Object.entries(await dumpTables(app.db));
  return tables.filter(
    ([name]) =>
      /^(subscription|payment_[clor]|payment$|charge|purchase|price)/.test(name) && name !== 'payment_customer',
  );
};
const settled = async () => expect(await settledProblems(app.db, companyBooks(app))).toEqual([]);

describe('what comes in as a webhook', () => {
  it('before the answer to the confirmation, twice and later again, changes nothing that is right', async () => {
    app.payment.scenario({ on: 'confirm', act: 'half', remembered: true });
    const bought = await buyer.buy(PRODUCTS.allMonthly);
    expect(bought.data.state).toBe('CHECKING');
    const [news] = app.payment.dump().webhooks;
    const body = JSON.parse(news?.body ?? '{}');
    for (let copy = 0; copy < 3; copy += 1) expect((await send(body)).status).toBe(200);
    await runAll(app);
    expect((await buyer.info()).state).toBe('ACTIVE');
    const before = await stateOfMoney();
    await send(body);
    app.clock.advance(3 * MINUTE);
    await runAll(app);
    expect(await stateOfMoney()).toEqual(before);
    const kept = await app.db.selectFrom('payment_webhook').select(['repeat_count', 'state']).execute();
    expect(kept).toEqual([{ repeat_count: 3, state: 'DONE' }]);
    await settled();
  });

  it('is never believed: forged news asks the company at most, and changes nothing', async () => {
    await buyer.buy(PRODUCTS.allMonthly);
    const [capture] = app.payment.captures();
    const { paymentKey = '', orderId = '' } = capture ?? {};
    const before = await stateOfMoney();
    const forged = [
      { eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey, orderId, status: 'CANCELED', totalAmount: 1 } },
      {
        eventType: 'PAYMENT_STATUS_CHANGED',
        data: { paymentKey, orderId, status: 'DONE', totalAmount: 1, secret: 'x' },
      },
      { eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey: 'nobody', orderId: 'cb-new-nobody', status: 'DONE' } },
      { eventType: 'BILLING_DELETED', data: { billingKey: 'guessed' } },
      { eventType: 'payout.changed', data: {} },
      { nothing: true },
      [],
    ];
    for (const body of forged) expect((await send(body)).status).toBe(200);
    for (let copy = 0; copy < 100; copy += 1) {
      const data = { paymentKey: `flood-${copy}`, orderId: `cb-new-flood-${copy}`, status: 'DONE' };
      await send({ eventType: 'PAYMENT_STATUS_CHANGED', data });
    }
    await runAll(app);
    expect(await stateOfMoney()).toEqual(before);
    const kept = await app.db.selectFrom('payment_webhook').select('webhook_no').execute();
    expect(kept.length).toBeLessThanOrEqual(2);
    await settled();
  });

  it('of a cancel that the company made ends the access', async () => {
    await buyer.buy(PRODUCTS.allMonthly);
    const [capture] = app.payment.captures();
    const paymentKey = capture?.paymentKey ?? '';
    const direct = { paymentKey, expectBalance: 11_900, reason: 'at the console', idemKey: 'console-1' };
    expect((await app.payment.gateway.cancel(direct)).kind).toBe('CANCELLED');
    // That was somebody at the company's own console: nothing of ours stands behind it.
    expect(askedBlindly).toHaveLength(1);
    askedBlindly = [];
    const events = app.payment.dump().webhooks.map(({ body }) => JSON.parse(body));
    // Out of order: the cancel before the capture.
    for (const body of events.reverse()) await send(body);
    await runAll(app);
    expect((await buyer.info()).state).toBeNull();
    const { data } = await buyer.call<{ items: { refunds: object[] }[] }>('GET', 'payments/me');
    expect(data.items[0]?.refunds).toMatchObject([{ amount: 11_900, state: 'DONE' }]);
    await settled();
  });

  it('of a deleted card keeps the paid days and asks for another card', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    const billingKey = app.payment.dump().billings[0]?.billingKey ?? '';
    await app.payment.deleteBilling(billingKey);
    await send({ eventType: 'BILLING_DELETED', data: { billingKey } });
    await runAll(app);
    expect(await buyer.info()).toMatchObject({ state: 'ACTIVE', card: null });
    await liveDays(app, 31);
    expect(await buyer.info()).toMatchObject({ state: 'PAST_DUE', pastDue: { reason: 'CARD_UNUSABLE' } });
    expect(app.payment.requests('charge')).toHaveLength(1);
    expect((await buyer.changeCard()).data.state).toBe('PAID');
    expect((await buyer.info()).state).toBe('ACTIVE');
    await settled();
  });
});

describe("the company's books", () => {
  it('give back what was taken under an order of ours that we know nothing of, and leave others alone', async () => {
    app.payment.captureUnknown(9_900, `${ORDER_PREFIX}lost-after-a-restore`);
    app.payment.captureUnknown(5_000, 'another-shop-12345');
    app.clock.advance(MINUTE);
    await reconcileTransactions(context());
    await runAll(app);
    const left = app.payment.dump().payments.map(({ orderId, balanceAmount }) => [orderId, balanceAmount]);
    expect(left).toEqual([
      [`${ORDER_PREFIX}lost-after-a-restore`, 0],
      ['another-shop-12345', 5_000],
    ]);
    expect(await app.db.selectFrom('payment_case').select('kind').execute()).toEqual([{ kind: 'ORPHAN' }]);
  });

  it('attach what was taken for a charge that is still unknown', async () => {
    app.payment.scenario(
      { on: 'charge', act: 'half', remembered: true },
      { on: 'find', act: 'reset', when: 'before', times: 3 },
    );
    expect((await buyer.buy(PRODUCTS.allRecurring)).data.state).toBe('CHECKING');
    app.payment.scenario();
    await reconcileTransactions(context());
    expect((await buyer.info()).state).toBe('ACTIVE');
    await settled();
  });
});

describe('a charge that comes too late', () => {
  it('of a renewal that was cancelled meanwhile is given back', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    app.payment.scenario({ on: 'charge', act: 'half', remembered: true });
    app.clock.advance(31 * DAY);
    await renewDueSubscriptions(context());
    expect(app.payment.captures()).toHaveLength(2);
    expect((await buyer.cancel()).status).toBe(200);
    app.clock.advance(2 * MINUTE);
    await runAll(app);
    expect(app.payment.dump().payments.map(({ balanceAmount }) => balanceAmount)).toEqual([9_900, 0]);
    expect((await buyer.info()).state).toBeNull();
    await settled();
  });

  it('is not even asked for while the company fails: no try is used up', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    app.payment.scenario({ on: 'charge', act: 'decline', code: 'NOT_SUPPORTED_METHOD', times: 1 });
    app.clock.advance(31 * DAY);
    await renewDueSubscriptions(context());
    expect(await buyer.info()).toMatchObject({ state: 'ACTIVE', pastDue: null });
    expect(await app.db.selectFrom('payment_case').select('kind').execute()).toEqual([{ kind: 'MISCONFIGURED' }]);
    await renewDueSubscriptions(context());
    expect(app.payment.requests('charge')).toHaveLength(2);
    app.clock.advance(60 * MINUTE);
    await renewDueSubscriptions(context());
    expect(app.payment.captures()).toHaveLength(2);
    await settled();
  });

  it('on two nodes at once is one', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    app.clock.advance(31 * DAY);
    await Promise.all([1, 2, 3].map(() => renewDueSubscriptions(context())));
    expect(app.payment.captures()).toHaveLength(2);
    expect(app.payment.requests('charge')).toHaveLength(2);
    await settled();
    app.clock.advance(30 * DAY);
    const attemptNo = await beginRenewal(context(), { accountNo: buyer.accountNo });
    expect(await beginRenewal(context(), { accountNo: buyer.accountNo })).toBeNull();
    await Promise.all([1, 2, 3].map(() => sendCharge(context(), attemptNo ?? 0)));
    expect(app.payment.requests('charge')).toHaveLength(3);
    await settled();
  });
});

describe('what has to be told before', () => {
  const raise = (price: number, inDays: number) =>
    app.db
      .insertInto('subscription_price')
      .values({
        product_no: PRODUCTS.allRecurring,
        price,
        effective_at: app.clock.now() + inDays * DAY,
        created_at: app.clock.now(),
      })
      .execute();

  it('a renewal: once, seven days before, to the won', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    await app.sendMails();
    app.mails.length = 0;
    await liveDays(app, 23);
    await sendRenewalMails(context());
    await app.sendMails();
    expect(app.mails).toHaveLength(0);
    await liveDays(app, 1);
    await sendRenewalMails(context());
    await sendRenewalMails(context());
    await app.sendMails();
    expect(app.mails).toHaveLength(1);
  });

  it('a higher price: without a yes the old one is charged, with a yes the new one', async () => {
    const silent = await ticketBuyer(app);
    const refusing = await ticketBuyer(app);
    for (const one of [buyer, silent, refusing]) await one.buy(PRODUCTS.allRecurring);
    await raise(12_900, 25);
    await liveDays(app, 1);
    await requestPriceConsents(context());
    await requestPriceConsents(context());
    expect((await buyer.info()).priceConsent).toMatchObject({ oldPrice: 9_900, newPrice: 12_900, agreed: null });
    expect((await buyer.call('POST', 'price-consents/me', { agreed: true })).status).toBe(200);
    expect((await refusing.call('POST', 'price-consents/me', { agreed: false })).status).toBe(200);
    expect((await buyer.info()).nextPaymentAmount).toBe(12_900);
    expect((await silent.info()).nextPaymentAmount).toBe(9_900);
    await liveDays(app, 30);
    const renewed = app.payment.captures().slice(3);
    expect(renewed.map(({ amount }) => amount).sort()).toEqual([12_900, 9_900, 9_900].sort());
    await settled();
  });

  it('a price that begins later than 30 days is not asked about yet; a lower one never', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    await raise(12_900, 31);
    await raise(7_900, 3);
    await requestPriceConsents(context());
    expect((await buyer.info()).priceConsent).toBeNull();
    await liveDays(app, 31);
    expect(app.payment.captures().map(({ amount }) => amount)).toEqual([9_900, 7_900]);
  });
});
