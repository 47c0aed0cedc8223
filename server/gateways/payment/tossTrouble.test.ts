import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE, SECOND } from '#domain/time/duration.ts';
import { startPayment, type TestPayment } from '#tests/support/startPayment.ts';
import { createTossGateway } from './createTossGateway.ts';

const customerKey = '3f9c1b0e-8f57-4d0a-9a6e-2b7f6a1c9d10';
const order = { orderId: 'order-0001', amount: 5900 };

let payment: TestPayment;
let billingKey: string;
beforeEach(async () => {
  payment = await startPayment();
  const issued = await payment.gateway.issueBillingKey({ ...payment.registerCard(customerKey), idemKey: 'issue' });
  billingKey = issued.kind === 'ISSUED' ? issued.billing.billingKey : '';
});
afterEach(async () => {
  vi.useRealTimers();
  await payment.stop();
});

const charge = (changed: object = {}) =>
  payment.gateway.charge({ billingKey, customerKey, ...order, orderName: '이용권', idemKey: 'key-1', ...changed });
const unknown = (reason: string) => ({ kind: 'UNKNOWN', reason, sent: true });
const found = { kind: 'FOUND', payment: { status: 'DONE', totalAmount: 5900 } };

describe('an answer that does not come', () => {
  it('E7: after the money was taken leaves it unknown, and the order tells', async () => {
    payment.scenario({ on: 'charge', act: 'hold' });
    const asked = charge();
    await payment.untilAsked('charge');
    await payment.clock.advance(65 * SECOND);
    expect(await asked).toEqual(unknown('TIMEOUT'));
    expect(payment.requests('charge')).toHaveLength(1);
    expect(payment.captures()).toHaveLength(1);
    expect(await payment.gateway.byOrder(order.orderId)).toMatchObject(found);
    // The same call again is answered with what it was answered the first time.
    expect(await charge()).toMatchObject({ kind: 'APPROVED' });
    expect(payment.captures()).toHaveLength(1);
  });

  it('E7: a connection that breaks is tried again with the same key, and nothing is taken twice', async () => {
    payment.scenario({ on: 'charge', act: 'reset' });
    expect(await charge()).toMatchObject({ kind: 'APPROVED' });
    const asked = payment.requests('charge');
    expect(asked.map(({ status }) => status)).toEqual([null, 200]);
    expect(new Set(asked.map(({ idemKey, orderId }) => `${idemKey} ${orderId}`)).size).toBe(1);
    expect(payment.captures()).toHaveLength(1);
  });

  it('E7: one that breaks three times is left to whoever reconciles', async () => {
    payment.scenario({ on: 'charge', act: 'reset', when: 'before', times: 3 });
    expect(await charge()).toEqual(unknown('CONNECTION'));
    expect(payment.requests('charge')).toHaveLength(3);
    expect(await payment.gateway.byOrder(order.orderId)).toEqual({ kind: 'NOT_FOUND' });
  });

  it('E8: before the money was taken is just as unknown, until the order tells that there is nothing', async () => {
    payment.scenario({ on: 'charge', act: 'hold', when: 'before' });
    const asked = charge();
    await payment.untilAsked('charge');
    await payment.clock.advance(65 * SECOND);
    expect(await asked).toEqual(unknown('TIMEOUT'));
    expect(await payment.gateway.byOrder(order.orderId)).toEqual({ kind: 'NOT_FOUND' });
    expect(payment.captures()).toEqual([]);
    expect(await charge()).toMatchObject({ kind: 'APPROVED' });
  });

  it('E8: a call that begins its work only after we gave it up is found later', async () => {
    payment.scenario({ on: 'charge', act: 'hold', when: 'before', ms: 70 * SECOND });
    const asked = charge();
    await payment.untilAsked('charge');
    await payment.clock.advance(65 * SECOND);
    expect(await asked).toEqual(unknown('TIMEOUT'));
    expect(await payment.gateway.byOrder(order.orderId)).toEqual({ kind: 'NOT_FOUND' });
    await payment.clock.advance(5 * SECOND);
    await vi.waitFor(() => expect(payment.captures()).toHaveLength(1));
    expect(await payment.gateway.byOrder(order.orderId)).toMatchObject(found);
  });

  it.each([59, 61, 64])('E10: is waited for while it takes %d seconds', async (seconds) => {
    payment.scenario({ on: 'charge', act: 'hold', ms: seconds * SECOND });
    const asked = charge();
    await payment.untilAsked('charge');
    await payment.clock.advance(seconds * SECOND);
    expect(await asked).toMatchObject({ kind: 'APPROVED' });
    expect(payment.requests('charge')).toHaveLength(1);
  });

  it('E10: a look-up is waited for ten seconds, and no longer', async () => {
    payment.scenario({ on: 'find', act: 'hold', ms: 20 * SECOND });
    const asked = payment.gateway.byOrder(order.orderId);
    await payment.untilAsked('find');
    await payment.clock.advance(10 * SECOND);
    expect(await asked).toEqual(unknown('TIMEOUT'));
  });
});

describe('an answer that tells nothing', () => {
  it('E9: an error after the money was taken is unknown, also when it is all the key will ever get', async () => {
    payment.scenario({ on: 'charge', act: 'error', remembered: true });
    expect(await charge()).toEqual(unknown('SERVER_ERROR'));
    expect(payment.requests('charge').map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(await payment.gateway.byOrder(order.orderId)).toMatchObject(found);
    expect(payment.captures()).toHaveLength(1);
  });

  it('E9: an error before is tried again', async () => {
    payment.scenario({ on: 'charge', act: 'error', when: 'before', times: 2 });
    expect(await charge()).toMatchObject({ kind: 'APPROVED' });
    expect(payment.requests('charge').map(({ status }) => status)).toEqual([500, 500, 200]);
    payment.scenario({ on: 'charge', act: 'error', when: 'before', times: 3 });
    expect(await charge({ orderId: 'order-0002', idemKey: 'key-2' })).toEqual(unknown('SERVER_ERROR'));
    expect(payment.captures('order-0002')).toEqual([]);
  });

  it.each(['half', 'html', 'empty'] as const)('E11: a body that is %s', async (act) => {
    payment.scenario({ on: 'charge', act, remembered: true });
    expect(await charge()).toEqual(unknown('UNREADABLE'));
    expect(await payment.gateway.byOrder(order.orderId)).toMatchObject(found);
  });

  it('E11: lets fields be that nobody knows', async () => {
    payment.scenario({ on: 'charge', act: 'extra' });
    expect(await charge()).toMatchObject({ kind: 'APPROVED' });
  });

  it('E11: a status that nobody knows is no success', async () => {
    payment.scenario({ on: 'charge', act: 'odd-status' });
    expect(await charge()).toMatchObject({ kind: 'MISMATCH', field: 'status', payment: { status: 'UNFORESEEN' } });
  });

  it.each([
    ['amount', { totalAmount: 5901 }],
    ['amount', { totalAmount: 1 }],
    ['orderId', { orderId: 'order-9999' }],
    ['currency', { currency: 'USD' }],
    ['approvedAt', { approvedAt: null }],
    ['status', { status: 'CANCELED' }],
    ['status', { status: 'WAITING_FOR_DEPOSIT' }],
  ])('a wrong %s is a mismatch: %j', async (field, change) => {
    payment.scenario({ on: 'charge', act: 'change', change });
    expect(await charge()).toMatchObject({ kind: 'MISMATCH', field, payment: change });
  });

  it.each(['READY', 'IN_PROGRESS'])('the status %s says that it is not over', async (status) => {
    payment.scenario({ on: 'charge', act: 'change', change: { status, approvedAt: null } });
    expect(await charge()).toEqual(unknown('UNFINISHED'));
  });

  it('another payment than the one that was confirmed is a mismatch', async () => {
    const asked = payment.pay({ orderId: 'order-0002', amount: 5900 });
    payment.scenario({ on: 'confirm', act: 'change', change: { paymentKey: 'another' } });
    expect(await payment.gateway.confirm({ ...asked, idemKey: 'c' })).toMatchObject({
      ...{ kind: 'MISMATCH', field: 'paymentKey' },
    });
  });

  it('E5: while the first call runs, the second learns that it runs', async () => {
    payment.scenario({ on: 'charge', act: 'hold', ms: SECOND });
    const first = charge();
    await payment.untilAsked('charge');
    expect(await charge()).toEqual(unknown('BUSY'));
    await payment.clock.advance(SECOND);
    expect(await first).toMatchObject({ kind: 'APPROVED' });
    expect(payment.captures()).toHaveLength(1);
  });
});

describe('E22: a company that is not there', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = undefined;
  });
  const gatewayAt = (apiUrl: string) => createTossGateway({ ...payment.settings, apiUrl }, { pauseMs: 0 });
  const confirmAt = (apiUrl: string) =>
    gatewayAt(apiUrl).confirm({ paymentKey: 'some-key', ...order, idemKey: 'key-1' });
  const listen = async (answer: RequestListener) => {
    server = createServer(answer);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const neverSent = { kind: 'UNKNOWN', reason: 'CONNECTION', sent: false };

  it('one that refuses connections was never asked', async () => {
    const port = await listen(() => {});
    await new Promise((resolve) => server?.close(resolve));
    expect(await confirmAt(`http://127.0.0.1:${port}`)).toEqual(neverSent);
  });

  it('one that has no address was never asked', async () => {
    expect(await confirmAt('http://nobody.invalid')).toEqual(neverSent);
  });

  it('one that cannot prove who it is was never asked', async () => {
    let asked = 0;
    const port = await listen((_request, response) => {
      asked += 1;
      response.end('{}');
    });
    const outcome = await confirmAt(`https://127.0.0.1:${port}`);
    expect(outcome).toMatchObject({ kind: 'UNKNOWN', reason: 'CONNECTION' });
    expect(asked).toBe(0);
  });

  it('never follows to another address, where the secret would go along', async () => {
    const asked: (string | undefined)[] = [];
    const port = await listen((request, response) => {
      asked.push(request.url);
      response.writeHead(307, { location: '/v1/elsewhere' }).end();
    });
    expect(await confirmAt(`http://127.0.0.1:${port}`)).toEqual(unknown('UNREADABLE'));
    expect(new Set(asked)).toEqual(new Set(['/v1/payments/confirm']));
  });

  it('after five failures in a row nothing is asked for half a minute, and then one call finds out', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    payment.scenario({ act: 'error', when: 'before', times: 0 });
    for (let failure = 0; failure < 5; failure += 1) {
      expect(payment.gateway.paused).toBe(false);
      await payment.gateway.byOrder(order.orderId);
    }
    expect(payment.gateway.paused).toBe(true);
    const before = payment.requests().length;
    expect(await charge()).toEqual({ kind: 'UNKNOWN', reason: 'PAUSED', sent: false });
    expect(payment.requests()).toHaveLength(before);
    vi.advanceTimersByTime(30 * SECOND);
    expect(payment.gateway.paused).toBe(false);
    await payment.gateway.byOrder(order.orderId);
    expect(payment.gateway.paused).toBe(true);
    // Five minutes later it is there again.
    payment.scenario();
    vi.advanceTimersByTime(5 * MINUTE);
    expect(await charge()).toMatchObject({ kind: 'APPROVED' });
    expect(payment.gateway.paused).toBe(false);
  });

  it('refusals and calls that still run are no failures of the company', async () => {
    payment.scenario({ on: 'charge', act: 'decline', code: 'REJECT_CARD_COMPANY', times: 5 });
    for (let call = 0; call < 5; call += 1) await charge({ orderId: `order-100${call}`, idemKey: `key-${call}` });
    payment.scenario({ on: 'find', act: 'decline', code: 'FORBIDDEN_CONSECUTIVE_REQUEST', times: 0 });
    for (let call = 0; call < 6; call += 1) await payment.gateway.byOrder(order.orderId);
    expect(payment.gateway.paused).toBe(false);
  });

  it('one that was killed has not forgotten what it took, nor what it answered', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'payment-'));
    const file = join(folder, 'books.sqlite');
    const first = await startPayment({ file });
    const asked = { ...first.pay({ orderId: 'order-0001', amount: 6900 }), idemKey: 'key-1' };
    first.scenario({ on: 'confirm', act: 'hold' });
    const lost = first.gateway.confirm(asked);
    await first.untilAsked('confirm');
    await first.stop();
    expect(await lost).toMatchObject({ kind: 'UNKNOWN', reason: 'CONNECTION' });
    const second = await startPayment({ file });
    expect(second.captures()).toMatchObject([{ orderId: 'order-0001', amount: 6900 }]);
    expect(await second.gateway.byOrder('order-0001')).toMatchObject({ kind: 'FOUND', payment: { status: 'DONE' } });
    expect(await second.gateway.confirm(asked)).toMatchObject({ kind: 'APPROVED' });
    expect(second.captures()).toHaveLength(1);
    await second.stop();
    rmSync(folder, { recursive: true });
  });
});
