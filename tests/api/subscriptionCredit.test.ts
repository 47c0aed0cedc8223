import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reconcileTransactions } from '#server/modules/subscription/run/reconcileTransactions.ts';
import { stopPaying } from '#server/modules/subscription/stopPaying.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { operate } from '../support/operate.ts';
import { settledProblems } from '../support/subscriptionInvariants.ts';
import { companyBooks, liveDays, PRODUCTS, runAll, ticketBuyer } from '../support/ticketBuyer.ts';

let app: TestApp;
let buyer: Awaited<ReturnType<typeof ticketBuyer>>;
beforeEach(async () => {
  app = await buildTestApp({ payment: true, content: 'demo' });
  buyer = await ticketBuyer(app);
});
afterEach(async () => {
  expect(await settledProblems(app.db, companyBooks(app))).toEqual([]);
  await app.close();
});

const context = () => ({ db: app.db, now: app.clock.now(), secrets: app.secrets, payment: app.payment.gateway });
/** What the company still holds of each payment, in the order of the payments. */
const held = () => app.payment.dump().payments.map(({ balanceAmount }) => balanceAmount);
const offered = async (productNo: number) => (await buyer.preview(productNo)).data;

/** A person gives something of a payment back; it is on its way until `runAll`. */
async function giveBack(paymentNo: number, won: number): Promise<void> {
  const { code } = await operate(app, 'subscriptions', 'refund-payment', `${paymentNo}`, `${won}`, '--reason', 'CARE');
  expect(code).toBe(0);
}

/** Somebody cancels at the company's own console. */
async function atCompany(index: number, won: number): Promise<void> {
  const { paymentKey, balanceAmount } = app.payment.dump().payments[index] ?? { paymentKey: '', balanceAmount: 0 };
  const direct = {
    paymentKey,
    ...(won === balanceAmount ? {} : { amount: won }),
    expectBalance: balanceAmount,
    reason: 'console',
    idemKey: `console-${index}`,
  };
  expect((await app.payment.gateway.cancel(direct)).kind).toBe('CANCELLED');
}

/** The same, and the daily comparison finds it. */
async function cancelAtCompany(index: number, won: number): Promise<void> {
  await atCompany(index, won);
  await reconcileTransactions(context());
}

/** Changes to a recurring ticket with credit that is worth more than its price; the card is put on file. */
async function carryOver(): Promise<number> {
  const { creditLeft } = await offered(PRODUCTS.allRecurring);
  const { data } = await buyer.change(PRODUCTS.allRecurring, 0);
  if (data.order === null) throw new Error('no window');
  await buyer.confirm(data.order, buyer.come(data.order));
  return creditLeft;
}

describe('money of a ticket that went back', () => {
  it('is no credit for another one, from the moment it is on its way', async () => {
    await buyer.buy(PRODUCTS.missionYearly);
    expect(await offered(PRODUCTS.allYearly)).toMatchObject({ credit: 69_000, charge: 50_000 });
    await giveBack(1, 20_000);
    expect(await offered(PRODUCTS.allYearly)).toMatchObject({ credit: 49_000, charge: 70_000 });
    await runAll(app);
    expect(await offered(PRODUCTS.allYearly)).toMatchObject({ credit: 49_000, charge: 70_000 });
    await giveBack(1, 49_000);
    await runAll(app);
    expect(await offered(PRODUCTS.allYearly)).toMatchObject({ credit: 0, charge: 119_000 });
    expect((await buyer.refundPreview()).data).toMatchObject({ refund: 0 });
  });

  it('is credit again when the company refuses to give it back', async () => {
    await buyer.buy(PRODUCTS.missionYearly);
    app.payment.scenario({ on: 'cancel', act: 'error', when: 'before', code: 'NOT_CANCELABLE_PAYMENT' });
    await giveBack(1, 69_000);
    expect((await offered(PRODUCTS.allYearly)).credit).toBe(0);
    await runAll(app);
    expect((await offered(PRODUCTS.allYearly)).credit).toBe(69_000);
  });

  it('in part, by the company, is no credit either', async () => {
    await buyer.buy(PRODUCTS.missionRecurring);
    await cancelAtCompany(0, 1_900);
    expect(await offered(PRODUCTS.allRecurring)).toMatchObject({ credit: 4_000, charge: 5_900 });
  });

  it.each([
    ['a person', () => giveBack(1, 20_000)],
    ['the company', () => cancelAtCompany(0, 20_000)],
  ])('while a window is open is not taken off there: given back by %s', async (_who, give) => {
    await buyer.buy(PRODUCTS.missionYearly);
    const { data } = await buyer.change(PRODUCTS.allYearly, 50_000);
    if (data.order === null) throw new Error('no window');
    app.clock.advance(60_000);
    await give();
    const back = await buyer.confirm(data.order, buyer.come(data.order));
    expect(back.data).toMatchObject({ state: 'EXPIRED', receipt: null });
    await runAll(app);
    expect(held().slice(0, 1)).toEqual([49_000]);
    expect(await buyer.info()).toMatchObject({ state: 'ACTIVE', product: { permissionPlan: 'MISSION' } });
    expect(await offered(PRODUCTS.allYearly)).toMatchObject({ credit: 49_000, charge: 70_000 });
  });

  it('is not taken off in a window that was opened while a run was finding it out', async () => {
    await buyer.buy(PRODUCTS.missionYearly);
    await atCompany(0, 20_000);
    app.clock.advance(1_000);
    const run = context();
    app.clock.advance(60_000);
    const { data } = await buyer.change(PRODUCTS.allYearly, 50_000);
    if (data.order === null) throw new Error('no window');
    await reconcileTransactions(run);
    const back = await buyer.confirm(data.order, buyer.come(data.order));
    expect(back.data).toMatchObject({ state: 'EXPIRED', receipt: null });
    expect(held().slice(0, 1)).toEqual([49_000]);
    expect(app.payment.captures()).toHaveLength(1);
  });

  it('is no credit for a third ticket, when it was taken off the second and went back since', async () => {
    await buyer.buy(PRODUCTS.missionRecurring);
    await liveDays(app, 1);
    await buyer.change(PRODUCTS.allRecurring, 4_191);
    expect(await offered(PRODUCTS.allYearly)).toMatchObject({ credit: 9_900 });
    await giveBack(1, 1_900);
    expect(await offered(PRODUCTS.allYearly)).toMatchObject({ credit: 4_191 + 4_000 });
    await runAll(app);
    expect(await offered(PRODUCTS.allYearly)).toMatchObject({ credit: 4_191 + 4_000 });
    await cancelAtCompany(0, 4_000);
    expect(await offered(PRODUCTS.allYearly)).toMatchObject({ credit: 4_191, charge: 119_000 - 4_191 });
    // What a return gives as well.
    expect((await buyer.refundPreview()).data).toMatchObject({ refund: 4_191 });
  });

  it('leaves nothing that could come out of a month that is over', async () => {
    await buyer.buy(PRODUCTS.missionRecurring);
    await liveDays(app, 31);
    await giveBack(2, 5_900);
    await runAll(app);
    expect(await offered(PRODUCTS.allRecurring)).toMatchObject({ credit: 0, charge: 9_900 });
    await buyer.change(PRODUCTS.allRecurring, 9_900);
    expect((await buyer.refundPreview()).data).toMatchObject({ refund: 9_900 });
    expect((await buyer.refund(9_900)).status).toBe(200);
    expect(held()).toEqual([5_900, 0, 0]);
  });

  it('after it was taken off another price comes out of no other month', async () => {
    await buyer.buy(PRODUCTS.missionRecurring);
    await liveDays(app, 31);
    expect((await buyer.change(PRODUCTS.allRecurring, 4_000)).status).toBe(200);
    await cancelAtCompany(1, 5_900);
    expect((await buyer.refundPreview()).data).toMatchObject({ refund: 4_000 });
    expect((await buyer.refund(4_000)).status).toBe(200);
    expect(held()).toEqual([5_900, 0, 0]);
  });
});

describe('credit that was passed on', () => {
  it('through a booked ticket goes back to the payment it came from, not to a month that was used', async () => {
    await buyer.buy(PRODUCTS.missionYearly);
    expect(await carryOver()).toBe(59_100);
    expect((await buyer.change(PRODUCTS.missionRecurring, 0)).status).toBe(200);
    await liveDays(app, 31);
    expect(await buyer.info()).toMatchObject({ product: { permissionPlan: 'MISSION' }, creditLeft: 53_200 });
    expect((await buyer.refundPreview()).data).toMatchObject({ refund: 59_100 });
    expect((await buyer.refund(59_100)).status).toBe(200);
    expect(held()).toEqual([9_900]);
  });
});

describe('a period that credit helped to pay, cancelled by the company', () => {
  /** 4,191 by card and 5,709 of the first payment. */
  async function upgrade(): Promise<void> {
    await buyer.buy(PRODUCTS.missionRecurring);
    await liveDays(app, 1);
    expect(await offered(PRODUCTS.allRecurring)).toMatchObject({ credit: 5_709, charge: 4_191 });
    await buyer.change(PRODUCTS.allRecurring, 4_191);
  }

  it('ends the ticket and gives the credit back', async () => {
    await upgrade();
    const window = await buyer.openCardWindow();
    await cancelAtCompany(1, 4_191);
    expect((await buyer.info()).state).toBeNull();
    await runAll(app);
    expect(held()).toEqual([5_900 - 5_709, 0]);
    const { data } = await buyer.call('GET', `orders/${window.paymentOrderNo}/me`);
    expect(data).toMatchObject({ state: 'EXPIRED' });
    await app.sendMails();
    expect(app.mails.filter(({ subject }) => subject.includes('환불')).map(({ text }) => text)).toEqual([
      expect.stringContaining('4,191원'),
      expect.stringContaining('5,709원'),
    ]);
    await liveDays(app, 40);
    expect(app.payment.captures()).toHaveLength(2);
  });

  it('opens a case where another refund of that payment is on its way', async () => {
    await upgrade();
    await giveBack(1, 100);
    await cancelAtCompany(1, 4_191);
    const cases = await app.db.selectFrom('payment_case').select(['kind', 'ref', 'details']).execute();
    expect(cases).toEqual([{ kind: 'STUCK', ref: 'payment-1', details: '{"paymentNo":1,"amount":5709}' }]);
    await runAll(app);
    expect(held()).toEqual([5_800, 0]);
  });

  it('gives the credit of later months back as well', async () => {
    await buyer.buy(PRODUCTS.missionYearly);
    await carryOver();
    while (app.payment.captures().length < 2) await liveDays(app, 1);
    const [, last = 0] = held();
    await cancelAtCompany(1, last);
    await runAll(app);
    // The last period was paid by the card and the rest of the credit.
    expect(held()).toEqual([69_000 - (9_900 - last), 0]);
  });
});

it('leaving gives back no more than is left of a payment of which something is on its way', async () => {
  await buyer.buy(PRODUCTS.allMonthly);
  await giveBack(1, 1_900);
  await stopPaying(context(), buyer.accountNo);
  await runAll(app);
  expect(held()).toEqual([10_000]);
});
