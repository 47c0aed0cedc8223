import type { SubscriptionProduct } from '#contract/subscription.ts';
import { permissionTypes, planOpens } from '#domain/subscription/permissions.ts';
import { monthsOf } from '#domain/subscription/subscriptionStates.ts';
import type { PricedProduct } from '../repositories/subscriptionProducts.ts';

/** A product as it is sold. */
export function describeProduct(product: PricedProduct): SubscriptionProduct {
  const months = monthsOf[product.type];
  return {
    subscriptionProductNo: product.productNo,
    title: product.title,
    permissionPlan: product.plan,
    subscriptionType: product.type,
    paymentPrice: product.price,
    months,
    recurring: product.type === 'RECURRING',
    productStatus: product.status,
    permissions: permissionTypes.filter((type) => planOpens(product.plan, type)),
  };
}
