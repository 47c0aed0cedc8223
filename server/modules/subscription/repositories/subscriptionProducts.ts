import type { ExpressionBuilder } from 'kysely';
import type { PermissionPlan } from '#domain/subscription/permissions.ts';
import type { Price } from '#domain/subscription/renewalPrice.ts';
import type { SubscriptionType } from '#domain/subscription/subscriptionStates.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import type { Tables } from '#server/db/schema/Tables.ts';

/** A product at the price that was in force when it was read. */
export interface PricedProduct extends Price {
  productNo: number;
  plan: PermissionPlan;
  type: SubscriptionType;
  title: string;
  status: 'ON_SALE' | 'CLOSED';
}

/** A price with the instant from which it is in force. */
export interface DatedPrice extends Price {
  productNo: number;
  effectiveAt: number;
}

const listQuery = compileOnce((db, given: { now: number }) => priced(db, given.now).orderBy('product.product_no'));

const findQuery = compileOnce((db, given: { now: number; productNo: number }) =>
  priced(db, given.now).where('product.product_no', '=', given.productNo),
);

export const subscriptionProducts = {
  /** Every product that has a price at an instant, in the order of making. */
  async list(db: Db, now: number): Promise<PricedProduct[]> {
    return (await listQuery(db, { now })).rows;
  },

  async find(db: Db, productNo: number, now: number): Promise<PricedProduct | undefined> {
    return (await findQuery(db, { now, productNo })).rows[0];
  },

  /** Prices of what is renewed that are in force at an instant or begin before another, the earliest first. */
  async pricesUntil(db: Db, now: number, until: number): Promise<DatedPrice[]> {
    return db
      .selectFrom('subscription_price as price')
      .innerJoin('subscription_product as product', 'product.product_no', 'price.product_no')
      .select(['price.price_no as priceNo', 'price.product_no as productNo', 'price.price'])
      .select('price.effective_at as effectiveAt')
      .where('product.type', '=', 'RECURRING')
      .where('price.effective_at', '<=', until)
      .where('price.effective_at', '>=', (eb) => latestBefore(eb, now))
      .orderBy('price.effective_at')
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
    .where('price.effective_at', '=', (eb) => latestBefore(eb, now));
}

/** From when the price that is in force at an instant is so. */
const latestBefore = (
  eb: ExpressionBuilder<Tables & { product: Tables['subscription_product'] }, 'product'>,
  now: number,
) =>
  eb
    .selectFrom('subscription_price as other')
    .select((inner) => inner.fn.max('other.effective_at').as('latest'))
    .whereRef('other.product_no', '=', 'product.product_no')
    .where('other.effective_at', '<=', now);
