import type { PermissionPlan } from '../../domain/subscription/permissions.ts';
import type { Price } from '../../domain/subscription/renewalPrice.ts';
import type { SubscriptionType } from '../../domain/subscription/subscriptionStates.ts';
import type { Db } from '../db/Db.ts';

/** A product at the price that was in force when it was read. */
export interface PricedProduct extends Price {
  productNo: number;
  plan: PermissionPlan;
  type: SubscriptionType;
  title: string;
  status: 'ON_SALE' | 'CLOSED';
}

export const subscriptionProducts = {
  /** Every product that has a price at an instant, in the order of making. */
  async list(db: Db, now: number): Promise<PricedProduct[]> {
    return priced(db, now).orderBy('product.product_no').execute();
  },

  async find(db: Db, productNo: number, now: number): Promise<PricedProduct | undefined> {
    return priced(db, now).where('product.product_no', '=', productNo).executeTakeFirst();
  },

  /** Prices above another that begin in a time: what subscribers have to be asked about. */
  async pricesBetween(db: Db, after: number, until: number) {
    return db
      .selectFrom('subscription_price')
      .select(['price_no as priceNo', 'product_no as productNo', 'price', 'effective_at as effectiveAt'])
      .where('effective_at', '>', after)
      .where('effective_at', '<=', until)
      .orderBy('effective_at')
      .execute();
  },
};

function priced(db: Db, now: number) {
  return db
    .selectFrom('subscription_product as product')
    .innerJoin('subscription_price as price', 'price.product_no', 'product.product_no')
    .select([
      'product.product_no as productNo',
      'product.plan',
      'product.type',
      'product.title',
      'product.status',
      'price.price_no as priceNo',
      'price.price',
    ])
    .where('price.effective_at', '=', (eb) =>
      eb
        .selectFrom('subscription_price as other')
        .select((inner) => inner.fn.max('other.effective_at').as('latest'))
        .whereRef('other.product_no', '=', 'product.product_no')
        .where('other.effective_at', '<=', now),
    );
}
