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
    await subscriptions.update(db, before.subscriptionNo, {
      state: nextState(before.state, before.state === 'PAST_DUE' ? 'PERIOD_OVER' : 'REPLACED') ?? before.state,
      endReason: 'REPLACED',
      endedAt: now,
      accessUntil: now,
      nextPaymentDate: null,
      nextSubscriptionNo: null,
      nextTryDate: null,
    });
    const waiting = before.nextSubscriptionNo;
    if (waiting !== null && waiting !== target.subscriptionNo) {
      await subscriptions.update(db, waiting, { state: 'ENDED', endReason: 'REPLACED', endedAt: now });
    }
  }
  const product = await subscriptionProducts.find(db, target.productNo, now);
  const renews = product?.type === 'RECURRING';
  const creditUsed = price.price - paid;
  const opens = target.state === 'PENDING' || target.state === 'SCHEDULED';
  await subscriptions.update(db, target.subscriptionNo, {
    state: nextState(target.state, 'APPROVED') ?? target.state,
    priceNo: price.priceNo,
    price: price.price,
    periodStart: period.start,
    periodEnd: period.end,
    ...(opens ? { startsAt: now } : {}),
    accessUntil: accessUntil(period.end, renews),
    nextPaymentDate: renews ? period.end : null,
    carry: credit - creditUsed,
    declinedCount: 0,
    hard: false,
    nextTryDate: null,
    declineReason: null,
    notBefore: 0,
  });
  await subscriptionPeriods.insert(db, {
    subscriptionNo: target.subscriptionNo,
    accountNo: target.accountNo,
    periodStart: period.start,
    periodEnd: period.end,
    price: price.price,
    paid,
    creditUsed,
    createdAt: now,
  });
}
