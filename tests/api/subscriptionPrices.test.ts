import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionProducts } from '#contract/subscription.ts';
import { DAY } from '#domain/time/duration.ts';
import { requestPriceConsents, sendRenewalMails } from '#server/modules/subscription/run/sendRenewalMails.ts';
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

const context = () => ({ db: app.db, now: app.clock.now(), secrets: app.secrets, payment: app.payment.gateway });
const raise = (productNo: number, price: number, inDays: number) =>
  app.db
    .insertInto('subscription_price')
    .values({ product_no: productNo, price, effective_at: app.clock.now() + inDays * DAY, created_at: app.clock.now() })
    .execute();
const captured = () => app.payment.captures().map(({ amount }) => amount);
const answer = (agreed: boolean) => buyer.call('POST', 'price-consents/me', { agreed });

/** What is told about money that is to come, since the last look: product and sums of each mail. */
async function reported(about: '가격 변경' | '에 결제됩니다'): Promise<string[]> {
  await requestPriceConsents(context());
  await sendRenewalMails(context());
  await app.sendMails();
  const mails = app.mails.splice(0).filter(({ subject }) => subject.includes(about));
  return mails.map(({ text }) => {
    const title = /상품: (.*)/.exec(text)?.[1];
    return [title, ...(text.match(/[\d,]+원/g) ?? [])].join(' ');
  });
}
const asked = () => reported('가격 변경');
const announced = () => reported('에 결제됩니다');

async function book(productNo: number): Promise<void> {
  const { data } = await buyer.change(productNo, (await buyer.preview(productNo)).data.charge);
  expect(data.when).toBe('PERIOD_END');
  if (data.order !== null) await buyer.confirm(data.order, buyer.come(data.order));
}

describe('a higher price', () => {
  it('is asked about for the ticket that will be charged, not for the one it follows', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    await book(PRODUCTS.missionRecurring);
    await raise(PRODUCTS.allRecurring, 12_900, 20);
    await raise(PRODUCTS.missionRecurring, 7_900, 20);
    await liveDays(app, 1);
    expect(await asked()).toEqual(['미션 정기 이용권 5,900원 7,900원']);
    expect(await asked()).toEqual([]);
    expect((await buyer.info()).priceConsent).toMatchObject({ oldPrice: 5_900, newPrice: 7_900, agreed: null });
    expect((await answer(true)).status).toBe(200);
    expect((await buyer.info()).pendingChange).toMatchObject({ charge: 7_900 });
    await liveDays(app, 30);
    expect(captured()).toEqual([9_900, 7_900]);
    expect(await asked()).toEqual([]);
    expect((await buyer.info()).priceConsent).toBeNull();
  });

  it('of what was left for another is asked about once that is taken back', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    await book(PRODUCTS.missionRecurring);
    await raise(PRODUCTS.allRecurring, 12_900, 10);
    await liveDays(app, 12);
    expect(await asked()).toEqual([]);
    expect((await answer(true)).status).toBe(404);
    await buyer.call('DELETE', 'changes/me');
    expect(await asked()).toEqual(['모두 정기 이용권 9,900원 12,900원']);
    expect((await buyer.info()).priceConsent).toMatchObject({ effectiveDate: '2026-06-06' });
    await answer(true);
    await liveDays(app, 20);
    expect(captured()).toEqual([9_900, 12_900]);
  });

  it('of a ticket that is paid once is nobody’s question; of the booked one it is, thirty days before its day', async () => {
    await buyer.buy(PRODUCTS.missionMonthly);
    await raise(PRODUCTS.missionMonthly, 8_900, 20);
    await raise(PRODUCTS.missionRecurring, 7_900, 2);
    await book(PRODUCTS.missionRecurring);
    // The day it would be charged is 31 days away.
    expect(await asked()).toEqual([]);
    await liveDays(app, 1);
    expect(await asked()).toEqual(['미션 정기 이용권 5,900원 7,900원']);
    expect((await buyer.info()).priceConsent).toMatchObject({ newPrice: 7_900, effectiveDate: '2026-06-06' });
    await liveDays(app, 30);
    expect(captured()).toEqual([6_900, 5_900]);
  });

  it('is asked about where nobody asked before it began, once, and never again after a no', async () => {
    await raise(PRODUCTS.allRecurring, 12_900, 0.2);
    await buyer.buy(PRODUCTS.allRecurring);
    await liveDays(app, 1);
    expect(await asked()).toEqual(['모두 정기 이용권 9,900원 12,900원']);
    expect((await answer(false)).status).toBe(200);
    await liveDays(app, 31);
    expect(await asked()).toEqual([]);
    expect(captured()).toEqual([9_900, 9_900]);
    await answer(true);
    await liveDays(app, 30);
    expect(captured()).toEqual([9_900, 9_900, 12_900]);
  });

  it('that another takes the place of before it is charged is not asked about', async () => {
    await raise(PRODUCTS.allRecurring, 12_900, 0.2);
    await buyer.buy(PRODUCTS.allRecurring);
    await raise(PRODUCTS.allRecurring, 10_900, 10);
    await liveDays(app, 1);
    expect(await asked()).toEqual(['모두 정기 이용권 9,900원 10,900원']);
  });

  it('is asked about thirty days before the first payment that it changes, however long it is in force by then', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    await raise(PRODUCTS.allRecurring, 12_900, 31.5);
    await liveDays(app, 30);
    expect(await asked()).toEqual([]);
    await liveDays(app, 1);
    expect(captured()).toEqual([9_900, 9_900]);
    expect(await asked()).toEqual(['모두 정기 이용권 9,900원 12,900원']);
    expect((await buyer.info()).priceConsent).toMatchObject({ effectiveDate: '2026-07-06' });
    await answer(true);
    await liveDays(app, 30);
    expect(captured()).toEqual([9_900, 9_900, 12_900]);
  });

  it('that nobody said yes or no to is one of the payment that comes next', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    await raise(PRODUCTS.allRecurring, 12_900, 20);
    await liveDays(app, 1);
    expect(await asked()).toHaveLength(1);
    expect((await buyer.info()).priceConsent).toMatchObject({ effectiveDate: '2026-06-06', agreed: null });
    await liveDays(app, 30);
    expect((await buyer.info()).priceConsent).toMatchObject({ effectiveDate: '2026-07-06', agreed: null });
  });

  it('is no question any more once another price takes its place', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    await raise(PRODUCTS.allRecurring, 12_900, 20);
    await liveDays(app, 1);
    expect(await asked()).toHaveLength(1);
    await raise(PRODUCTS.allRecurring, 9_500, 20);
    expect(await buyer.info()).toMatchObject({ priceConsent: null, nextPaymentAmount: 9_500 });
    expect((await answer(true)).status).toBe(404);
    await liveDays(app, 30);
    expect(captured()).toEqual([9_900, 9_500]);
    expect((await buyer.info()).priceConsent).toBeNull();
  });

  it('is not asked about while nothing will be charged, or a charge was declined', async () => {
    await raise(PRODUCTS.allRecurring, 12_900, 0.2);
    await buyer.buy(PRODUCTS.allRecurring);
    await buyer.cancel();
    await liveDays(app, 1);
    expect(await asked()).toEqual([]);
    await buyer.undoCancel();
    app.payment.scenario({ on: 'charge', act: 'decline', code: 'REJECT_CARD_PAYMENT', times: 2 });
    await liveDays(app, 30);
    expect((await buyer.info()).pastDue).toMatchObject({ amount: 9_900 });
    expect(await asked()).toEqual([]);
    await liveDays(app, 3);
    expect(captured()).toEqual([9_900, 9_900]);
    expect(await asked()).toEqual(['모두 정기 이용권 9,900원 12,900원']);
  });
});

it('a price is told to whoever has not joined as to who buys, from the instant it is in force, and by the home site alone', async () => {
  const pricesIn = ({ data }: { data: SubscriptionProducts }) =>
    data.items.map(({ title, paymentPrice }) => [title, paymentPrice]);
  const toVisitors = async () => pricesIn(await app.get<SubscriptionProducts>('/api/site/prices', undefined, 'home'));
  const toBuyers = async () => pricesIn(await buyer.call<SubscriptionProducts>('GET', 'products'));
  expect(await toVisitors()).toContainEqual(['모두 정기 이용권', 9_900]);
  await raise(PRODUCTS.allRecurring, 12_900, 3);
  expect(await toVisitors()).toContainEqual(['모두 정기 이용권', 9_900]);
  await liveDays(app, 4);
  expect(await toVisitors()).toContainEqual(['모두 정기 이용권', 12_900]);
  expect(await toVisitors()).toEqual(await toBuyers());
  for (const site of ['edu', 'school'] as const)
    expect((await app.get('/api/site/prices', undefined, site)).status).toBe(404);
});

describe('a sum that was announced and is another one since', () => {
  it.each([
    ['a booked change is taken back', () => buyer.call('DELETE', 'changes/me')],
    ['the ticket is cancelled and goes on after all', async () => [await buyer.cancel(), await buyer.undoCancel()]],
  ])('is announced anew when %s', async (_what, change) => {
    await buyer.buy(PRODUCTS.allRecurring);
    await book(PRODUCTS.missionRecurring);
    await liveDays(app, 25);
    expect(await announced()).toEqual(['미션 정기 이용권 5,900원']);
    await change();
    expect(await announced()).toEqual(['모두 정기 이용권 9,900원']);
    expect(await announced()).toEqual([]);
    await liveDays(app, 6);
    expect(captured()).toEqual([9_900, 9_900]);
  });

  it('is announced anew when a change is booked', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    await liveDays(app, 25);
    expect(await announced()).toEqual(['모두 정기 이용권 9,900원']);
    await book(PRODUCTS.missionRecurring);
    expect(await announced()).toEqual(['미션 정기 이용권 5,900원']);
  });

  it('is announced anew with an answer that changes it, and only then', async () => {
    await buyer.buy(PRODUCTS.allRecurring);
    await raise(PRODUCTS.allRecurring, 12_900, 26);
    await liveDays(app, 25);
    expect(await announced()).toEqual(['모두 정기 이용권 9,900원']);
    await answer(false);
    expect(await announced()).toEqual([]);
    await answer(true);
    expect(await announced()).toEqual(['모두 정기 이용권 12,900원']);
    await answer(false);
    expect(await announced()).toEqual(['모두 정기 이용권 9,900원']);
    await liveDays(app, 6);
    expect(captured()).toEqual([9_900, 9_900]);
  });
});
