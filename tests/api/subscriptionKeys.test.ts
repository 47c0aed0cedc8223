import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PurchaseConsent } from '#contract/payer.ts';
import type { IdentityStart } from '#contract/signUp.ts';
import type { OrderStatus, SubscriptionOrder } from '#contract/subscription.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { settledProblems } from '../support/subscriptionInvariants.ts';
import { companyBooks, PRODUCTS, ticketBuyer } from '../support/ticketBuyer.ts';

let app: TestApp;
let buyer: Awaited<ReturnType<typeof ticketBuyer>>;
beforeAll(async () => {
  app = await buildTestApp({ payment: true, sandbox: true, content: 'demo' });
});
beforeEach(async () => {
  buyer = await ticketBuyer(app);
  since();
});
afterEach(async () => {
  expect(await settledProblems(app.db, companyBooks(app))).toEqual([]);
});
afterAll(() => app.close());

const KEY = 'the-same-key';
/** How often the company was asked, and took money, since this was last called. */
let before = { asked: 0, captured: 0 };
function since() {
  const now = { asked: app.payment.requests().length, captured: app.payment.captures().length };
  const counted = { asked: now.asked - before.asked, captured: now.captured - before.captured };
  before = now;
  return counted;
}

describe('each call that creates or spends something', () => {
  it('needs a request key', async () => {
    const { data: made } = await buyer.order(PRODUCTS.allMonthly);
    const identity = {
      subscriptionProductNo: 5,
      payerName: '박보호',
      payerMobileNo: '01012345678',
      relation: 'MOTHER',
    };
    const { data: started } = await buyer.call<IdentityStart>('POST', 'guardian-consents/identity/me', identity);
    const { identityVerificationId } = started;
    await app.sandbox.verify(identityVerificationId, { who: 'guardian', phone: '01012345678' });
    const consent = { subscriptionProductNo: 5, price: 11_900, identityVerificationId };
    const calls: [string, object?][] = [
      ['orders/me', { subscriptionProductNo: PRODUCTS.allMonthly, agreements: [] }],
      [`orders/${made.paymentOrderNo}/confirmations/me`, buyer.come(made)],
      [`card-orders/${made.paymentOrderNo}/confirmations/me`, buyer.come(made)],
      [`orders/${made.paymentOrderNo}/abandonments/me`, { code: 'PAY_PROCESS_CANCELED' }],
      ['guardian-consents/identity/me', identity],
      ['guardian-consents/me', consent],
      ['changes/me', { subscriptionProductNo: PRODUCTS.allMonthly, expectedCharge: 1, agreements: [] }],
      ['terminations/me'],
      ['refunds/me', { expectedRefund: 1 }],
      ['price-consents/me', { agreed: true }],
    ];
    for (const [path, body] of calls) {
      const answer = await buyer.call('POST', path, body, 'short');
      expect([path, answer.status, answer.code]).toEqual([path, 422, 'IDEMPOTENCY_KEY_REQUIRED']);
    }
    expect(since()).toEqual({ asked: 0, captured: 0 });
    expect((await buyer.call<OrderStatus>('GET', `orders/${made.paymentOrderNo}/me`)).data.state).toBe('OPEN');
  });

  it('a confirmation has one effect under its key, and another body under it has none', async () => {
    const { data: made } = await buyer.order(PRODUCTS.allMonthly);
    const path = `orders/${made.paymentOrderNo}/confirmations/me`;
    const back = buyer.come(made) as { paymentKey: string; orderId: string; amount: number };
    const together = await Promise.all([1, 2, 3].map(() => buyer.call<OrderStatus>('POST', path, back, KEY)));
    for (const { status } of together) expect(status).toBe(200);
    const again = await buyer.call<OrderStatus>('POST', path, back, KEY);
    expect(again.data).toMatchObject({ state: 'PAID', receipt: { amount: 11_900 } });
    expect(again.headers['idempotency-replayed']).toBe('true');
    const other = await buyer.call('POST', path, { ...back, amount: 1 }, KEY);
    expect([other.status, other.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(since()).toEqual({ asked: 1, captured: 1 });
  });

  it('a refused confirmation keeps no key: the right words may come under it', async () => {
    const { data: made } = await buyer.order(PRODUCTS.allMonthly);
    const path = `orders/${made.paymentOrderNo}/confirmations/me`;
    const back = buyer.come(made) as { paymentKey: string; orderId: string; amount: number };
    expect((await buyer.call('POST', path, { ...back, amount: 100 }, KEY)).code).toBe('PAYMENT_MISMATCH');
    expect(since()).toEqual({ asked: 0, captured: 0 });
    expect((await buyer.call<OrderStatus>('POST', path, back, KEY)).data.state).toBe('PAID');
  });

  it('an abandonment is answered as the first time, whatever became of the order', async () => {
    const { data: made } = await buyer.order(PRODUCTS.allMonthly);
    const path = `orders/${made.paymentOrderNo}/abandonments/me`;
    const body = { code: 'PAY_PROCESS_CANCELED' };
    const first = await buyer.call<OrderStatus>('POST', path, body, KEY);
    expect(first.data.state).toBe('DECLINED');
    expect((await buyer.call<OrderStatus>('POST', path, body, KEY)).data).toEqual(first.data);
    expect((await buyer.call('POST', path, { code: 'OTHER' }, KEY)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('a consent is stored once, and asked for again is the same', async () => {
    const identity = {
      subscriptionProductNo: 5,
      payerName: '박보호',
      payerMobileNo: '01012345678',
      relation: 'FATHER',
    };
    const { data: started } = await buyer.call<IdentityStart>('POST', 'guardian-consents/identity/me', identity);
    const { identityVerificationId } = started;
    await app.sandbox.verify(identityVerificationId, { who: 'guardian', phone: '01012345678' });
    const body = { subscriptionProductNo: 5, price: 11_900, identityVerificationId };
    const path = 'guardian-consents/me';
    const first = await buyer.call<PurchaseConsent>('POST', path, body, KEY);
    expect(first.data).toMatchObject({ price: 11_900, relation: 'FATHER' });
    for (const key of [KEY, 'another-key']) {
      expect((await buyer.call<PurchaseConsent>('POST', path, body, key)).data).toEqual(first.data);
    }
    const audited = await app.db
      .selectFrom('audit_log')
      .select('event')
      .where('account_no', '=', buyer.accountNo)
      .where('event', '=', 'PURCHASE_CONSENT')
      .execute();
    expect(audited).toHaveLength(1);
  });

  it('a card window is told under one key as well', async () => {
    const { data: made } = await buyer.order(PRODUCTS.allRecurring);
    const back = buyer.come(made as SubscriptionOrder);
    const path = `orders/${made.paymentOrderNo}/confirmations/me`;
    const first = await buyer.call<OrderStatus>('POST', path, back, KEY);
    expect(first.data.state).toBe('PAID');
    expect((await buyer.call<OrderStatus>('POST', path, back, KEY)).data).toEqual(first.data);
    expect(since()).toEqual({ asked: 2, captured: 1 });
  });
});
