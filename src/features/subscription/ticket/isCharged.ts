import type { SubscriptionInfo } from '#contract/subscription.ts';
import { usesCard } from '#domain/subscription/usesCard.ts';

/** Whether a card is charged for the ticket by itself, now or where it is to be replaced: what every page decides by. */
export function isCharged({ product, pendingChange }: SubscriptionInfo): boolean {
  return product !== null && usesCard(product.subscriptionType, pendingChange !== null);
}
