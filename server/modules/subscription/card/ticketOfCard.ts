import { usesCard } from '#domain/subscription/usesCard.ts';
import type { Db } from '#server/db/Db.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { type Subscription, subscriptions } from '../repositories/subscriptions.ts';

/** The ticket of an account that another card could pay: it is open and charged by a card. */
export async function ticketOfCard(db: Db, now: number, accountNo: number): Promise<Subscription | undefined> {
  const live = await subscriptions.live(db, accountNo);
  // Over, and only not ended yet.
  if (live === undefined || now >= live.accessUntil) return undefined;
  const product = await subscriptionProducts.find(db, live.productNo, now);
  return product && usesCard(product.type, live.nextSubscriptionNo !== null) ? live : undefined;
}
