import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPayment } from '#tests/support/startPayment.ts';
import { officialExamples } from '#tests/support/toss/officialExamples.ts';
import { createTossGateway } from './createTossGateway.ts';
import { parseTossWebhook } from './parseTossWebhook.ts';
import { tossAnswers } from './tossAnswers.ts';

const { confirmed, cancelled, charged, billing, transactions, error, webhooks, webhookHeaders } = officialExamples;

describe('E26: what the company has published', () => {
  let server: Server;
  let pages: unknown[];
  beforeEach(async () => {
    pages = [];
    server = createServer((_request, response) => {
      const page = pages.length > 1 ? pages.shift() : pages[0];
      const status = page === error ? 404 : 200;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(page));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const gateway = (...answers: unknown[]) => {
    pages = answers;
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return createTossGateway(
      { apiUrl, sdkUrl: apiUrl, clientKey: 'test_ck_x', secretKey: 'test_sk_x' },
      { pauseMs: 0 },
    );
  };

  it('reads a payment that was confirmed', async () => {
    const { paymentKey, orderId } = confirmed;
    const outcome = await gateway(confirmed).confirm({ paymentKey, orderId, amount: 1000, idemKey: 'key' });
    expect(outcome).toEqual({
      kind: 'APPROVED',
      payment: {
        ...{ paymentKey, orderId, orderName: '토스 티셔츠 외 2건', type: 'NORMAL', status: 'DONE', method: '카드' },
        ...{ currency: 'KRW', totalAmount: 1000, balanceAmount: 1000, suppliedAmount: 909, vat: 91, taxFreeAmount: 0 },
        requestedAt: Date.UTC(2024, 1, 13, 3, 17, 57),
        approvedAt: Date.UTC(2024, 1, 13, 3, 18, 14),
        lastTransactionKey: '9C62B18EEF0DE3EB7F4422EB6D14BC6E',
        isPartialCancelable: true,
        cancels: [],
        card: {
          ...{ issuerCode: '71', acquirerCode: '71', number: '12345678****000*', cardType: '신용', ownerType: '개인' },
          ...{ approveNo: '00000000', installmentMonths: 0 },
        },
        receiptUrl: confirmed.receipt.url,
        secret: null,
        failure: null,
      },
    });
  });

  it('reads a charge, a card on file, a refund, transactions and an error', async () => {
    const { customerKey, billingKey } = billing;
    const asked = { billingKey, customerKey, orderId: charged.orderId, orderName: '?', idemKey: 'key' };
    expect(await gateway(charged).charge({ ...asked, amount: 4900 })).toMatchObject({
      ...{ kind: 'APPROVED', payment: { type: 'BILLING', secret: null, totalAmount: 4900 } },
    });
    expect(await gateway(billing).issueBillingKey({ authKey: 'bln_x', customerKey, idemKey: 'key' })).toMatchObject({
      kind: 'ISSUED',
      billing: { billingKey, customerKey, card: { number: '43301234****123*' } },
    });
    const cancel = { paymentKey: cancelled.paymentKey, expectBalance: 1000, reason: '?', idemKey: 'key' };
    expect(await gateway(cancelled).cancel(cancel)).toMatchObject({
      ...{
        kind: 'CANCELLED',
        payment: { cancels: [{ cancelAmount: 1000, canceledAt: Date.UTC(2024, 1, 13, 3, 20, 23) }] },
      },
    });
    expect(await gateway(transactions, []).transactions(0, 1)).toMatchObject({
      ...{ kind: 'FOUND', transactions: [{ amount: 1500, status: 'DONE', orderId: 'fMgvolnZP6_ZdEYAaWF_1' }] },
    });
    expect(await gateway(error).byOrder('order-0001')).toEqual({ kind: 'NOT_FOUND' });
  });

  it('reads every webhook', () => {
    const hint = (event: object) => parseTossWebhook(webhookHeaders, JSON.stringify(event));
    expect(hint(webhooks.paymentStatusChanged)).toMatchObject({
      ...{ kind: 'PAYMENT', paymentKey: confirmed.paymentKey, orderId: confirmed.orderId, status: 'DONE' },
      ...{ lastTransactionKey: 'B7103F204998813B889C77C043D09502', retriedCount: 0 },
      transmissionId: 'whtrans_a01j70335nkqqeg0zwzz2r4py9z',
    });
    expect(hint(webhooks.depositCallback)).toMatchObject({
      ...{ kind: 'PAYMENT', eventType: 'DEPOSIT_CALLBACK', orderId: confirmed.orderId, paymentKey: null },
      ...{ secret: 'ps_Z61JOxRQVEnKzpz5aGOw8W0X9bAq', lastTransactionKey: '9FF15E1A29D0E77C218F57262BFA4986' },
    });
    expect(hint(webhooks.billingDeleted)).toMatchObject({
      ...{ kind: 'BILLING_DELETED', billingKey: webhooks.billingDeleted.data.billingKey },
    });
    expect(hint(webhooks.cancelStatusChanged)).toMatchObject({ kind: 'OTHER' });
    expect(hint(webhooks.methodUpdated)).toMatchObject({ kind: 'OTHER' });
  });

  it.each(['', '[]', 'null', '"text"', '{"eventType":7}', '{"eventType":"X","data":[]}', '<html>'])(
    'takes %j for no webhook',
    (raw) => {
      expect(parseTossWebhook({}, raw)).toBeNull();
    },
  );

  it('takes nothing from a webhook that could become part of an address', () => {
    const data = { paymentKey: '../billing/x', orderId: 'a/b', billingKey: '%2e%2e', status: 'x'.repeat(101) };
    const raw = JSON.stringify({ eventType: 'PAYMENT_STATUS_CHANGED', data });
    expect(parseTossWebhook({ 'tosspayments-webhook-transmission-retried-count': '-1' }, raw)).toEqual({
      ...{ kind: 'PAYMENT', eventType: 'PAYMENT_STATUS_CHANGED', paymentKey: null, orderId: null, billingKey: null },
      ...{ status: null, lastTransactionKey: null, secret: null, transmissionId: null, retriedCount: 0 },
    });
  });
});

describe('E26: what the stand-in says', () => {
  it('reads by the same schemas, and names every field that the published bodies have', async () => {
    const payment = await startPayment();
    const customerKey = '3f9c1b0e-8f57-4d0a-9a6e-2b7f6a1c9d10';
    const issued = await payment.gateway.issueBillingKey({ ...payment.registerCard(customerKey), idemKey: 'i' });
    const billingKey = issued.kind === 'ISSUED' ? issued.billing.billingKey : '';
    const asked = { billingKey, customerKey, orderId: 'order-0001', amount: 5900, orderName: '이용권', idemKey: 'c' };
    const taken = await payment.gateway.charge(asked);
    const paymentKey = taken.kind === 'APPROVED' ? taken.payment.paymentKey : '';
    await payment.gateway.cancel({ paymentKey, expectBalance: 5900, amount: 900, reason: '?', idemKey: 'd' });
    await payment.gateway.transactions(0, payment.clock.now());
    await payment.gateway.byOrder('order-none');
    const messages = (call: string) => JSON.parse(payment.requests(call)[0]?.answer ?? '') as object;
    const stored = [
      [messages('issue'), tossAnswers.billing, billing],
      [messages('charge'), tossAnswers.payment, confirmed],
      [messages('cancel'), tossAnswers.payment, cancelled],
      [messages('find'), tossAnswers.error, error],
    ] as const;
    // Two fields of a card went with the versions after 2024-06-01, another is not always there.
    const gone = ['cardCompany', 'cardNumber', 'company'];
    for (const [body, schema, published] of stored) {
      expect(schema.safeParse(body).error).toBeUndefined();
      const missing = Object.keys(published).filter((name) => !(name in body) && !gone.includes(name));
      expect(missing).toEqual([]);
    }
    const [row] = JSON.parse(payment.requests('transactions')[0]?.answer ?? '') as object[];
    expect(Object.keys(row ?? {}).sort()).toEqual(Object.keys(transactions[0]).sort());
    await payment.stop();
  });
});
