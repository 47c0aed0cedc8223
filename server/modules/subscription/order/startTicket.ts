import { anchorOf, periodFrom } from '#domain/subscription/periodFrom.ts';
import { monthsOf } from '#domain/subscription/subscriptionStates.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Trx } from '#server/db/Db.ts';
import { accessUntil } from '../accessUntil.ts';
import { insertAttempt, type NewAttempt } from '../charge/insertAttempt.ts';
import { openPeriod } from '../charge/openPeriod.ts';
import { type PaymentOrder, paymentOrders } from '../repositories/paymentOrders.ts';
import { type PricedProduct, subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { type Subscription, subscriptions } from '../repositories/subscriptions.ts';

/**
 * Begins the ticket of an order: PENDING with the charge written down, SCHEDULED for the period end, or open at once when
 * credit pays it all.
 *
 * @returns the attempt to send, or null when nothing is charged now
 */
export async function startTicket(
  { db, now }: { db: Trx; now: number },
  order: PaymentOrder,
  by: NewAttempt['by'] | null,
): Promise<number | null> {
  const product = await subscriptionProducts.find(db, order.productNo ?? 0, now);
  if (product === undefined || order.priceNo === null) throw new Error('An order of nothing cannot be begun.');
  const before = order.replacesNo === null ? null : ((await subscriptions.find(db, order.replacesNo)) ?? null);
  if (order.atPeriodEnd && before !== null) {
    await scheduleTicket({ db, now }, { order, product, before });
    return null;
  }
  const today = seoulDay(now);
  const period = periodFrom(today, monthsOf[product.type], anchorOf(today));
  const price = { priceNo: order.priceNo, price: order.price };
  const target = await subscriptions.insert(db, {
    ...newTicket(order, product),
    state: 'PENDING',
    anchorDay: anchorOf(today),
    periodStart: period.start,
    periodEnd: period.end,
    startsAt: now,
    accessUntil: now,
    nextPaymentDate: null,
    createdAt: now,
  });
  await paymentOrders.update(db, order.orderNo, { subscriptionNo: target.subscriptionNo });
  if (order.amount === 0) {
    await openPeriod({ db, now }, { target, before }, { period, price, paid: 0, credit: order.credit });
    await paymentOrders.update(db, order.orderNo, { state: 'PAID', settledAt: now });
    return null;
  }
  if (by === null) throw new Error('Somebody has to be charged.');
  const attempt = await insertAttempt(db, now, {
    accountNo: order.accountNo,
    purpose: 'FIRST',
    subscriptionNo: target.subscriptionNo,
    orderNo: order.orderNo,
    period,
    amount: order.amount,
    credit: order.credit,
    price,
    title: product.title,
    by,
  });
  await paymentOrders.update(db, order.orderNo, { state: 'CHECKING' });
  return attempt.attemptNo;
}

function newTicket(order: PaymentOrder, product: PricedProduct) {
  return {
    accountNo: order.accountNo,
    orderNo: order.orderNo,
    productNo: product.productNo,
    priceNo: order.priceNo ?? product.priceNo,
    price: order.price,
    replacesNo: order.replacesNo,
  };
}

/** Another plan from the period end on; it takes the place of one that was chosen before. */
async function scheduleTicket(
  { db, now }: { db: Trx; now: number },
  { order, product, before }: { order: PaymentOrder; product: PricedProduct; before: Subscription },
): Promise<void> {
  if (before.nextSubscriptionNo !== null) {
    const ended = { state: 'ENDED', endReason: 'REPLACED', endedAt: now } as const;
    await subscriptions.update(db, before.nextSubscriptionNo, ended);
  }
  const period = periodFrom(before.periodEnd, monthsOf[product.type], before.anchorDay);
  const { subscriptionNo } = await subscriptions.insert(db, {
    ...newTicket(order, product),
    state: 'SCHEDULED',
    anchorDay: before.anchorDay,
    periodStart: period.start,
    periodEnd: period.end,
    startsAt: now,
    accessUntil: now,
    nextPaymentDate: null,
    createdAt: now,
  });
  // What ended by itself is now followed by something.
  await subscriptions.update(db, before.subscriptionNo, {
    nextSubscriptionNo: subscriptionNo,
    nextPaymentDate: before.periodEnd,
    accessUntil: accessUntil(before.periodEnd, true),
    // The sum that was announced may be another one now.
    remindedFor: null,
  });
  await paymentOrders.update(db, order.orderNo, { state: 'PAID', subscriptionNo, settledAt: now });
}
