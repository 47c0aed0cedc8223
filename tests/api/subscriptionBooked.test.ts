import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { settledProblems } from '../support/subscriptionInvariants.ts';
import { companyBooks, liveDays, PRODUCTS, ticketBuyer } from '../support/ticketBuyer.ts';

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

/** A ticket that was paid once, and a cheaper one that is renewed, booked for its end with a card put on file for it. */
async function book() {
  await buyer.buy(PRODUCTS.allMonthly);
  const { data } = await buyer.change(PRODUCTS.missionRecurring, 5_900);
  if (data.order === null) throw new Error('no window');
  return (await buyer.confirm(data.order, buyer.come(data.order))).data;
}

async function declineOnTheDay() {
  app.payment.scenario({ on: 'charge', act: 'decline', code: 'REJECT_CARD_PAYMENT', times: 0 });
  await liveDays(app, 31);
  expect(await buyer.info()).toMatchObject({
    state: 'PAST_DUE',
    product: { subscriptionType: 'MONTHLY' },
    pendingChange: { product: { subscriptionType: 'RECURRING' }, charge: 5_900 },
    pastDue: { amount: 5_900 },
  });
}

describe('a booked ticket after one that was paid once', () => {
  it('is named with its sum when its first charge is declined', async () => {
    await book();
    await declineOnTheDay();
    await app.sendMails();
    const mail = app.mails.find(({ subject }) => subject.includes('결제하지 못했습니다'));
    expect(mail?.text).toContain('미션 정기 이용권');
    expect(mail?.text).toContain('5,900원');
    expect(mail?.text).not.toContain('모두 이용권');
  });

  it('is paid at once by another card', async () => {
    await book();
    await declineOnTheDay();
    app.payment.scenario();
    expect((await buyer.changeCard()).data).toMatchObject({ state: 'PAID', receipt: { amount: 5_900 } });
    expect(await buyer.info()).toMatchObject({ state: 'ACTIVE', product: { permissionPlan: 'MISSION' } });
  });

  it.each([
    ['cancelled', () => buyer.cancel()],
    ['taken back', () => buyer.call('DELETE', 'changes/me')],
  ])('is charged no more when it is %s after that, and nothing is left open', async (_what, leave) => {
    await book();
    await declineOnTheDay();
    const { paymentOrderNo } = await buyer.openCardWindow();
    expect((await leave()).status).toBe(200);
    expect((await buyer.info()).state).toBeNull();
    // A window that was open meanwhile registers no card for nothing.
    expect((await buyer.call('GET', `orders/${paymentOrderNo}/me`)).data).toMatchObject({ state: 'EXPIRED' });
    await liveDays(app, 10);
    expect(app.payment.captures()).toHaveLength(1);
    expect(app.payment.requests('charge')).toHaveLength(1);
  });

  it('has an order that says it was booked, before its day and after', async () => {
    const order = await book();
    expect(order).toMatchObject({ beginsLater: true, atPeriodEnd: true, startDate: '2026-06-06' });
    await liveDays(app, 31);
    const { data } = await buyer.call('GET', `orders/${order.paymentOrderNo}/me`);
    expect(data).toMatchObject({
      beginsLater: false,
      atPeriodEnd: true,
      startDate: null,
      endDate: null,
      nextPaymentDate: '2026-07-06',
    });
  });
});
