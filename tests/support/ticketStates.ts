import type { PermissionPlan } from '#domain/subscription/permissions.ts';
import type { SubscriptionState } from '#domain/subscription/subscriptionStates.ts';
import { DAY } from '#domain/time/duration.ts';
import type { TestApp } from './buildTestApp.ts';
import { grantTicket } from './grantTicket.ts';
import { makeAccount } from './makeAccount.ts';
import { operate } from './operate.ts';

/** The free week was over before yesterday, so that nothing of today hangs on it. */
const LONG_AGO = 30 * DAY;

interface Stand {
  state: SubscriptionState;
  plan: PermissionPlan;
  /** Days from now on. */
  startsIn: number;
  openFor: number;
  cancelled?: boolean;
}

/** A ticket as it stands in the database after having been bought. */
async function bought(app: TestApp, accountNo: number, { state, plan, startsIn, openFor, cancelled }: Stand) {
  const now = app.clock.now();
  const { db } = app;
  const sold = await db
    .selectFrom('subscription_product')
    .innerJoin('subscription_price', 'subscription_price.product_no', 'subscription_product.product_no')
    .select(['subscription_product.product_no', 'price_no', 'price'])
    .where('plan', '=', plan)
    .where('type', '=', 'RECURRING')
    .executeTakeFirstOrThrow();
  const { payment_order_no } = await db
    .insertInto('payment_order')
    .values({
      account_no: accountNo,
      order_id: `order-of-${accountNo}`,
      kind: 'BILLING',
      state: 'PAID',
      product_no: sold.product_no,
      price_no: sold.price_no,
      price: sold.price,
      amount: sold.price,
      credit: 0,
      order_name: '이용권',
      nonce_hash: '',
      agreements: '[]',
      replaces_no: null,
      at_period_end: 0,
      purchase_consent_no: null,
      subscription_no: null,
      issuing_at: null,
      decline_reason: null,
      decline_code: null,
      created_at: now,
      expires_at: now,
      settled_at: now,
    })
    .returning('payment_order_no')
    .executeTakeFirstOrThrow();
  const over = state === 'ENDED' || state === 'REFUNDED';
  await db
    .insertInto('subscription')
    .values({
      account_no: accountNo,
      payment_order_no,
      product_no: sold.product_no,
      price_no: sold.price_no,
      price: sold.price,
      state,
      anchor_day: 1,
      period_start: '2026-01-01',
      period_end: '2026-02-01',
      starts_at: now + startsIn * DAY,
      access_until: now + openFor * DAY,
      next_payment_date: null,
      cancel_at_period_end: cancelled ? 1 : 0,
      next_subscription_no: null,
      replaces_no: null,
      next_try_date: null,
      decline_reason: null,
      reminded_for: null,
      created_at: now,
      ended_at: over ? now : null,
      end_reason: over ? 'TEST' : null,
    })
    .execute();
}

const LIVE = { startsIn: -20, openFor: 10 } as const;
const stands: Readonly<Record<string, Stand>> = {
  'bought MISSION': { state: 'ACTIVE', plan: 'MISSION', ...LIVE },
  'bought ALL': { state: 'ACTIVE', plan: 'ALL', ...LIVE },
  'ALL, cancelled for the period end': { state: 'ACTIVE', plan: 'ALL', ...LIVE, cancelled: true },
  'ALL past due within grace': { state: 'PAST_DUE', plan: 'ALL', ...LIVE },
  'MISSION past due within grace': { state: 'PAST_DUE', plan: 'MISSION', ...LIVE },
  'ALL past due beyond grace': { state: 'PAST_DUE', plan: 'ALL', startsIn: -50, openFor: -2 },
  'ALL ended': { state: 'ENDED', plan: 'ALL', startsIn: -50, openFor: -2 },
  'ALL refunded in the middle': { state: 'REFUNDED', plan: 'ALL', ...LIVE },
  'ALL that is being paid': { state: 'PENDING', plan: 'ALL', ...LIVE },
  'ALL that begins later': { state: 'SCHEDULED', plan: 'ALL', startsIn: 2, openFor: 32 },
};

/** What each stand opens, written out here so that a slip in the rules shows: everything, missions alone, or nothing. */
export const opensBy: Readonly<Record<string, 'ALL' | 'MISSION' | 'NOTHING'>> = {
  'free week': 'ALL',
  'free week over': 'NOTHING',
  'given MISSION': 'MISSION',
  'given ALL': 'ALL',
  'given ALL and taken back': 'NOTHING',
  'bought MISSION': 'MISSION',
  'bought ALL': 'ALL',
  'ALL, cancelled for the period end': 'ALL',
  'ALL past due within grace': 'ALL',
  'MISSION past due within grace': 'MISSION',
  'ALL past due beyond grace': 'NOTHING',
  'ALL ended': 'NOTHING',
  'ALL refunded in the middle': 'NOTHING',
  'ALL that is being paid': 'NOTHING',
  'ALL that begins later': 'NOTHING',
};

/** A student of the home site who stands like that. */
export async function studentWho(app: TestApp, name: string): Promise<{ accountNo: number; accountId: string }> {
  const created_at = app.clock.now() - (name === 'free week' ? 0 : LONG_AGO);
  const student = await makeAccount(app, 'home', { created_at, school_grade: 'ELEMENTARY_5' });
  if (name.startsWith('given')) {
    const ticketNo = await grantTicket(app, student.accountId, name.includes('MISSION') ? 'MISSION' : 'ALL', 10);
    if (name.includes('taken back')) await operate(app, 'subscriptions', 'take-back', ticketNo);
  }
  const stand = stands[name];
  if (stand !== undefined) await bought(app, student.accountNo, stand);
  return student;
}
