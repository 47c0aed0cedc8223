import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/time/duration.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import { stopPaying } from '#server/modules/subscription/stopPaying.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { operate } from '../support/operate.ts';
import { settledProblems, subscriptionProblems } from '../support/subscriptionInvariants.ts';
import { agreed, companyBooks, liveDays, PRODUCTS, runAll, ticketBuyer } from '../support/ticketBuyer.ts';
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
  expect(await settledProblems(app.db, companyBooks(app))).toEqual([]);
  await app.close();
});

describe('buying', () => {
  it('once: paid in the window, open until the end, then over by itself', async () => {
    const bought = await buyer.buy(PRODUCTS.missionMonthly);
    expect(bought.data).toMatchObject({
      state: 'PAID',
      amount: 6_900,
      startDate: '2026-05-06',
      endDate: '2026-06-05',
      nextPaymentDate: null,
      receipt: { amount: 6_900, card: { company: '현대카드' } },
    });
    expect(await buyer.info()).toMatchObject({
      state: 'ACTIVE',
      subscriptionEndDate: '2026-06-05',
      nextPaymentDate: null,
    });
    await liveDays(app, 30);
    expect((await buyer.info()).state).toBe('ACTIVE');
    await liveDays(app, 1);
    expect((await buyer.info()).state).toBeNull();
    expect(app.payment.captures()).toHaveLength(1);
  });

  it('with renewal: the card is put on file, charged, and charged again each month on its day', async () => {
    const bought = await buyer.buy(PRODUCTS.allRecurring);
    expect(bought.data).toMatchObject({ state: 'PAID', amount: 9_900, nextPaymentDate: '2026-06-06' });
    await liveDays(app, 92);
    expect(app.payment.captures().map(({ amount }) => amount)).toEqual([9_900, 9_900, 9_900, 9_900]);
    expect(await buyer.info()).toMatchObject({
      state: 'ACTIVE',
      nextPaymentDate: '2026-09-06',
      nextPaymentAmount: 9_900,
    });
  });

  it('is refused without a verified payer, without agreements, and a second time', async () => {
    const other = await ticketBuyer(app);
    await app.db.deleteFrom('purchase_consent').where('account_no', '=', other.accountNo).execute();
    expect((await other.order(PRODUCTS.allMonthly)).code).toBe('PURCHASE_CONSENT_REQUIRED');
    const body = { subscriptionProductNo: PRODUCTS.allRecurring, agreements: agreed(PRODUCTS.allMonthly) };
    expect((await buyer.call('POST', 'orders/me', body)).code).toBe('CONSENT_REQUIRED');
    await buyer.buy(PRODUCTS.allMonthly);
    expect((await buyer.order(PRODUCTS.allMonthly)).code).toBe('TICKET_EXISTS');
  });

  it('a declined card costs nothing, says what to do, and the next try may succeed', async () => {
    for (const [card, reason] of [
      ['limit', 'CARD_REFUSED'],
      ['stopped', 'CARD_UNUSABLE'],
    ] as const) {
      const refused = await buyer.buy(PRODUCTS.allMonthly, card);
      expect(refused.data).toMatchObject({ state: 'DECLINED', receipt: null, decline: { reason } });
    }
    expect((await buyer.info()).state).toBeNull();
    expect((await buyer.buy(PRODUCTS.allMonthly)).data.state).toBe('PAID');
  });

  it('at another price than the one that was shown orders nothing', async () => {
    const body = { subscriptionProductNo: PRODUCTS.allMonthly, agreements: agreed(PRODUCTS.allMonthly) };
    const refused = await buyer.call('POST', 'orders/me', { ...body, expectedPrice: 10_900 });
    expect([refused.status, refused.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(await app.db.selectFrom('payment_order').selectAll().execute()).toEqual([]);
    expect((await buyer.call('POST', 'orders/me', { ...body, expectedPrice: 11_900 })).status).toBe(200);
  });

  it('with boxes of an older text is refused, and that is what the page says', async () => {
    const agreements = agreed(PRODUCTS.allRecurring).map((box) => ({
      ...box,
      version: box.code === 'RENEWAL' ? 1 : box.version,
    }));
    const refused = await buyer.call('POST', 'orders/me', { subscriptionProductNo: PRODUCTS.allRecurring, agreements });
    expect([refused.status, refused.code]).toEqual([422, 'CONSENT_REQUIRED']);
    expect(refused.message).toContain('동의하실 내용이 바뀌었습니다');
  });

  it('a tampered return asks the company nothing', async () => {
    const { data: once } = await buyer.order(PRODUCTS.allMonthly);
    const paid = buyer.come(once) as { paymentKey: string; orderId: string; amount: number };
    const tampered = [
      { ...paid, amount: 100 },
      { ...paid, orderId: 'cb-new-00000000' },
      { ...paid, paymentKey: '../../v1/billing/x' },
      { ...paid, paymentKey: '%2e%2e' },
      { authKey: 'x', customerKey: once.customerKey, nonce: once.nonce },
    ];
    for (const body of tampered) expect((await buyer.confirm(once, body)).code).toBe('PAYMENT_MISMATCH');
    const { data: card } = await buyer.order(PRODUCTS.allRecurring);
    const registered = buyer.come(card);
    const stranger = await ticketBuyer(app);
    const theirs = await stranger.order(PRODUCTS.allRecurring);
    for (const body of [
      { ...registered, nonce: 'x'.repeat(32) },
      { ...registered, customerKey: theirs.data.customerKey },
      { ...registered, nonce: theirs.data.nonce },
    ]) {
      expect((await buyer.confirm(card, body)).code).toBe('PAYMENT_MISMATCH');
    }
    expect(app.payment.requests()).toEqual([]);
    // The address of the one opened by the other: not theirs.
    expect((await stranger.confirm(card, registered)).status).toBe(404);
    expect(app.payment.requests()).toEqual([]);
  });

  it('the same return again, also at the same moment, charges once', async () => {
    const { data: made } = await buyer.order(PRODUCTS.allMonthly);
    const paid = buyer.come(made);
    const answers = await Promise.all([1, 2, 3, 4].map(() => buyer.confirm(made, paid)));
    for (const { status } of answers) expect(status).toBe(200);
    expect((await buyer.confirm(made, paid)).data.state).toBe('PAID');
    expect(app.payment.captures()).toHaveLength(1);
    expect(app.payment.requests('confirm')).toHaveLength(1);
  });

  it('an answer that is lost after the capture is found out, and access follows', async () => {
    app.payment.scenario({ on: 'confirm', act: 'half', remembered: true, times: 0 });
    const unknown = await buyer.buy(PRODUCTS.allMonthly);
    expect(unknown.data.state).toBe('CHECKING');
    expect(await buyer.info()).toMatchObject({ state: 'PENDING', checkingOrderNo: unknown.data.paymentOrderNo });
    expect((await buyer.order(PRODUCTS.allMonthly)).code).toBe('PAYMENT_CHECKING');
    app.clock.advance(MINUTE);
    await runAll(app);
    expect((await buyer.info()).state).toBe('ACTIVE');
    expect(app.payment.captures()).toHaveLength(1);
  });

  it('an answer that is lost before the capture ends in one capture or none', async () => {
    app.payment.scenario({
      on: 'charge',
      act: 'error',
      when: 'before',
      code: 'FAILED_INTERNAL_SYSTEM_PROCESSING',
      times: 0,
    });
    const unknown = await buyer.buy(PRODUCTS.allRecurring);
    expect(unknown.data.state).toBe('CHECKING');
    for (let minute = 0; minute < 70; minute += 1) {
      app.clock.advance(MINUTE);
      await runAll(app);
      expect(await subscriptionProblems(app.db)).toEqual([]);
    }
    expect((await buyer.info()).state).toBeNull();
    expect(app.payment.captures()).toEqual([]);
    app.payment.scenario();
    expect((await buyer.buy(PRODUCTS.allRecurring)).data.state).toBe('PAID');
  });
});

describe('the watch of these tests', () => {
  it('E25: sees what is asked of the company without a row that was committed before', async () => {
    const seen = askedBlindly;
    askedBlindly = [];
    const orderId = 'cb-new-of-nobody';
    const paid = app.payment.pay({ orderId, amount: 100 }, 'limit');
    await app.payment.gateway.confirm({ ...paid, idemKey: `${orderId}-charge` });
    const refund = { paymentKey: paid.paymentKey, expectBalance: 100, reason: 'none', idemKey: 'cb-refund-1' };
    await app.payment.gateway.cancel(refund);
    await app.payment.gateway.issueBillingKey({ authKey: 'none', customerKey: 'nobody', idemKey: 'none-card' });
    expect(seen).toEqual([
      `the charge of ${orderId} was asked for without a row`,
      `the refund of ${paid.paymentKey} was asked for without a row`,
      'a card for nobody was asked for without a row',
    ]);
  });
});

describe('a declined renewal', () => {
  it('is tried again on the days +1, +3, +5, +7, stays open meanwhile, and ends', async () => {
    await buyer.buy(PRODUCTS.allRecurring, 'good');
    app.payment.scenario({ on: 'charge', act: 'decline', code: 'REJECT_CARD_PAYMENT', times: 0 });
    await liveDays(app, 31);
    const due = '2026-06-06';
    const days = [];
    for (let day = 0; day <= 8; day += 1) {
      const info = await buyer.info();
      days.push([info.state, info.pastDue?.nextTryDate ?? null, app.payment.requests('charge').length - 1]);
      expect(info.pastDue?.openUntil ?? shiftDayKey(due, 7)).toBe(shiftDayKey(due, 7));
      await liveDays(app, 1);
    }
    expect(days).toEqual([
      ['PAST_DUE', '2026-06-07', 1],
      ['PAST_DUE', '2026-06-09', 2],
      ['PAST_DUE', '2026-06-09', 2],
      ['PAST_DUE', '2026-06-11', 3],
      ['PAST_DUE', '2026-06-11', 3],
      ['PAST_DUE', '2026-06-13', 4],
      ['PAST_DUE', '2026-06-13', 4],
      // The last try is over, the day that was promised is not.
      ['PAST_DUE', null, 5],
      [null, null, 5],
    ]);
    await app.sendMails();
    expect(app.mails.at(-1)?.text).toContain('2026년 6월\u00a013일');
    app.payment.scenario();
    await liveDays(app, 40);
    expect(app.payment.captures()).toHaveLength(1);
  });

  it('keeps its day when a later try succeeds', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    app.payment.scenario({ on: 'charge', act: 'decline', code: 'REJECT_CARD_COMPANY', times: 2 });
    await liveDays(app, 34);
    expect(await buyer.info()).toMatchObject({ state: 'ACTIVE', nextPaymentDate: '2026-07-06', pastDue: null });
  });

  it('with a card that cannot be used is charged at once when another is put on file', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    app.payment.scenario({ on: 'charge', act: 'decline', code: 'INVALID_STOPPED_CARD' });
    await liveDays(app, 33);
    expect(await buyer.info()).toMatchObject({
      state: 'PAST_DUE',
      pastDue: { reason: 'CARD_UNUSABLE', nextTryDate: null },
    });
    expect(app.payment.requests('charge')).toHaveLength(2);
    const changed = await buyer.changeCard();
    // The page that comes back from the card window is the receipt of what the card just paid.
    expect(changed.data).toMatchObject({
      kind: 'CARD_CHANGE',
      state: 'PAID',
      amount: 9_900,
      receipt: { amount: 9_900 },
      decline: null,
      startDate: '2026-06-06',
      nextPaymentDate: '2026-07-06',
    });
    expect(await buyer.info()).toMatchObject({ state: 'ACTIVE', nextPaymentDate: '2026-07-06' });
    await runAll(app);
    expect(app.payment.dump().billings).toHaveLength(1);
  });

  it('that the new card cannot pay either is told, and so is one that is still being asked about', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    app.payment.scenario({ on: 'charge', act: 'decline', code: 'INVALID_STOPPED_CARD' });
    await liveDays(app, 31);
    const declined = await buyer.changeCard('limit');
    expect(declined.data).toMatchObject({
      state: 'PAID',
      amount: 9_900,
      receipt: null,
      startDate: null,
      endDate: null,
    });
    expect(declined.data.decline?.reason).toBe('CARD_REFUSED');
    app.payment.scenario({ on: 'charge', act: 'half', remembered: true, times: 0 });
    const unknown = await buyer.changeCard();
    expect(unknown.data).toMatchObject({ state: 'CHECKING', amount: 9_900, receipt: null });
    app.payment.scenario();
    app.clock.advance(MINUTE);
    await runAll(app);
    const { data } = await buyer.call('GET', `orders/${unknown.data.paymentOrderNo}/me`);
    expect(data).toMatchObject({ state: 'PAID', receipt: { amount: 9_900 }, decline: null });
    expect(app.payment.captures()).toHaveLength(2);
  });

  it('without one, another card is charged nothing, and the next payment is told', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    const changed = await buyer.changeCard();
    expect(changed.data).toMatchObject({ state: 'PAID', amount: 0, receipt: null, nextPaymentDate: '2026-06-06' });
    expect(changed.data.startDate).toBeNull();
  });

  it('ends at once when it is cancelled, and nothing is charged any more', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    app.payment.scenario({ on: 'charge', act: 'decline', code: 'REJECT_CARD_PAYMENT' });
    await liveDays(app, 31);
    expect((await buyer.cancel()).data).toEqual({ cancelAtPeriodEnd: false, openUntil: null });
    await liveDays(app, 40);
    expect(app.payment.requests('charge')).toHaveLength(2);
  });
});

describe('leaving', () => {
  it('keeps what is paid until its end, and can be taken back', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    expect((await buyer.cancel()).data).toMatchObject({ cancelAtPeriodEnd: true, openUntil: '2026-06-05' });
    expect(await buyer.info()).toMatchObject({ state: 'ACTIVE', nextPaymentDate: null, cancelAtPeriodEnd: true });
    await buyer.undoCancel();
    await liveDays(app, 31);
    expect(app.payment.captures()).toHaveLength(2);
    await buyer.cancel();
    await liveDays(app, 31);
    expect((await buyer.info()).state).toBeNull();
    expect(app.payment.captures()).toHaveLength(2);
    // Nothing is left to charge: the card is gone here and there.
    expect(app.payment.dump().billings).toEqual([]);
  });

  it('gives all back within seven days when unused', async () => {
    await buyer.buy(PRODUCTS.allYearly);
    await liveDays(app, 7);
    const { data } = await buyer.refundPreview();
    expect(data).toMatchObject({ refund: 119_000, rule: 'FULL', used: false });
    expect((await buyer.refund(118_999)).code).toBe('PRICE_CHANGED');
    expect((await buyer.refund(119_000)).data).toEqual({ refund: 119_000, state: 'DONE', toldByMail: true });
    expect((await buyer.info()).state).toBeNull();
    expect((await buyer.refund(119_000)).code).toBe('TICKET_STATE');
  });

  it('gives the days that are left back afterwards', async () => {
    await buyer.buy(PRODUCTS.allYearly);
    await liveDays(app, 8);
    const { data } = await buyer.refundPreview();
    expect(data).toMatchObject({ refund: 119_000 - Math.floor((119_000 * 9) / 365), rule: 'PRORATED' });
    expect((await buyer.refund(data.refund)).data.state).toBe('DONE');
  });

  it('gives back only what paid the days that are left, and credit where it came from', async () => {
    await buyer.buy(PRODUCTS.missionRecurring);
    await liveDays(app, 31);
    // The second month, paid today, is worth 5,900 of credit.
    await buyer.change(PRODUCTS.allRecurring, 4_000);
    expect((await buyer.refundPreview()).data).toMatchObject({ refund: 9_900, rule: 'FULL' });
    expect((await buyer.refund(9_900)).data.state).toBe('DONE');
    const left = app.payment.dump().payments.map(({ totalAmount, balanceAmount }) => [totalAmount, balanceAmount]);
    // The first month was used up and stays.
    expect(left).toEqual([
      [5_900, 5_900],
      [5_900, 0],
      [4_000, 0],
    ]);
  });

  it('waits while another refund of the same payment is on its way, and says so', async () => {
    await buyer.buy(PRODUCTS.allMonthly);
    const paymentNo = (await buyer.call<{ items: { paymentNo: number }[] }>('GET', 'payments/me')).data.items[0]
      ?.paymentNo;
    const { code } = await operate(app, 'subscriptions', 'refund-payment', `${paymentNo}`, '1000', '--reason', 'TEST');
    expect(code).toBe(0);
    const refused = await buyer.refund(11_900);
    expect([refused.status, refused.code]).toEqual([409, 'PAYMENT_CHECKING']);
    expect(refused.message).toContain('앞선 환불을 카드사가 처리하고 있습니다');
    expect((await buyer.info()).state).toBe('ACTIVE');
    await runAll(app);
    expect((await buyer.refund(11_900)).code).toBe('PRICE_CHANGED');
    const { data } = await buyer.refundPreview();
    expect(data).toMatchObject({ refund: 10_900, paid: 11_900, credit: 0, returned: 1_000 });
    expect((await buyer.refund(10_900)).data).toEqual({ refund: 10_900, state: 'DONE', toldByMail: true });
  });

  it('may ask again for what the company refused before', async () => {
    await buyer.buy(PRODUCTS.allMonthly);
    const paymentNo = (await buyer.call<{ items: { paymentNo: number }[] }>('GET', 'payments/me')).data.items[0]
      ?.paymentNo;
    app.payment.scenario({ on: 'cancel', act: 'error', when: 'before', code: 'NOT_CANCELABLE_PAYMENT' });
    await operate(app, 'subscriptions', 'refund-payment', `${paymentNo}`, '11900', '--reason', 'TEST');
    await runAll(app);
    app.payment.scenario();
    expect((await buyer.refund(11_900)).data).toEqual({ refund: 11_900, state: 'DONE', toldByMail: true });
    await app.db.updateTable('payment_case').set({ settled_at: app.clock.now() }).execute();
  });

  it('gives back once when the answer to a refund is lost', async () => {
    await buyer.buy(PRODUCTS.allMonthly);
    app.payment.scenario({ on: 'cancel', act: 'half', remembered: true, times: 0 });
    expect((await buyer.refund(11_900)).data.state).toBe('WAITING');
    app.clock.advance(MINUTE);
    await runAll(app);
    const { data } = await buyer.call<{ items: { refunds: { state: string }[] }[] }>('GET', 'payments/me');
    expect(data.items[0]?.refunds).toMatchObject([{ amount: 11_900, state: 'DONE' }]);
  });

  it('of the account returns the ticket and keeps only what the law wants', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    const context = { db: app.db, now: app.clock.now(), secrets: app.secrets };
    expect(await stopPaying(context, buyer.accountNo)).toBe(9_900);
    await runAll(app);
    expect(app.payment.dump().billings).toEqual([]);
  });
});

describe('changing', () => {
  it('to more charges the difference today, to the won', async () => {
    await buyer.buy(PRODUCTS.missionRecurring);
    await liveDays(app, 10);
    const { data } = await buyer.preview(PRODUCTS.allRecurring);
    expect(data).toMatchObject({
      when: 'NOW',
      by: 'CARD',
      credit: 3_996,
      charge: 5_904,
      nextPaymentDate: '2026-06-16',
    });
    expect((await buyer.change(PRODUCTS.allRecurring, 5_903)).code).toBe('PRICE_CHANGED');
    const changed = await buyer.change(PRODUCTS.allRecurring, 5_904, 'the-same-key');
    expect(changed.data.status).toMatchObject({ state: 'PAID', amount: 5_904 });
    expect((await buyer.change(PRODUCTS.allRecurring, 5_904, 'the-same-key')).data).toEqual(changed.data);
    expect(await buyer.info()).toMatchObject({ state: 'ACTIVE', product: { permissionPlan: 'ALL' } });
    await liveDays(app, 31);
    expect(app.payment.captures().map(({ amount }) => amount)).toEqual([5_900, 5_904, 9_900]);
  });

  it('to less waits for the period end, and can be taken back', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    const begun = await buyer.change(PRODUCTS.missionRecurring, 5_900);
    // Nothing was paid: no page may say so.
    expect(begun.data).toEqual({ when: 'PERIOD_END', order: null, status: null });
    expect((await buyer.info()).pendingChange).toMatchObject({ startDate: '2026-06-06', charge: 5_900 });
    expect((await buyer.call('DELETE', 'changes/me')).status).toBe(200);
    expect((await buyer.info()).pendingChange).toBeNull();
    await buyer.change(PRODUCTS.missionRecurring, 5_900);
    await liveDays(app, 31);
    expect(app.payment.captures().map(({ amount }) => amount)).toEqual([9_900, 5_900]);
    expect(await buyer.info()).toMatchObject({ product: { permissionPlan: 'MISSION' }, nextPaymentDate: '2026-07-06' });
  });

  it('carries credit that is worth more than the new price', async () => {
    await buyer.buy(PRODUCTS.missionYearly);
    const { data } = await buyer.preview(PRODUCTS.allRecurring);
    expect(data).toMatchObject({ when: 'NOW', by: 'BILLING', charge: 0, creditLeft: 59_100 });
    const begun = await buyer.change(PRODUCTS.allRecurring, 0);
    const window = begun.data.order;
    if (window === null) throw new Error('no window');
    expect((await buyer.confirm(window, buyer.come(window))).data.state).toBe('PAID');
    await liveDays(app, 2);
    const { data: refund } = await buyer.refundPreview();
    // What the days were worth and the credit that is left: the page shows both, and they add up.
    expect(refund).toMatchObject({
      paid: 9_900,
      credit: 59_100,
      returned: 0,
      usedDays: 3,
      rule: 'FULL',
      refund: 69_000,
    });
    await liveDays(app, 29 + 30 + 31);
    expect(app.payment.captures()).toHaveLength(1);
    expect(await buyer.info()).toMatchObject({ state: 'ACTIVE', creditLeft: 59_100 - 3 * 9_900 });
  });
});
