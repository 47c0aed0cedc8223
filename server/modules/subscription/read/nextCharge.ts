import { chargeFor } from '#domain/subscription/chargeFor.ts';
import { renewalPrice } from '#domain/subscription/renewalPrice.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { priceConsents } from '../repositories/priceConsents.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { type SubscriptionRow, subscriptions } from '../repositories/subscriptions.ts';

/** What an open ticket will be charged next, to the won, and for which product; null when nothing will be. */
export async function nextCharge(db: Db, ticket: SubscriptionRow) {
  const renews = ticket.state === 'ACTIVE' ? ticket.next_payment_date : ticket.period_end;
  if (renews === null) return null;
  const next = ticket.next_subscription_no;
  const target = next === null ? ticket : ((await subscriptions.find(db, next)) ?? ticket);
  const product = await subscriptionProducts.find(db, target.product_no, startOfDayKey(ticket.period_end));
  if (product === undefined) return null;
  const consented = await priceConsents.agreedPriceNo(db, target.subscription_no, product.priceNo);
  const agreed = { priceNo: target.price_no, price: target.price };
  const price = renewalPrice(agreed, { priceNo: product.priceNo, price: product.price }, consented);
  const charge = chargeFor(price.price, ticket.carry);
  return { date: renews, amount: charge.charge, price, target, product, carry: charge.carry };
}
