import { usesCard } from '#domain/subscription/usesCard.ts';
import type { Db } from '#server/db/Db.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { type SubscriptionRow, subscriptions } from '../repositories/subscriptions.ts';

/** The ticket of an account that another card could pay: it is open and charged by a card. */
export async function ticketOfCard(db: Db, now: number, accountNo: number): Promise<SubscriptionRow | undefined> {
  const live = await subscriptions.live(db, accountNo);
  // Over, and only not ended yet.
  if (live === undefined || now >= live.access_until) return undefined;
  const product = await subscriptionProducts.find(db, live.product_no, now);
  return product && usesCard(product.type, live.next_subscription_no !== null) ? live : undefined;
}
