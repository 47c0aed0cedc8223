import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '#domain/time/duration.ts';
import { startPayment, type TestPayment } from '#tests/support/startPayment.ts';
import type { Dump } from './dumpStandIn.ts';
import { presets } from './presets.ts';

const order = { orderId: 'order-0001', amount: 6900 };

let payment: TestPayment;
beforeEach(async () => {
  payment = await startPayment();
});
afterEach(() => payment.stop());

const at = (path: string) => `http://127.0.0.1:${payment.ports.control}${path}`;

async function notify<T = unknown>(path: string, body: object): Promise<{ status: number; data: T }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(at(path), { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, data: (await response.json()) as T };
}

async function press(path: string, answers: Record<string, string>) {
  const response = await fetch(at(path), { method: 'POST', body: new URLSearchParams(answers) });
  return { status: response.status, page: await response.text() };
}

const confirm = () => payment.gateway.confirm({ ...payment.pay(order), idemKey: 'key-1' });

describe('the handles of the payment company', () => {
  it('set what goes wrong, and take it back', async () => {
    await notify('/__emu/scenario', { add: { on: 'confirm', act: 'decline', code: 'INVALID_STOPPED_CARD' } });
    expect(await confirm()).toMatchObject({ kind: 'DECLINED', severity: 'hard' });
    await notify('/__emu/scenario', { add: { act: 'error', when: 'before', times: 0 } });
    expect((await notify<{ behaviours: object[] }>('/__emu/scenario', { behaviours: [] })).data.behaviours).toEqual([]);
    expect(await payment.gateway.byOrder('order-0001')).toMatchObject({ kind: 'FOUND' });
    expect((await notify('/__emu/scenario', { add: { act: 'explode' } })).status).toBeGreaterThanOrEqual(400);
  });

  it('move the clock', async () => {
    const before = payment.clock.now();
    const { data } = await notify<{ now: number; skewMs: number }>('/__emu/clock', { advanceMs: DAY, skewMs: -5000 });
    expect(data).toEqual({ now: before + DAY, skewMs: -5000 });
  });

  it('make webhooks up, hold them, and say where they go', async () => {
    const event = { eventType: 'BILLING_DELETED', data: { billingKey: 'x' } };
    const { data } = await notify<{ webhooks: { body: string }[] }>('/__emu/webhook', {
      held: true,
      send: { event, copies: 2 },
    });
    expect(data.webhooks).toHaveLength(2);
    expect(JSON.parse(data.webhooks[0]?.body ?? '')).toMatchObject(event);
    await notify('/__emu/webhook', { url: 'http://127.0.0.1:9/hook' });
    expect(payment.standIn.webhooks).toMatchObject({ url: 'http://127.0.0.1:9/hook', held: true });
  });

  it('tell everything, and forget everything', async () => {
    await confirm();
    const { data } = await notify<Dump>('/__emu/dump', {});
    expect(data).toMatchObject({
      payments: [{ orderId: 'order-0001', status: 'DONE' }],
      captures: [{ orderId: 'order-0001', amount: 6900 }],
      requests: [{ call: 'confirm', status: 200 }],
    });
    await notify('/__emu/reset', {});
    expect((await notify<Dump>('/__emu/dump', {})).data).toMatchObject({ payments: [], captures: [], requests: [] });
  });

  it('are not on the port that the product asks', async () => {
    for (const path of ['/__emu/dump', '/__emu/scenario', '/scenario']) {
      expect((await fetch(`${payment.settings.apiUrl}${path}`, { method: 'POST' })).status).toBe(404);
    }
  });
});

describe('the control page', () => {
  it('shows what is set and what was paid', async () => {
    expect(await (await fetch(at('/'))).text()).toContain('지금은 아무 문제도 일어나지 않아요');
    const { page } = await press('/scenario', { preset: 'refund-refused' });
    expect(page).toContain('정했어요: 다음 환불 거절');
    expect(page).toContain('value="refund-refused" checked');
    await confirm();
    expect(await (await fetch(at('/'))).text()).toContain('order-0001');
    expect((await press('/scenario', { preset: 'made-up' })).status).toBe(400);
    expect((await press('/clock', { days: 'x' })).status).toBe(400);
    const before = payment.clock.now();
    expect((await press('/clock', { days: '40' })).page).toContain('40일');
    expect(payment.clock.now()).toBe(before + 40 * DAY);
  });

  it('writes down nothing that a page would run', async () => {
    const asked = payment.pay({ ...order, orderName: '<script>alert(1)</script>' });
    await payment.gateway.confirm({ ...asked, idemKey: 'key-1' });
    const page = await (await fetch(at('/'))).text();
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
  });

  it('holds webhooks back and lets them go', async () => {
    expect((await press('/webhooks', { action: 'hold' })).page).toContain('지금은 붙잡아 두고 있어요');
    expect((await press('/webhooks', { action: 'release' })).page).toContain('붙잡아 둔 웹훅을 보냈어요');
  });

  it.each([
    ['fine', { kind: 'APPROVED' }],
    ['declined-once', { kind: 'DECLINED', severity: 'soft' }],
    ['lost-answer', { kind: 'UNKNOWN' }],
    ['lost-request', { kind: 'UNKNOWN' }],
    ['outage', { kind: 'UNKNOWN' }],
    ['wrong-amount', { kind: 'MISMATCH', field: 'amount' }],
    ['webhook-first', { kind: 'APPROVED' }],
  ] as const)('does what it says: %s', async (preset, outcome) => {
    await press('/scenario', { preset });
    expect(await confirm()).toMatchObject(outcome);
    expect(payment.captures()).toHaveLength(
      ['fine', 'lost-answer', 'wrong-amount', 'webhook-first'].includes(preset) ? 1 : 0,
    );
  });

  it('offers nothing that the stand-in does not know', () => {
    for (const { behaviours } of Object.values(presets)) expect(() => payment.scenario(...behaviours)).not.toThrow();
  });
});
