import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#domain/time/duration.ts';
import { startPayment, type TestPayment } from '#tests/support/startPayment.ts';

const SUCCESS = 'http://localhost:3002/subscription/complete?nonce=n1';
const FAIL = 'http://localhost:3002/subscription/complete?nonce=n1&failed=1';
const customerKey = '3f9c1b0e-8f57-4d0a-9a6e-2b7f6a1c9d10';

let payment: TestPayment;
beforeEach(async () => {
  payment = await startPayment();
});
afterEach(() => payment.stop());

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

async function ask(path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${payment.settings.apiUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: basic(`${payment.settings.secretKey}:`), 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, code: (JSON.parse(text || '{}') as { code?: string }).code };
}

describe('the API', () => {
  it.each([
    ['without the colon', () => basic(payment.settings.secretKey)],
    ['with another key', () => basic('test_sk_another:')],
    ['with a live key', () => basic('live_sk_sandbox:')],
    ['with a key of the widget', () => basic('test_gsk_sandbox:')],
    ['with the key of the browser', () => basic(`${payment.settings.clientKey}:`)],
    ['without any', () => ''],
  ])('E1: answers nobody who asks %s', async (_, authorization) => {
    const path = '/v1/payments/orders/order-0001';
    const refused = await ask(path, undefined, { authorization: authorization() });
    expect([refused.status, refused.code]).toEqual([401, 'UNAUTHORIZED_KEY']);
    expect((await ask(path)).status).toBe(404);
  });

  it('E5: repeats its first answer byte for byte for a key, whatever the body says', async () => {
    const asked = payment.pay({ orderId: 'order-0001', amount: 6900 });
    const headers = { 'idempotency-key': 'the-key' };
    const first = await ask('/v1/payments/confirm', asked, headers);
    expect(first.status).toBe(200);
    expect(await ask('/v1/payments/confirm', asked, headers)).toEqual(first);
    expect(await ask('/v1/payments/confirm', { ...asked, amount: 1 }, headers)).toEqual(first);
    // Another call is another key, and without one it is a second confirm.
    expect((await ask(`/v1/payments/${asked.paymentKey}/cancel`, {}, headers)).code).toBe('INVALID_REQUEST');
    expect((await ask('/v1/payments/confirm', asked)).code).toBe('ALREADY_PROCESSED_PAYMENT');
    expect(payment.captures()).toHaveLength(1);
  });

  it('E5: answers one of two calls at once, and tells the other that it runs', async () => {
    const asked = payment.pay({ orderId: 'order-0001', amount: 6900 });
    payment.scenario({ on: 'confirm', act: 'hold', when: 'before', ms: MINUTE });
    const headers = { 'idempotency-key': 'the-key' };
    const first = ask('/v1/payments/confirm', asked, headers);
    await payment.untilAsked('confirm');
    expect(await ask('/v1/payments/confirm', asked, headers)).toMatchObject({
      ...{ status: 409, code: 'IDEMPOTENT_REQUEST_PROCESSING' },
    });
    await payment.clock.advance(MINUTE);
    expect((await first).status).toBe(200);
    expect(payment.captures()).toHaveLength(1);
  });

  it('E6: takes keys of 300 characters, remembers them for fifteen days, and then works anew', async () => {
    const { authKey } = payment.registerCard(customerKey);
    const issue = (key: string) =>
      ask('/v1/billing/authorizations/issue', { authKey, customerKey }, { 'idempotency-key': key });
    expect((await issue('k'.repeat(301))).code).toBe('INVALID_IDEMPOTENCY_KEY');
    const first = await issue('k'.repeat(300));
    expect(first.status).toBe(200);
    await payment.clock.advance(15 * DAY);
    expect(await issue('k'.repeat(300))).toEqual(first);
    await payment.clock.advance(1);
    expect((await issue('k'.repeat(300))).code).toBe('INVALID_BILLING_AUTH');
  });

  it.each([
    [{ orderId: 'short' }, 'INVALID_ORDER_ID'],
    [{ orderId: '한글주문번호' }, 'INVALID_ORDER_ID'],
    [{ amount: 0.5 }, 'INVALID_REQUEST'],
    [{ amount: undefined }, 'INVALID_REQUEST'],
  ])('refuses %j', async (changed, code) => {
    const asked = payment.pay({ orderId: 'order-0001', amount: 6900 });
    expect((await ask('/v1/payments/confirm', { ...asked, ...changed })).code).toBe(code);
  });

  it('E25: writes every call down, also those that get no answer, and counts what was taken', async () => {
    payment.scenario({ on: 'find', act: 'reset' });
    await expect(ask('/v1/payments/orders/order-0001')).rejects.toThrow();
    await payment.gateway.confirm({ ...payment.pay({ orderId: 'order-0001', amount: 6900 }), idemKey: 'key-1' });
    expect(payment.requests()).toMatchObject([
      { no: 1, method: 'GET', call: 'find', orderId: 'order-0001', idemKey: null, status: null },
      { no: 2, method: 'POST', call: 'confirm', orderId: 'order-0001', idemKey: 'key-1', status: 200 },
    ]);
    expect(payment.captures('order-0001')).toHaveLength(1);
    expect(payment.captures('order-0002')).toHaveLength(0);
  });
});

describe('the script', () => {
  /** Runs it as a page would. @returns where the page went, or the code it was refused with */
  async function run(call: 'requestPayment' | 'requestBillingAuth', changed: object = {}, key = customerKey) {
    const source = await (await fetch(payment.settings.sdkUrl)).text();
    let went: string | undefined;
    const window = { location: { assign: (address: string) => (went = address) } };
    const document = { currentScript: { src: payment.settings.sdkUrl } };
    const navigator = { userAgent: 'Chrome' };
    const context = createContext({ window, document, navigator, URL, URLSearchParams, Promise, Error });
    runInContext(source, context);
    context.given = {
      ...{ method: 'CARD', successUrl: SUCCESS, failUrl: FAIL, windowTarget: 'self' },
      ...(call === 'requestPayment' && {
        ...{ orderId: 'order-0001', orderName: '책바다 <이용권>', amount: { currency: 'KRW', value: 6900 } },
      }),
      ...changed,
    };
    context.keys = { clientKey: payment.settings.clientKey, customerKey: key };
    const failed = runInContext(
      `(async () => window.TossPayments(keys.clientKey).payment({ customerKey: keys.customerKey }).${call}(given))()
        .catch((error) => error.code)`,
      context,
    );
    const code = await Promise.race([failed, new Promise((resolve) => setImmediate(resolve))]);
    return went ?? code;
  }

  it('E2: leads to the window with everything in it', async () => {
    const page = await (await fetch(String(await run('requestPayment')))).text();
    expect(page).toContain('책바다 &lt;이용권&gt;');
    expect(page).toContain('6,900원');
    expect(payment.dump().payments).toMatchObject([{ orderId: 'order-0001', status: 'READY', totalAmount: 6900 }]);
    const billing = await (await fetch(String(await run('requestBillingAuth')))).text();
    expect(billing).toContain('카드 등록');
    expect(payment.dump().payments).toHaveLength(1);
  });

  it.each([
    ['INCORRECT_SUCCESS_URL_FORMAT', { successUrl: '/subscription/complete' }],
    ['INCORRECT_FAIL_URL_FORMAT', { failUrl: 'javascript:alert(1)' }],
    ['INVALID_ORDER_ID', { orderId: 'short' }],
    ['INVALID_ORDER_NAME', { orderName: 'ㄱ'.repeat(101) }],
    ['INVALID_AMOUNT_VALUE', { amount: { currency: 'KRW', value: 0.5 } }],
    ['INVALID_AMOUNT_CURRENCY', { amount: { currency: 'USD', value: 5 } }],
    ['NOT_SUPPORTED_METHOD', { method: 'TRANSFER' }],
  ])('E2: refuses with %s', async (code, changed) => {
    expect(await run('requestPayment', changed)).toBe(code);
  });

  it.each(['x', 'k'.repeat(51), '키'])('E2: refuses the customer key %j', async (key) => {
    expect(await run('requestBillingAuth', {}, key)).toBe('INVALID_CUSTOMER_KEY');
  });
});

describe('the window', () => {
  const common = () => ({ clientKey: payment.settings.clientKey, customerKey, successUrl: SUCCESS, failUrl: FAIL });
  const order = { orderId: 'order-0001', orderName: '책바다 이용권', amount: '6900' };

  async function press(kind: 'PAYMENT' | 'BILLING', answers: Record<string, string>) {
    const query = { kind, ...common(), ...(kind === 'PAYMENT' ? order : {}) };
    const page = await (await fetch(`${payment.settings.apiUrl}/window?${new URLSearchParams(query)}`)).text();
    const paymentKey = /name="paymentKey" value="([^"]+)"/.exec(page)?.[1];
    const body = new URLSearchParams({ ...query, ...(paymentKey ? { paymentKey } : {}), ...answers });
    const response = await fetch(`${payment.settings.apiUrl}/window`, { method: 'POST', body, redirect: 'manual' });
    const to = response.headers.get('location');
    if (to === null) return { status: response.status, to: null, query: {} as Record<string, string> };
    return {
      status: response.status,
      to,
      query: Object.fromEntries(new URL(to).searchParams) as Record<string, string>,
    };
  }

  it('E3: leads back from a payment with its key, order and amount', async () => {
    const { to, query } = await press('PAYMENT', { action: 'approve' });
    expect(to?.startsWith(SUCCESS)).toBe(true);
    const { paymentKey, ...rest } = query;
    expect(rest).toEqual({ nonce: 'n1', paymentType: 'NORMAL', orderId: 'order-0001', amount: '6900' });
    const asked = { paymentKey: String(paymentKey), orderId: 'order-0001', amount: 6900, idemKey: 'key-1' };
    expect(await payment.gateway.confirm(asked)).toMatchObject({ kind: 'APPROVED' });
  });

  it('E3: leads back from a registration with a key for this buyer', async () => {
    const { query } = await press('BILLING', { action: 'approve' });
    expect(query).toEqual({ nonce: 'n1', customerKey, authKey: expect.stringMatching(/^bln_/) });
    const asked = { authKey: String(query.authKey), customerKey, idemKey: 'key-1' };
    expect(await payment.gateway.issueBillingKey(asked)).toMatchObject({ kind: 'ISSUED' });
  });

  it.each([
    ['cancel', 'PAY_PROCESS_CANCELED', undefined],
    ['decline', 'REJECT_CARD_COMPANY', 'order-0001'],
    ['wrong-card', 'INVALID_CARD_NUMBER', 'order-0001'],
  ])('E3: leads back from %s with %s', async (action, code, orderId) => {
    const { to, query } = await press('PAYMENT', { action });
    expect(to?.startsWith(FAIL)).toBe(true);
    expect(query).toEqual({
      ...{ nonce: 'n1', failed: '1', code, message: expect.stringMatching(/\.$/) },
      ...(orderId === undefined ? {} : { orderId }),
    });
    expect(payment.captures()).toEqual([]);
  });

  it('E3: leads nowhere when it is closed, and nothing has changed', async () => {
    expect(await press('PAYMENT', { action: 'close' })).toMatchObject({ status: 200, to: null });
    expect(payment.dump().payments).toMatchObject([{ status: 'READY' }]);
    expect(payment.dump().webhooks).toEqual([]);
  });

  it('E3: leads back too late, and the confirm says so', async () => {
    const { query } = await press('PAYMENT', { action: 'expire' });
    const asked = { paymentKey: String(query.paymentKey), orderId: 'order-0001', amount: 6900, idemKey: 'key-1' };
    expect(await payment.gateway.confirm(asked)).toMatchObject({ kind: 'DECLINED', abandoned: true });
    const { query: late } = await press('BILLING', { action: 'expire' });
    expect(
      await payment.gateway.issueBillingKey({ authKey: String(late.authKey), customerKey, idemKey: 'b' }),
    ).toMatchObject({
      ...{ kind: 'DECLINED', code: 'INVALID_BILLING_AUTH' },
    });
  });

  it('E3: is over after half an hour', async () => {
    const query = { kind: 'PAYMENT', ...common(), ...order };
    const page = await (await fetch(`${payment.settings.apiUrl}/window?${new URLSearchParams(query)}`)).text();
    const paymentKey = /name="paymentKey" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await payment.clock.advance(30 * MINUTE + 1);
    const body = new URLSearchParams({ ...query, paymentKey, action: 'approve' });
    const response = await fetch(`${payment.settings.apiUrl}/window`, { method: 'POST', body, redirect: 'manual' });
    expect(new URL(response.headers.get('location') ?? '').searchParams.get('code')).toBe('NOT_FOUND_PAYMENT_SESSION');
    expect(payment.dump().payments).toMatchObject([{ status: 'EXPIRED' }]);
  });

  it('opens for our shop alone, and leads back to pages alone', async () => {
    for (const wrong of [{ clientKey: 'live_ck_x' }, { successUrl: 'javascript:alert(1)' }, { customerKey: 'x' }]) {
      const query = new URLSearchParams({ kind: 'PAYMENT', ...common(), ...order, ...wrong });
      expect((await fetch(`${payment.settings.apiUrl}/window?${query}`)).status).toBe(400);
    }
    expect(payment.dump().payments).toEqual([]);
  });
});
