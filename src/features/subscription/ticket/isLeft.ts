import type { SubscriptionInfo } from '#contract/subscription.ts';

/**
 * Whether leaving is what stops the charges. A ticket that was paid once and waits for a booked one is not left: taking
 * the booked one back stops them.
 */
export function isLeft({ product, state }: SubscriptionInfo): boolean {
  return product !== null && (product.subscriptionType === 'RECURRING' || state === 'PAST_DUE');
}
