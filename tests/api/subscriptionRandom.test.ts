import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SubscriptionOrder } from '#contract/subscription.ts';
import { HOUR } from '#domain/time/duration.ts';
import type { CardName } from '#sandbox/payment/cards.ts';
import type { BehaviourInput } from '#sandbox/payment/Scenarios.ts';
import { reconcileTransactions } from '#server/modules/subscription/run/reconcileTransactions.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { settledProblems, subscriptionProblems } from '../support/subscriptionInvariants.ts';
import { companyBooks, PRODUCTS, runAll, ticketBuyer } from '../support/ticketBuyer.ts';
import { watchCompany } from '../support/watchCompany.ts';

const products = Object.values(PRODUCTS);

let app: TestApp;
let askedBlindly: readonly string[];
/** Answers that the worst company and the worst buyer do not explain. */
const broken: string[] = [];
/** How often money was confirmed. */
let confirmed = 0;
beforeAll(async () => {
  app = await buildTestApp({ payment: true, content: 'demo' });
  askedBlindly = watchCompany(app);
  const { send } = app;
  app.send = (async (...given: Parameters<typeof send>) => {
    const answer = await send(...given);
    const [method, url] = given;
    const { status, code } = answer;
    if (status >= 500 && status !== 502 && status !== 503) broken.push(`${method} ${url}: ${status} ${code}`);
    if (url.endsWith('/confirmations/me') && status === 200) confirmed += 1;
    return answer;
  }) as typeof send;
});
afterAll(() => app.close());

const card = fc.constantFrom<CardName>('good', 'good', 'good', 'limit', 'flaky', 'stopped', 'expiring');
const product = fc.constantFrom(...products);
const fault = fc.constantFrom<BehaviourInput>(
  { on: 'confirm', act: 'half', remembered: true },
  { on: 'charge', act: 'half', remembered: true },
  { on: 'charge', act: 'error', when: 'before', code: 'FAILED_INTERNAL_SYSTEM_PROCESSING', times: 5 },
  { on: 'charge', act: 'error', when: 'after', code: 'UNKNOWN_ERROR', times: 5, remembered: true },
  { on: 'charge', act: 'decline', code: 'REJECT_CARD_PAYMENT', times: 2 },
  { on: 'charge', act: 'decline', code: 'INVALID_STOPPED_CARD' },
  { on: 'charge', act: 'decline', code: 'NOT_SUPPORTED_METHOD' },
  { on: 'issue', act: 'error', when: 'after', code: 'UNKNOWN_ERROR', times: 4 },
  { on: 'cancel', act: 'half', remembered: true },
  { on: 'cancel', act: 'error', when: 'before', code: 'FAILED_INTERNAL_SYSTEM_PROCESSING', times: 4 },
  { on: 'find', act: 'error', when: 'before', code: 'UNKNOWN_ERROR', times: 6 },
);

const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('buy' as const), product, card }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('order' as const), product, card }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('come back' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('change' as const), product, card }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo change' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('change card' as const), card }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo cancel' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('fault' as const), fault }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('webhooks' as const), latestFirst: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('run' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.constantFrom(0.02, 0.1, 1, 20, 24, 72, 24 * 29, 24 * 40),
    }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** Somebody who does all these things, in whatever order. */
async function live(actions: readonly Action[]) {
  const buyer = await ticketBuyer(app);
  let left: { order: SubscriptionOrder; back: unknown } | null = null;
  for (const one of actions) {
    if (one.do === 'fault') app.payment.scenario(one.fault);
    else if (one.do === 'wait') app.clock.advance(one.hours * HOUR);
    else if (one.do === 'run') await runAll(app);
    else if (one.do === 'cancel') await buyer.cancel();
    else if (one.do === 'undo cancel') await buyer.undoCancel();
    else if (one.do === 'undo change') await buyer.call('DELETE', 'changes/me');
    else if (one.do === 'webhooks') await deliver(one.latestFirst);
    else if (one.do === 'refund') {
      const preview = await buyer.refundPreview();
      if (preview.status === 200) await buyer.refund(preview.data.refund);
    } else if (one.do === 'buy' || one.do === 'order') {
      const { status, data } = await buyer.order(one.product);
      if (status !== 200) continue;
      left = { order: data, back: buyer.come(data, one.card) };
      if (one.do === 'buy') await buyer.confirm(data, left.back);
    } else if (one.do === 'come back') {
      if (left !== null) await buyer.confirm(left.order, left.back);
    } else if (one.do === 'change') {
      const preview = await buyer.preview(one.product);
      if (preview.status !== 200) continue;
      const { data } = await buyer.change(one.product, preview.data.charge);
      if (data?.order) {
        left = { order: data.order, back: buyer.come(data.order, one.card) };
        await buyer.confirm(left.order, left.back);
      }
    } else if (one.do === 'change card') {
      await buyer.changeCard(one.card).catch((error: Error) => {
        if (!/^[45]\d\d /.test(error.message)) throw error;
      });
    }
    expect([one.do, broken, await subscriptionProblems(app.db)]).toEqual([one.do, [], []]);
  }
  return buyer;
}

/** All that the company ever told, again, in order or the other way round. */
async function deliver(latestFirst: boolean) {
  const events = app.payment.dump().webhooks.slice(-8);
  for (const { body } of latestFirst ? events.reverse() : events) {
    const answer = await app.send('POST', '/api/payment/webhooks/toss', { site: 'home', body: JSON.parse(body) });
    expect(answer.status).toBe(200);
  }
}

describe('money', () => {
  it('adds up after any life of a subscriber', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 22 }), async (actions) => {
        const buyer = await live(actions);
        app.payment.scenario();
        for (let hour = 0; hour < 30; hour += 1) {
          app.clock.advance(hour < 5 ? HOUR / 3 : HOUR);
          await runAll(app);
        }
        const context = { db: app.db, now: app.clock.now(), secrets: app.secrets, payment: app.payment.gateway };
        await reconcileTransactions(context);
        app.clock.advance(2 * HOUR);
        await runAll(app);
        expect(await settledProblems(app.db, companyBooks(app))).toEqual([]);
        expect(askedBlindly).toEqual([]);
        // So that the next one lives alone.
        await buyer.cancel();
        const preview = await buyer.refundPreview();
        if (preview.status === 200 && preview.data.refund > 0) await buyer.refund(preview.data.refund);
      }),
      { numRuns: Number(process.env.RANDOM_LIVES ?? 12) },
    );
    expect(broken).toEqual([]);
    expect(confirmed).toBeGreaterThan(0);
  }, 600_000);
});
