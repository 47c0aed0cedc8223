import type { SubscriptionInfo, SubscriptionProduct } from '#contract/subscription.ts';

/** Whether this product may be paid for at its price: by a verified adult, or with a guardian's consent to just that. */
export function isPayerKnown({ payer }: SubscriptionInfo, product: SubscriptionProduct): boolean {
  return (
    payer.adult ||
    payer.consents.some(
      ({ subscriptionProductNo, price }) =>
        subscriptionProductNo === product.subscriptionProductNo && price === product.paymentPrice,
    )
  );
}
