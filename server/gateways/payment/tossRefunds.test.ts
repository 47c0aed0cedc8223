import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, SECOND } from '#domain/time/duration.ts';
import { startPayment, type TestPayment } from '#tests/support/startPayment.ts';

let payment: TestPayment;
let paymentKey: string;
beforeEach(async () => {
  payment = await startPayment();
  paymentKey = await pay('order-0001');
});
afterEach(() => payment.stop());

async function pay(orderId: string, amount = 10_000): Promise<string> {
  const asked = payment.pay({ orderId, amount });
  expect(await payment.gateway.confirm({ ...asked, idemKey: `pay-${orderId}` })).toMatchObject({ kind: 'APPROVED' });
  return asked.paymentKey;
}

let keys = 0;
const cancel = (expectBalance: number, amount?: number, idemKey = `cancel-${++keys}`) =>
  payment.gateway.cancel({
    ...{ paymentKey, expectBalance, reason: '이용권 환불', idemKey },
    ...(amount === undefined ? {} : { amount }),
  });
const rejected = (code: string) => ({ kind: 'REFUND_REJECTED', code, message: expect.stringMatching(/./) });

describe('E17: money that goes back', () => {
  it('goes back whole', async () => {
    expect(await cancel(10_000)).toMatchObject({
      kind: 'CANCELLED',
      cancelled: 'NOW',
      payment: {
        ...{ status: 'CANCELED', totalAmount: 10_000, balanceAmount: 0 },
        cancels: [{ cancelAmount: 10_000, cancelReason: '이용권 환불', refundableAmount: 0 }],
      },
    });
  });

  it('goes back in parts, and what is left is known each time', async () => {
    expect(await cancel(10_000, 3000)).toMatchObject({ payment: { status: 'PARTIAL_CANCELED', balanceAmount: 7000 } });
    expect(await cancel(7000, 1)).toMatchObject({ payment: { status: 'PARTIAL_CANCELED', balanceAmount: 6999 } });
    expect(await cancel(6999)).toMatchObject({ payment: { status: 'CANCELED', balanceAmount: 0 } });
    const found = await payment.gateway.byKey(paymentKey);
    expect(found).toMatchObject({ payment: { cancels: [{}, {}, { cancelAmount: 6999 }], totalAmount: 10_000 } });
  });

  it('is no more than is left, and nothing when our view is stale', async () => {
    expect(await cancel(10_000, 10_001)).toEqual(rejected('NOT_CANCELABLE_AMOUNT'));
    expect(await cancel(9000, 1000)).toEqual(rejected('NOT_MATCHES_REFUNDABLE_AMOUNT'));
    expect(payment.dump().transactions).toHaveLength(1);
  });

  it('does not go back twice: a second time says that it went before', async () => {
    await cancel(10_000);
    expect(await cancel(10_000)).toMatchObject({ kind: 'CANCELLED', cancelled: 'BEFORE' });
    expect(payment.dump().transactions.map(({ status, amount }) => [status, amount])).toEqual([
      ['DONE', 10_000],
      ['CANCELED', 10_000],
    ]);
    // Whoever wanted less than what went back has to look.
    expect(await cancel(10_000, 3000)).toMatchObject({ kind: 'MISMATCH', field: 'status' });
  });

  it('is found again when the answer was lost', async () => {
    payment.scenario({ on: 'cancel', act: 'hold' });
    const asked = cancel(10_000, 4000, 'same-key');
    await payment.untilAsked('cancel');
    await payment.clock.advance(65 * SECOND);
    expect(await asked).toEqual({ kind: 'UNKNOWN', reason: 'TIMEOUT', sent: true });
    expect(await cancel(10_000, 4000, 'same-key')).toMatchObject({
      kind: 'CANCELLED',
      payment: { balanceAmount: 6000 },
    });
    expect(payment.dump().transactions).toHaveLength(2);
  });

  it.each(['NOT_CANCELABLE_PAYMENT', 'NOT_ALLOWED_PARTIAL_REFUND', 'EXCEED_MAX_REFUND_DUE'] as const)(
    'is for a person when the company says %s',
    async (code) => {
      payment.scenario({ on: 'cancel', act: 'decline', code });
      expect(await cancel(10_000)).toEqual(rejected(code));
    },
  );

  it('needs an operator when our key is wrong, and tells nothing when the company is down', async () => {
    payment.scenario({ on: 'cancel', act: 'decline', code: 'UNAUTHORIZED_KEY' });
    expect(await cancel(10_000)).toEqual({ kind: 'MISCONFIGURED', code: 'UNAUTHORIZED_KEY' });
    payment.scenario({ on: 'cancel', act: 'error', when: 'before', times: 3 });
    expect(await cancel(10_000)).toEqual({ kind: 'UNKNOWN', reason: 'SERVER_ERROR', sent: true });
    expect(payment.dump().transactions).toHaveLength(1);
  });

  it.each([
    ['balance', { balanceAmount: 1 }],
    ['balance', { cancels: null }],
    ['status', { status: 'DONE' }],
    ['paymentKey', { paymentKey: 'another' }],
  ])('a wrong %s in the answer is a mismatch: %j', async (field, change) => {
    payment.scenario({ on: 'cancel', act: 'change', change });
    expect(await cancel(10_000)).toMatchObject({ kind: 'MISMATCH', field });
  });

  it('what was paid is always what is left and what went back, whatever is asked for', async () => {
    const step = fc.record({ amount: fc.option(fc.integer({ min: 1, max: 6000 })), stale: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        paymentKey = await pay(`order-${++keys}-many`);
        let left = 10_000;
        for (const { amount, stale } of steps) {
          const outcome = await cancel(stale ? left + 1 : left, amount ?? undefined);
          const wanted = amount ?? left;
          const possible = !stale && left > 0 && wanted <= left;
          if (possible) left -= wanted;
          expect(outcome.kind === 'CANCELLED' && outcome.cancelled === 'NOW').toBe(possible);
        }
        const held = payment.dump().payments.find((one) => one.paymentKey === paymentKey);
        expect(held?.balanceAmount).toBe(left);
        expect(held?.cancels.reduce((sum, one) => sum + one.cancelAmount, left)).toBe(10_000);
      }),
      { numRuns: 12 },
    );
  });
});

describe('E21: every movement of money', () => {
  it('is listed between two times, also what our database does not know', async () => {
    const from = payment.clock.now();
    await payment.clock.advance(DAY);
    payment.captureUnknown(7700, 'orphan-0001');
    await cancel(10_000, 2500);
    const listed = await payment.gateway.transactions(from, payment.clock.now());
    expect(listed.kind === 'FOUND' && listed.transactions.map((one) => [one.orderId, one.status, one.amount])).toEqual([
      ['order-0001', 'DONE', 10_000],
      ['orphan-0001', 'DONE', 7700],
      ['order-0001', 'PARTIAL_CANCELED', 2500],
    ]);
    const later = await payment.gateway.transactions(payment.clock.now() - SECOND, payment.clock.now());
    expect(later).toMatchObject({ kind: 'FOUND', transactions: [{ orderId: 'orphan-0001' }, { amount: 2500 }] });
  });

  it('is listed to the last page', async () => {
    for (let one = 0; one < 250; one += 1) payment.captureUnknown(1000 + one, `orphan-${one + 1000}`);
    const listed = await payment.gateway.transactions(payment.clock.now() - DAY, payment.clock.now());
    expect(listed.kind === 'FOUND' && new Set(listed.transactions.map((one) => one.orderId)).size).toBe(251);
    expect(payment.requests('transactions')).toHaveLength(4);
  });

  it('is not known when the company does not answer', async () => {
    payment.scenario({ on: 'transactions', act: 'html' });
    const listed = await payment.gateway.transactions(0, payment.clock.now());
    expect(listed).toMatchObject({ kind: 'FOUND' });
    payment.scenario({ on: 'transactions', act: 'html', times: 3 });
    expect(await payment.gateway.transactions(0, payment.clock.now())).toMatchObject({ kind: 'UNKNOWN' });
  });
});

describe('E23: a company whose clock is wrong', () => {
  it.each([5 * 60 * SECOND, -5 * 60 * SECOND])('by %d ms changes times and nothing else', async (skew) => {
    payment.clock.skew(skew);
    const asked = payment.pay({ orderId: 'order-0002', amount: 6900 });
    const outcome = await payment.gateway.confirm({ ...asked, idemKey: 'skewed' });
    const second = Math.floor((payment.clock.now() + skew) / SECOND) * SECOND;
    expect(outcome).toMatchObject({ kind: 'APPROVED', payment: { approvedAt: second } });
  });
});
