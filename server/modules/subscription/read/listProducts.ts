import type { SubscriptionProducts } from '#contract/subscription.ts';
import type { Context } from '#server/core/Context.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { describeProduct } from './describeProduct.ts';

/** What is sold now, at the prices in force. */
export async function listProducts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<SubscriptionProducts> {
  const products = await subscriptionProducts.list(db, now);
  return {
    items: products.filter(({ status }) => status === 'ON_SALE').map(describeProduct),
    currentDate: new Date(now).toISOString(),
  };
}
