import { chargeFor } from '#domain/subscription/chargeFor.ts';
import { renewalPrice } from '#domain/subscription/renewalPrice.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { priceConsents } from '../repositories/priceConsents.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { type Subscription, subscriptions } from '../repositories/subscriptions.ts';

/** What an open ticket will be charged next, to the won, and for which product; null when nothing will be. */
export async function nextCharge(db: Db, ticket: Subscription) {
  const renews = ticket.state === 'ACTIVE' ? ticket.nextPaymentDate : ticket.periodEnd;
  if (renews === null) return null;
  const next = ticket.nextSubscriptionNo;
  const target = next === null ? ticket : ((await subscriptions.find(db, next)) ?? ticket);
  const product = await subscriptionProducts.find(db, target.productNo, startOfDayKey(ticket.periodEnd));
  if (product === undefined) return null;
  const consented = await priceConsents.agreedPriceNo(db, target.subscriptionNo, product.priceNo);
  const agreed = { priceNo: target.priceNo, price: target.price };
  const price = renewalPrice(agreed, { priceNo: product.priceNo, price: product.price }, consented);
  const charge = chargeFor(price.price, ticket.carry);
  return { date: renews, amount: charge.charge, price, target, product, carry: charge.carry };
}
