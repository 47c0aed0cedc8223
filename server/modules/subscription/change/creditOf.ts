import { changeCredit } from '#domain/subscription/planChange.ts';
import type { Db } from '#server/db/Db.ts';
import { shareCredit } from '../refund/shareRefund.ts';
import { paymentRefunds } from '../repositories/paymentRefunds.ts';
import { payments, type StoredPayment } from '../repositories/payments.ts';
import { type SubscriptionPeriod, subscriptionPeriods } from '../repositories/subscriptionPeriods.ts';
import type { Subscription } from '../repositories/subscriptions.ts';

/** What of a ticket is taken off another one that takes its place on a day, by what is known now; whole won. */
export async function creditOf(db: Db, ticket: Subscription, day: string): Promise<number> {
  const period = await subscriptionPeriods.find(db, ticket.subscriptionNo, ticket.periodStart);
  if (period === undefined) return 0;
  const { periodStart: start, periodEnd: end, carry } = ticket;
  const returned = await returnedOf(db, ticket, period);
  return changeCredit({ period: { start, end }, value: period.price, returned, carry }, day);
}

/**
 * What of the money in a ticket's period went back, or is about to: of its payment, and of those that its credit came from
 * so much that they could not give it back any more.
 */
export async function returnedOf(db: Db, ticket: Subscription, period: SubscriptionPeriod): Promise<number> {
  const paid = await payments.ofPeriod(db, ticket.subscriptionNo, ticket.periodStart);
  const own = paid === undefined ? 0 : paid.amount - (await leftOf(db, paid));
  const credit = Math.max(0, period.creditUsed + ticket.carry);
  let there = 0;
  for (const { payment, amount } of await shareCredit(db, ticket, credit)) {
    there += Math.min(amount, await leftOf(db, payment));
  }
  return own + credit - there;
}

/** What is left of a payment when everything that is on its way back has gone. */
async function leftOf(db: Db, payment: StoredPayment): Promise<number> {
  const onItsWay = await paymentRefunds.openOf(db, payment.paymentNo);
  return payment.balance - (onItsWay?.amount ?? 0);
}
