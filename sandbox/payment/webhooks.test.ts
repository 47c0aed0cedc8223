import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#domain/time/duration.ts';
import { startPayment, type TestPayment } from '#tests/support/startPayment.ts';

const customerKey = '3f9c1b0e-8f57-4d0a-9a6e-2b7f6a1c9d10';

let payment: TestPayment;
let server: Server;
/** How the product answers; `silent` never. */
let mood: number | 'silent';
let got: { headers: IncomingHttpHeaders; raw: string; body: { eventType?: string; data: Record<string, unknown> } }[];
beforeEach(async () => {
  mood = 200;
  got = [];
  server = createServer((request, response) => {
    let raw = '';
    request.on('data', (part) => (raw += part));
    request.on('end', () => {
      got.push({ headers: request.headers, raw, body: JSON.parse(raw) });
      if (mood !== 'silent') response.writeHead(mood).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  payment = await startPayment({ webhookUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await payment.stop();
});

const confirm = async (orderId = 'order-0001', card: Parameters<TestPayment['pay']>[1] = 'good') => {
  const asked = payment.pay({ orderId, amount: 6900 }, card);
  const outcome = await payment.gateway.confirm({ ...asked, idemKey: `key-${orderId}` });
  return { ...asked, outcome };
};
const statuses = () => got.map(({ body }) => body.data.status);

describe('webhooks', () => {
  it('E18: tell of a payment that was taken, refused, given back, or never finished', async () => {
    const { paymentKey } = await confirm();
    await payment.webhook.settle();
    const cancel = { paymentKey, reason: '?', expectBalance: 6900 };
    await payment.gateway.cancel({ ...cancel, amount: 900, idemKey: 'a' });
    await payment.webhook.settle();
    await payment.gateway.cancel({ ...cancel, expectBalance: 6000, idemKey: 'b' });
    await payment.webhook.settle();
    await confirm('order-0002', 'stopped');
    await payment.webhook.settle();
    payment.pay({ orderId: 'order-0003', amount: 100 });
    await payment.clock.advance(11 * MINUTE);
    expect(statuses()).toEqual(['DONE', 'PARTIAL_CANCELED', 'CANCELED', 'ABORTED', 'EXPIRED']);
    expect(got[0]?.body).toMatchObject({
      eventType: 'PAYMENT_STATUS_CHANGED',
      data: { paymentKey, orderId: 'order-0001' },
    });
  });

  it('E18: tell nothing of a charge to a card on file', async () => {
    const issued = await payment.gateway.issueBillingKey({ ...payment.registerCard(customerKey), idemKey: 'i' });
    const billingKey = issued.kind === 'ISSUED' ? issued.billing.billingKey : '';
    const asked = { billingKey, customerKey, amount: 5900, orderName: '이용권' };
    const outcome = await payment.gateway.charge({ ...asked, orderId: 'order-0001', idemKey: 'c' });
    await payment.gateway.charge({ ...asked, amount: 100_001, orderId: 'order-0002', idemKey: 'd' });
    await payment.webhook.settle();
    expect(got).toEqual([]);
    const paymentKey = outcome.kind === 'APPROVED' ? outcome.payment.paymentKey : '';
    await payment.gateway.cancel({ paymentKey, expectBalance: 5900, reason: '?', idemKey: 'e' });
    await payment.webhook.settle();
    expect(statuses()).toEqual(['CANCELED']);
  });

  it('E18: carry the headers of the company, and no signature', async () => {
    await confirm();
    await payment.webhook.settle();
    expect(got[0]?.headers).toMatchObject({
      'tosspayments-webhook-transmission-time': '2026-05-06T15:00:00+09:00',
      'tosspayments-webhook-transmission-retried-count': '0',
      'tosspayments-webhook-transmission-id': expect.stringMatching(/^whtrans_/),
    });
    expect(got[0]?.headers['tosspayments-webhook-signature']).toBeUndefined();
    expect(got[0]?.raw).toContain('"createdAt":"2026-05-06T15:00:00.000000"');
    const hint = payment.gateway.parseWebhook(got[0]?.headers ?? {}, got[0]?.raw ?? '');
    const [held] = payment.dump().payments;
    expect(hint).toEqual({
      ...{ kind: 'PAYMENT', eventType: 'PAYMENT_STATUS_CHANGED', billingKey: null, status: 'DONE', retriedCount: 0 },
      ...{ paymentKey: held?.paymentKey, orderId: 'order-0001', lastTransactionKey: held?.lastTransactionKey },
      ...{ secret: held?.secret, transmissionId: got[0]?.headers['tosspayments-webhook-transmission-id'] },
    });
  });

  it('E18: come again seven times, each later than the one before, until they are answered with 200', async () => {
    mood = 500;
    await confirm();
    await payment.webhook.settle();
    expect(got).toHaveLength(1);
    for (const minutes of [1, 4, 16, 64, 256, 1024, 4096]) {
      const before = got.length;
      await payment.clock.advance(minutes * MINUTE - 1);
      expect(got).toHaveLength(before);
      await payment.clock.advance(1);
      expect(got).toHaveLength(before + 1);
    }
    await payment.clock.advance(365 * DAY);
    expect(got).toHaveLength(8);
    const counts = got.map(({ headers }) => headers['tosspayments-webhook-transmission-retried-count']);
    expect(counts).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  });

  it('E18: come again when nobody answers within ten seconds, and no more once somebody does', async () => {
    mood = 'silent';
    await confirm();
    while (got.length < 1) await new Promise((resolve) => setImmediate(resolve));
    mood = 200;
    await payment.clock.advance(10_000);
    await payment.clock.advance(MINUTE);
    expect(got).toHaveLength(2);
    await payment.clock.advance(365 * DAY);
    expect(payment.dump().webhooks).toMatchObject([{ answers: [0, 200], dueAt: null }]);
    expect(got).toHaveLength(2);
  });

  it('E19: may arrive before the answer', async () => {
    payment.scenario({ on: 'confirm', act: 'webhook-first' }, { on: 'confirm', act: 'hold', ms: MINUTE });
    const { outcome } = await confirm();
    expect(statuses()).toEqual(['DONE']);
    expect(outcome).toMatchObject({ kind: 'APPROVED' });
  });

  it('E19: may arrive days late, and the last one first', async () => {
    payment.webhook.hold();
    const { paymentKey } = await confirm();
    await payment.gateway.cancel({ paymentKey, expectBalance: 6900, reason: '?', idemKey: 'a' });
    await payment.clock.advance(3 * DAY);
    expect(got).toEqual([]);
    await payment.webhook.release({ latestFirst: true });
    expect(statuses()).toEqual(['CANCELED', 'DONE']);
  });

  it('E19: may come twice, and again after the money went back', async () => {
    const { paymentKey } = await confirm();
    await payment.webhook.settle();
    await payment.gateway.cancel({ paymentKey, expectBalance: 6900, reason: '?', idemKey: 'a' });
    await payment.webhook.settle();
    await payment.webhook.replay(payment.dump().webhooks[0]?.id ?? '');
    expect(statuses()).toEqual(['DONE', 'CANCELED', 'DONE']);
    expect(got[2]?.raw).toBe(got[0]?.raw);
    // What the company holds is another matter, and the only one that counts.
    expect(await payment.gateway.byKey(paymentKey)).toMatchObject({ payment: { status: 'CANCELED' } });
  });

  it('E19: may be made up, from anywhere and in any number', async () => {
    const data = { paymentKey: 'made-up', orderId: 'order-0001', status: 'DONE', totalAmount: 1, secret: 'wrong' };
    const event = { eventType: 'PAYMENT_STATUS_CHANGED', data };
    await payment.webhook.forge(event, { copies: 500, headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(got).toHaveLength(500);
    expect(new Set(got.map(({ headers }) => headers['x-forwarded-for']))).toEqual(new Set(['203.0.113.7']));
    expect(payment.gateway.parseWebhook(got[0]?.headers ?? {}, got[0]?.raw ?? '')).toMatchObject({
      ...{ kind: 'PAYMENT', paymentKey: 'made-up', secret: 'wrong' },
    });
    expect(await payment.gateway.byKey('made-up')).toEqual({ kind: 'NOT_FOUND' });
    expect(payment.captures()).toEqual([]);
  });

  it('E20: tell that a card on file is gone, though nobody asked for it', async () => {
    const issued = await payment.gateway.issueBillingKey({ ...payment.registerCard(customerKey), idemKey: 'i' });
    const billingKey = issued.kind === 'ISSUED' ? issued.billing.billingKey : '';
    await payment.deleteBilling(billingKey);
    const hint = payment.gateway.parseWebhook(got[0]?.headers ?? {}, got[0]?.raw ?? '');
    expect(hint).toMatchObject({ kind: 'BILLING_DELETED', billingKey, paymentKey: null });
    const asked = { billingKey, customerKey, amount: 5900, orderName: '이용권', orderId: 'order-0001', idemKey: 'c' };
    expect(await payment.gateway.charge(asked)).toMatchObject({ severity: 'hard', code: 'NOT_FOUND_BILLING' });
  });

  it('wait on disk for a company that was killed', async () => {
    mood = 500;
    const { standIn } = payment;
    await confirm();
    await payment.webhook.settle();
    const { Webhooks } = await import('./Webhooks.ts');
    mood = 200;
    const again = new Webhooks(standIn.books, standIn.clock, standIn.webhooks.url);
    standIn.webhooks.url = null;
    standIn.clock.advance(MINUTE);
    await again.settle();
    expect(got).toHaveLength(2);
  });
});
