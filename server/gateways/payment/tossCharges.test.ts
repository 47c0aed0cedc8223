import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#domain/time/duration.ts';
import { magicAmounts } from '#sandbox/payment/cards.ts';
import { type TossErrorCode, tossErrors } from '#sandbox/payment/tossErrors.ts';
import { startPayment, type TestPayment } from '#tests/support/startPayment.ts';
import { classifyCode } from './classifyCode.ts';

const customerKey = '3f9c1b0e-8f57-4d0a-9a6e-2b7f6a1c9d10';

let payment: TestPayment;
beforeEach(async () => {
  payment = await startPayment();
});
afterEach(() => payment.stop());

const confirm = (changed: object = {}, order = { orderId: 'order-0001', amount: 6900 }) =>
  payment.gateway.confirm({ ...payment.pay(order), idemKey: 'key-1', ...changed });

async function cardOnFile(card: Parameters<TestPayment['registerCard']>[1] = 'good') {
  const issued = await payment.gateway.issueBillingKey({
    ...payment.registerCard(customerKey, card),
    idemKey: 'issue',
  });
  if (issued.kind !== 'ISSUED') throw new Error(issued.kind);
  return issued.billing;
}

const charge = async (billingKey: string, orderId: string, changed: object = {}) =>
  payment.gateway.charge({
    ...{ billingKey, customerKey, orderId, amount: 5900, orderName: '책바다 정기 이용권' },
    idemKey: `key-${orderId}`,
    ...changed,
  });

describe('a payment that the buyer approved', () => {
  it('E4: is taken once it is exactly ours', async () => {
    expect(await confirm()).toMatchObject({
      kind: 'APPROVED',
      payment: {
        ...{ orderId: 'order-0001', status: 'DONE', totalAmount: 6900, balanceAmount: 6900, vat: 627, currency: 'KRW' },
        ...{ type: 'NORMAL', method: '카드', card: { number: '53661234****123*', installmentMonths: 0 } },
      },
    });
    expect(payment.captures()).toMatchObject([{ orderId: 'order-0001', amount: 6900 }]);
  });

  it.each([
    ['another amount', { amount: 100 }],
    ['another order', { orderId: 'order-9999' }],
  ])('E4: is not taken for %s', async (_, changed) => {
    expect(await confirm(changed)).toEqual({ kind: 'MISCONFIGURED', code: 'FORBIDDEN_REQUEST' });
    expect(payment.captures()).toEqual([]);
  });

  it.each(['FORBIDDEN_REQUEST', 'INVALID_REQUEST'] as const)('E4: survives %s for a wrong amount', async (code) => {
    payment.scenario({ on: 'confirm', act: 'decline', code });
    expect(await confirm()).toEqual({ kind: 'MISCONFIGURED', code });
    expect(payment.captures()).toEqual([]);
  });

  it('E4: needs a new order when nobody knows it, or after ten minutes', async () => {
    expect(await confirm({ paymentKey: 'nobody-knows-it' })).toMatchObject({
      ...{ kind: 'DECLINED', severity: 'soft', abandoned: true, code: 'NOT_FOUND_PAYMENT' },
    });
    const late = payment.pay({ orderId: 'order-late', amount: 6900 });
    await payment.clock.advance(10 * MINUTE + 1);
    expect(await payment.gateway.confirm({ ...late, idemKey: 'late' })).toMatchObject({
      ...{ kind: 'DECLINED', abandoned: true, code: 'NOT_FOUND_PAYMENT_SESSION' },
    });
    expect(payment.captures()).toEqual([]);
  });

  it('E5: asked for a second time without the key, it is looked up and approved', async () => {
    const asked = { ...payment.pay({ orderId: 'order-0001', amount: 6900 }) };
    await payment.gateway.confirm({ ...asked, idemKey: 'one' });
    expect(await payment.gateway.confirm({ ...asked, idemKey: 'two' })).toMatchObject({ kind: 'APPROVED' });
    expect(payment.requests().map(({ call, status }) => [call, status])).toEqual([
      ['confirm', 200],
      ['confirm', 400],
      ['find', 200],
    ]);
    expect(payment.captures()).toHaveLength(1);
  });

  it('E5: one that was refused stays refused when it is asked for again', async () => {
    const asked = payment.pay({ orderId: 'order-0001', amount: 6900 }, 'stopped');
    const refused = { kind: 'DECLINED', severity: 'hard', code: 'INVALID_STOPPED_CARD' };
    expect(await payment.gateway.confirm({ ...asked, idemKey: 'one' })).toMatchObject(refused);
    expect(await payment.gateway.confirm({ ...asked, idemKey: 'two' })).toMatchObject(refused);
    expect(await payment.gateway.byKey(asked.paymentKey)).toMatchObject({
      ...{ kind: 'FOUND', payment: { status: 'ABORTED', failure: { code: 'INVALID_STOPPED_CARD' } } },
    });
  });

  it('E6: a key of more than 300 characters goes nowhere', async () => {
    expect(await confirm({ idemKey: 'k'.repeat(301) })).toEqual({ kind: 'MISCONFIGURED', code: 'OWN_IDEM_KEY' });
    expect(payment.requests()).toEqual([]);
  });
});

describe('every code of the company', () => {
  const soft = { kind: 'DECLINED', severity: 'soft', abandoned: false };
  const hard = { kind: 'DECLINED', severity: 'hard', abandoned: false };
  const abandoned = { kind: 'DECLINED', severity: 'soft', abandoned: true };
  const outcomes: Partial<Record<TossErrorCode, object>> = {
    ...Object.fromEntries(
      ['REJECT_CARD_COMPANY', 'REJECT_CARD_PAYMENT', 'REJECT_ACCOUNT_PAYMENT', 'EXCEED_MAX_DAILY_PAYMENT_COUNT']
        .concat('EXCEED_MAX_PAYMENT_AMOUNT', 'EXCEED_MAX_AMOUNT', 'MAINTAINED_METHOD')
        .map((code) => [code, soft]),
    ),
    ...Object.fromEntries(
      ['INVALID_CARD_EXPIRATION', 'INVALID_STOPPED_CARD', 'INVALID_CARD_LOST_OR_STOLEN', 'INVALID_CARD_NUMBER']
        .concat('INVALID_REJECT_CARD', 'NOT_SUPPORTED_CARD_TYPE', 'INVALID_BILL_KEY_REQUEST', 'INVALID_BILLING_AUTH')
        .concat('NOT_MATCHES_CUSTOMER_KEY', 'NOT_FOUND_BILLING')
        .map((code) => [code, hard]),
    ),
    ...Object.fromEntries(
      ['PAY_PROCESS_CANCELED', 'PAY_PROCESS_ABORTED', 'NOT_FOUND_PAYMENT_SESSION', 'NOT_FOUND_PAYMENT'].map((code) => [
        code,
        abandoned,
      ]),
    ),
    ...Object.fromEntries(
      ['FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING', 'FAILED_INTERNAL_SYSTEM_PROCESSING', 'FAILED_METHOD_HANDLING']
        .concat('COMMON_ERROR', 'UNKNOWN_ERROR')
        .map((code) => [code, { kind: 'UNKNOWN', reason: 'SERVER_ERROR', sent: true }]),
    ),
    IDEMPOTENT_REQUEST_PROCESSING: { kind: 'UNKNOWN', reason: 'BUSY', sent: true },
    FORBIDDEN_CONSECUTIVE_REQUEST: { kind: 'UNKNOWN', reason: 'BUSY', sent: true },
    // Nothing was taken for this order yet, so what was "done before" is not to be found.
    ALREADY_PROCESSED_PAYMENT: { kind: 'UNKNOWN', reason: 'UNFINISHED' },
    ALREADY_COMPLETED_PAYMENT: { kind: 'UNKNOWN', reason: 'UNFINISHED' },
    DUPLICATED_ORDER_ID: { kind: 'UNKNOWN', reason: 'UNFINISHED' },
    ALREADY_CANCELED_PAYMENT: { kind: 'UNKNOWN', reason: 'UNFINISHED' },
    ALREADY_REFUND_PAYMENT: { kind: 'UNKNOWN', reason: 'UNFINISHED' },
  };

  it.each(Object.keys(tossErrors) as TossErrorCode[])('E12: %s', async (code) => {
    payment.scenario({ on: 'charge', act: 'decline', code, times: 0 });
    const { billingKey } = await cardOnFile();
    expect(await charge(billingKey, 'order-0001')).toMatchObject(outcomes[code] ?? { kind: 'MISCONFIGURED', code });
    expect(payment.captures()).toEqual([]);
  });

  it('E12: the test header of the company plays each of them, and no other', async () => {
    const ask = async (code: string) => {
      const { paymentKey, orderId, amount } = payment.pay({ orderId: `order-${code.slice(0, 50)}`, amount: 6900 });
      const authorization = `Basic ${btoa(`${payment.settings.secretKey}:`)}`;
      const headers = { authorization, 'content-type': 'application/json', 'tosspayments-test-code': code };
      const body = JSON.stringify({ paymentKey, orderId, amount });
      const response = await fetch(`${payment.settings.apiUrl}/v1/payments/confirm`, { method: 'POST', headers, body });
      return { status: response.status, code: ((await response.json()) as { code: string }).code };
    };
    for (const [code, [status]] of Object.entries(tossErrors)) expect(await ask(code)).toEqual({ status, code });
    expect(await ask('MADE_UP')).toEqual({ status: 400, code: 'INVALID_TEST_CODE' });
    expect(payment.captures()).toEqual([]);
    expect(await payment.gateway.byOrder('order-REJECT_CARD_COMPANY')).toMatchObject({
      ...{ kind: 'FOUND', payment: { status: 'ABORTED', failure: { code: 'REJECT_CARD_COMPANY' } } },
    });
  });

  it.each(Object.entries(magicAmounts))('E12: %s won are refused with %s', async (amount, code) => {
    const { billingKey } = await cardOnFile();
    const outcome = await charge(billingKey, 'order-0001', { amount: Number(amount) });
    expect(outcome).toMatchObject(outcomes[code] ?? {});
    expect(payment.captures()).toEqual([]);
  });

  it('E12: one that nobody has heard of is for an operator, or unknown, but never a declined card', () => {
    for (const status of [400, 401, 403, 404, 422]) expect(classifyCode('MADE_TOMORROW', status)).toBe('MISCONFIGURED');
    for (const status of [409, 429, 500, 503]) expect(classifyCode('MADE_TOMORROW', status)).toBe('UNKNOWN');
  });
});

describe('a card on file', () => {
  it('E13: is issued once for a return of the window, to the same buyer, within its time', async () => {
    const back = payment.registerCard(customerKey);
    const foreign = { ...back, customerKey: 'somebody-else', idemKey: 'a' };
    expect(await payment.gateway.issueBillingKey(foreign)).toMatchObject({
      ...{ kind: 'DECLINED', severity: 'hard', code: 'NOT_MATCHES_CUSTOMER_KEY' },
    });
    expect(await payment.gateway.issueBillingKey({ ...back, idemKey: 'b' })).toMatchObject({
      ...{ kind: 'ISSUED', billing: { customerKey, card: { number: '53661234****123*', cardType: '신용' } } },
    });
    const used = { kind: 'DECLINED', severity: 'hard', code: 'INVALID_BILLING_AUTH' };
    expect(await payment.gateway.issueBillingKey({ ...back, idemKey: 'c' })).toMatchObject(used);
    // The very same call gets its first answer again: a key that was lost on the way is not lost.
    expect(await payment.gateway.issueBillingKey({ ...back, idemKey: 'b' })).toMatchObject({ kind: 'ISSUED' });
    const late = payment.registerCard(customerKey);
    await payment.clock.advance(10 * MINUTE + 1);
    expect(await payment.gateway.issueBillingKey({ ...late, idemKey: 'd' })).toMatchObject(used);
    payment.scenario({ on: 'issue', act: 'change', change: { customerKey: 'somebody-else' } });
    const other = payment.registerCard(customerKey);
    expect(await payment.gateway.issueBillingKey({ ...other, idemKey: 'e' })).toMatchObject({
      ...{ kind: 'MISMATCH', field: 'customerKey' },
    });
  });

  it('E14: is charged for its owner alone, and not once it is deleted', async () => {
    const { billingKey } = await cardOnFile();
    expect(await charge(billingKey, 'order-0001', { customerKey: 'somebody-else' })).toMatchObject({
      ...{ kind: 'DECLINED', severity: 'hard', code: 'NOT_MATCHES_CUSTOMER_KEY' },
    });
    expect(await payment.gateway.deleteBillingKey(billingKey)).toEqual({ kind: 'DELETED' });
    expect(await payment.gateway.deleteBillingKey(billingKey)).toEqual({ kind: 'DELETED' });
    expect(await charge(billingKey, 'order-0002')).toMatchObject({ severity: 'hard', code: 'NOT_FOUND_BILLING' });
    expect(payment.captures()).toEqual([]);
  });

  it('E14: is refused from the day on which it expires', async () => {
    const { billingKey } = await cardOnFile('expiring');
    expect(await charge(billingKey, 'order-0001')).toMatchObject({ kind: 'APPROVED', payment: { type: 'BILLING' } });
    await payment.clock.advance(40 * DAY);
    expect(await charge(billingKey, 'order-0002')).toMatchObject({
      ...{ kind: 'DECLINED', severity: 'hard', code: 'INVALID_CARD_EXPIRATION' },
    });
  });

  it('E15: is charged once for an order, whatever the key of the call', async () => {
    const { billingKey } = await cardOnFile();
    const first = await charge(billingKey, 'order-0001', { idemKey: 'one' });
    const second = await charge(billingKey, 'order-0001', { idemKey: 'two' });
    expect(second).toEqual(first);
    expect(payment.requests('charge').map(({ status }) => status)).toEqual([200, 400]);
    // The order was paid, but not with what we ask for now.
    const other = await charge(billingKey, 'order-0001', { idemKey: 'three', amount: 9900 });
    expect(other).toMatchObject({ kind: 'MISMATCH', field: 'amount', payment: { totalAmount: 5900 } });
    expect(payment.captures('order-0001')).toHaveLength(1);
  });

  it('E16: is refused as often as its issuer likes, and then pays', async () => {
    const { billingKey } = await cardOnFile('flaky');
    const kinds = [];
    for (const day of [1, 3, 5]) kinds.push((await charge(billingKey, `order-day${day}`)).kind);
    expect(kinds).toEqual(['DECLINED', 'DECLINED', 'APPROVED']);
    expect(payment.captures()).toMatchObject([{ orderId: 'order-day5', amount: 5900 }]);
  });
});

describe('what would become part of an address', () => {
  const wrongs = ['../../v1/billing/x', '%2e%2e%2fbilling', 'a/b', 'a?b', 'a#b', 'a b', '', 'ㄱㄴ', 'a\n'];

  it.each(wrongs)('is never sent with %j in it', async (wrong) => {
    const { gateway } = payment;
    const idemKey = 'key';
    const refused = { kind: 'MISCONFIGURED', code: expect.stringMatching(/^OWN_/) };
    const cancel = { paymentKey: wrong, expectBalance: 6900, reason: '?', idemKey };
    expect(await gateway.confirm({ paymentKey: wrong, orderId: 'order-0001', amount: 6900, idemKey })).toEqual(refused);
    expect(await gateway.confirm({ paymentKey: 'good', orderId: wrong, amount: 6900, idemKey })).toEqual(refused);
    expect(await charge(wrong, 'order-0001')).toEqual(refused);
    expect(await gateway.cancel(cancel)).toEqual(refused);
    expect(await gateway.deleteBillingKey(wrong)).toEqual(refused);
    expect(await gateway.byKey(wrong)).toEqual({ kind: 'NOT_FOUND' });
    expect(await gateway.byOrder(wrong)).toEqual({ kind: 'NOT_FOUND' });
    expect(payment.requests()).toEqual([]);
  });

  it.each([99, 0, -1, 1.5, Number.NaN, 2 ** 53])('asks for no %d won', async (amount) => {
    expect(await confirm({ amount })).toEqual({ kind: 'MISCONFIGURED', code: 'OWN_AMOUNT' });
    expect(payment.requests()).toEqual([]);
  });
});
