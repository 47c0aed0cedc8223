import type { SubscriptionProducts } from '#contract/subscription.ts';
import { subscriptionProducts } from '#server/repositories/subscriptionProducts.ts';
import type { Context } from '../../Context.ts';
import { describeProduct } from './describeProduct.ts';

/** What is sold now, at the prices in force. */
export async function listProducts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<SubscriptionProducts> {
  const products = await subscriptionProducts.list(db, now);
  return {
    items: products.filter(({ status }) => status === 'ON_SALE').map(describeProduct),
    currentDate: new Date(now).toISOString(),
  };
}
