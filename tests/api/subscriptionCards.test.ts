import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/time/duration.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import { settleCharge } from '#server/modules/subscription/charge/settleCharge.ts';
import { paymentHold } from '#server/modules/subscription/run/paymentHold.ts';
import { reconcilePayments } from '#server/modules/subscription/run/reconcilePayments.ts';
import { reconcileTransactions } from '#server/modules/subscription/run/reconcileTransactions.ts';
import { renewDueSubscriptions } from '#server/modules/subscription/run/renewDueSubscriptions.ts';
import { accessKindsOf } from '../support/accessKindsOf.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { settledProblems } from '../support/subscriptionInvariants.ts';
import { companyBooks, liveDays, PRODUCTS, runAll, ticketBuyer } from '../support/ticketBuyer.ts';

/** Bought on 2026-05-06. */
const DUE = '2026-06-06';

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
const attempts = () => app.db.selectFrom('charge_attempt').select(['status', 'code']).orderBy('attempt_no').execute();
async function quarters(count: number): Promise<void> {
  for (let quarter = 0; quarter < count; quarter += 1) {
    app.clock.advance(15 * MINUTE);
    await runAll(app);
  }
}
async function declineOnTheDay(code: 'INVALID_STOPPED_CARD' | 'REJECT_CARD_PAYMENT'): Promise<void> {
  await buyer.buy(PRODUCTS.allRecurring);
  app.payment.scenario({ on: 'charge', act: 'decline', code });
  await liveDays(app, 31);
  expect((await buyer.info()).state).toBe('PAST_DUE');
  app.payment.scenario();
}

describe('another card', () => {
  it('is written down as an access of its owner', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    await buyer.changeCard();
    expect(await accessKindsOf(app, buyer.accountNo)).toEqual(['CARD_CHANGE_REQUESTED']);
  });
});

describe('another card after a declined renewal', () => {
  const faults = {
    'a setting of ours is wrong': { on: 'charge', act: 'decline', code: 'NOT_SUPPORTED_METHOD', times: 0 },
    'the company is away': { on: 'charge', act: 'reset', when: 'before', times: 0 },
  } as const;

  it.each([
    ['INVALID_STOPPED_CARD', 'a setting of ours is wrong'],
    ['INVALID_STOPPED_CARD', 'the company is away'],
    // It is not left to the next day of the old card either.
    ['REJECT_CARD_PAYMENT', 'a setting of ours is wrong'],
  ] as const)('after %s is charged as soon as it can be, when just then %s', async (code, fault) => {
    await declineOnTheDay(code);
    app.payment.scenario(faults[fault]);
    const changed = await buyer.changeCard();
    expect(['PAID', 'CHECKING']).toContain(changed.data.state);
    await quarters(8);
    expect(await buyer.info()).toMatchObject({ state: 'PAST_DUE', pastDue: { nextTryDate: DUE } });
    const { data } = await buyer.call('GET', `orders/${changed.data.paymentOrderNo}/me`);
    expect(data).toMatchObject({ state: 'PAID', receipt: null, decline: { reason: 'NOT_AVAILABLE' } });
    app.payment.scenario();
    await quarters(5);
    expect(await buyer.info()).toMatchObject({ state: 'ACTIVE', nextPaymentDate: '2026-07-06', pastDue: null });
    expect(app.payment.captures()).toHaveLength(2);
  });

  it('is not charged before the books are compared after a restore, and then by itself', async () => {
    await declineOnTheDay('INVALID_STOPPED_CARD');
    await paymentHold.set(app.db, app.clock.now());
    expect((await buyer.changeCard()).data).toMatchObject({
      state: 'PAID',
      receipt: null,
      decline: { reason: 'NOT_AVAILABLE' },
    });
    await quarters(2);
    expect(app.payment.requests('charge')).toHaveLength(2);
    expect(await buyer.info()).toMatchObject({ pastDue: { reason: 'NOT_AVAILABLE', nextTryDate: DUE } });
    await reconcileTransactions(context());
    await quarters(1);
    expect(app.payment.captures()).toHaveLength(2);
    expect((await buyer.info()).state).toBe('ACTIVE');
  });

  it('that is declined as well has days of its own', async () => {
    await declineOnTheDay('INVALID_STOPPED_CARD');
    await buyer.changeCard('limit');
    expect((await buyer.info()).pastDue).toMatchObject({ reason: 'CARD_REFUSED', nextTryDate: '2026-06-07' });
    await buyer.changeCard('stopped');
    expect((await buyer.info()).pastDue).toMatchObject({ reason: 'CARD_UNUSABLE', nextTryDate: null });
    await liveDays(app, 9);
    expect(app.payment.captures()).toHaveLength(1);
  });
});

describe('another card while a renewal has no answer', () => {
  /** The window is open before the day comes, and the question of that day is lost on its way. */
  async function changeMeanwhile() {
    await buyer.buy(PRODUCTS.allRecurring);
    await liveDays(app, 30);
    app.clock.advance(startOfDayKey(DUE) - 2 * MINUTE - app.clock.now());
    const order = await buyer.openCardWindow();
    app.clock.advance(3 * MINUTE);
    app.payment.scenario({ on: 'charge', act: 'reset', when: 'before', times: 0 });
    await renewDueSubscriptions(context());
    app.payment.scenario();
    expect((await buyer.confirm(order, buyer.come(order))).data).toMatchObject({ state: 'PAID', amount: 0 });
  }

  it('is charged for it: that the card of the question is gone says nothing of this one', async () => {
    await changeMeanwhile();
    app.clock.advance(2 * MINUTE);
    await reconcilePayments(context());
    expect((await attempts()).at(-1)).toEqual({ status: 'FAILED', code: 'OWN_CARD_CHANGED' });
    expect(await buyer.info()).toMatchObject({ state: 'ACTIVE', pastDue: null });
    await quarters(5);
    expect(app.payment.captures()).toHaveLength(2);
    await app.sendMails();
    expect(app.mails.filter(({ subject }) => subject.includes('결제하지 못했습니다'))).toEqual([]);
  });

  it('is charged for it also when the company declines the old one after that', async () => {
    await changeMeanwhile();
    const { attempt_no } = await app.db
      .selectFrom('charge_attempt')
      .select('attempt_no')
      .where('settled_at', 'is', null)
      .executeTakeFirstOrThrow();
    const declined = { kind: 'DECLINED', severity: 'hard', abandoned: false, code: 'INVALID_STOPPED_CARD' } as const;
    await settleCharge(context(), attempt_no, { ...declined, message: '' });
    expect(await buyer.info()).toMatchObject({ state: 'ACTIVE', pastDue: null });
    await quarters(5);
    expect(app.payment.captures()).toHaveLength(2);
  });

  it('that the company deleted counts as no card', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    app.clock.advance(startOfDayKey(DUE) + MINUTE - app.clock.now());
    app.payment.scenario({ on: 'charge', act: 'reset', when: 'before', times: 0 });
    await renewDueSubscriptions(context());
    app.payment.scenario();
    const billingKey = app.payment.dump().billings[0]?.billingKey ?? '';
    await app.payment.deleteBilling(billingKey);
    const body = { eventType: 'BILLING_DELETED', data: { billingKey } };
    await app.send('POST', '/api/payment/webhooks/toss', { site: 'home', body });
    await quarters(1);
    await quarters(1);
    expect(await buyer.info()).toMatchObject({ state: 'PAST_DUE', pastDue: { reason: 'CARD_UNUSABLE' } });
    expect((await buyer.changeCard()).data).toMatchObject({ state: 'PAID', receipt: { amount: 9_900 } });
  });
});

describe('a card window that outlives its ticket', () => {
  /** Opened ten minutes before the last day of a declined renewal is over. */
  async function openAtTheEnd() {
    await declineOnTheDay('INVALID_STOPPED_CARD');
    app.clock.advance(startOfDayKey('2026-06-14') - 10 * MINUTE - app.clock.now());
    const order = await buyer.openCardWindow();
    app.clock.advance(20 * MINUTE);
    return order;
  }

  it.each([
    ['has ended', () => runAll(app)],
    ['is over and not ended yet', async () => undefined],
  ])('registers nothing when the ticket %s, and says so', async (_when, end) => {
    const order = await openAtTheEnd();
    await end();
    const back = await buyer.confirm(order, buyer.come(order));
    expect(back.data).toMatchObject({ state: 'EXPIRED', receipt: null, decline: { reason: 'ABANDONED' } });
    expect(app.payment.requests('issue')).toHaveLength(1);
    await runAll(app);
    expect(await buyer.info()).toMatchObject({ state: null, card: null });
    expect(app.payment.captures()).toHaveLength(1);
    expect(app.payment.dump().billings.filter(({ billingKey }) => billingKey !== null)).toEqual([]);
  });

  it('registers nothing for a ticket whose last day is over while the company is asked for the card', async () => {
    await declineOnTheDay('INVALID_STOPPED_CARD');
    app.clock.advance(startOfDayKey('2026-06-14') - MINUTE - app.clock.now());
    const order = await buyer.openCardWindow();
    app.payment.scenario({ on: 'issue', act: 'reset', when: 'before', times: 0 });
    expect((await buyer.confirm(order, buyer.come(order))).data.state).toBe('CHECKING');
    app.payment.scenario();
    app.clock.advance(2 * MINUTE);
    await runAll(app);
    const { data } = await buyer.call('GET', `orders/${order.paymentOrderNo}/me`);
    expect(data).toMatchObject({ state: 'EXPIRED', decline: { reason: 'ABANDONED' } });
    expect(await buyer.info()).toMatchObject({ state: null, card: null });
    expect(app.payment.captures()).toHaveLength(1);
  });

  it('registers nothing for one that was paid once and is followed by nothing any more', async () => {
    await buyer.buy(PRODUCTS.allMonthly);
    const { data } = await buyer.change(PRODUCTS.missionRecurring, 5_900);
    if (data.order === null) throw new Error('no window');
    await buyer.confirm(data.order, buyer.come(data.order));
    const order = await buyer.openCardWindow();
    expect((await buyer.call('DELETE', 'changes/me')).status).toBe(200);
    expect((await buyer.confirm(order, buyer.come(order))).data).toMatchObject({ state: 'EXPIRED' });
    expect(app.payment.requests('issue')).toHaveLength(1);
  });

  it('ends with its ticket, and so does one whose card was being registered', async () => {
    await declineOnTheDay('INVALID_STOPPED_CARD');
    const order = await buyer.openCardWindow();
    app.payment.scenario({ on: 'issue', act: 'reset', when: 'before', times: 0 });
    expect((await buyer.confirm(order, buyer.come(order))).data.state).toBe('CHECKING');
    app.payment.scenario();
    expect((await buyer.cancel()).status).toBe(200);
    app.clock.advance(2 * MINUTE);
    await runAll(app);
    const { data } = await buyer.call('GET', `orders/${order.paymentOrderNo}/me`);
    expect(data).toMatchObject({ state: 'EXPIRED', receipt: null });
    expect((await buyer.info()).card).toBeNull();
    expect(app.payment.captures()).toHaveLength(1);
  });
});
