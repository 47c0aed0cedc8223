import { nextState } from '#domain/subscription/nextState.ts';
import type { Period } from '#domain/subscription/periodFrom.ts';
import type { Price } from '#domain/subscription/renewalPrice.ts';
import type { Trx } from '#server/db/Db.ts';
import { accessUntil } from '../accessUntil.ts';
import { subscriptionPeriods } from '../repositories/subscriptionPeriods.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { subscriptions } from '../repositories/subscriptions.ts';
import type { ChargeTarget } from './findTarget.ts';

export interface PaidPeriod {
  period: Period;
  price: Price;
  /** What was captured; the rest of the price is credit. */
  paid: number;
  /** Credit there was. */
  credit: number;
}

/** Opens a period that is paid, and ends the ticket whose place it takes. */
export async function openPeriod(
  { db, now }: { db: Trx; now: number },
  { target, before }: ChargeTarget,
  { period, price, paid, credit }: PaidPeriod,
): Promise<void> {
  if (before !== null) {
    await subscriptions.update(db, before.subscription_no, {
      state: nextState(before.state, before.state === 'PAST_DUE' ? 'PERIOD_OVER' : 'REPLACED') ?? before.state,
      end_reason: 'REPLACED',
      ended_at: now,
      access_until: now,
      next_payment_date: null,
      next_subscription_no: null,
      next_try_date: null,
    });
    const waiting = before.next_subscription_no;
    if (waiting !== null && waiting !== target.subscription_no) {
      await subscriptions.update(db, waiting, { state: 'ENDED', end_reason: 'REPLACED', ended_at: now });
    }
  }
  const product = await subscriptionProducts.find(db, target.product_no, now);
  const renews = product?.type === 'RECURRING';
  const creditUsed = price.price - paid;
  const opens = target.state === 'PENDING' || target.state === 'SCHEDULED';
  await subscriptions.update(db, target.subscription_no, {
    state: nextState(target.state, 'APPROVED') ?? target.state,
    price_no: price.priceNo,
    price: price.price,
    period_start: period.start,
    period_end: period.end,
    ...(opens ? { starts_at: now } : {}),
    access_until: accessUntil(period.end, renews),
    next_payment_date: renews ? period.end : null,
    carry: credit - creditUsed,
    declined_count: 0,
    hard: 0,
    next_try_date: null,
    decline_reason: null,
    not_before: 0,
  });
  await subscriptionPeriods.insert(db, {
    subscriptionNo: target.subscription_no,
    accountNo: target.account_no,
    periodStart: period.start,
    periodEnd: period.end,
    price: price.price,
    paid,
    creditUsed,
    createdAt: now,
  });
}
