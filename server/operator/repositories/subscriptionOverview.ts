import type { SubscriptionState } from '#domain/subscription/subscriptionStates.ts';
import type { Db } from '#server/db/Db.ts';

/** Tickets and payments of one account: more than anybody has. */
const LIST_LIMIT = 200;

const withFlags = <Row extends { cancelAtPeriodEnd: number }>({ cancelAtPeriodEnd, ...row }: Row) => ({
  ...row,
  cancelAtPeriodEnd: cancelAtPeriodEnd === 1,
});

/** Tickets, payments and prices as operators see them. */
export const subscriptionOverview = {
  /** The newest first. */
  async list(db: Db, state: SubscriptionState | undefined, limit: number, offset: number) {
    let query = db
      .selectFrom('subscription')
      .innerJoin('account', 'account.account_no', 'subscription.account_no')
      .innerJoin('subscription_product', 'subscription_product.product_no', 'subscription.product_no')
      .select([
        'subscription.subscription_no as subscriptionNo',
        'account.site',
        'account.account_id as accountId',
        'subscription.state',
        'subscription_product.title',
        'subscription.price',
        'subscription.period_start as periodStart',
        'subscription.period_end as periodEnd',
        'subscription.next_payment_date as nextPaymentDate',
        'subscription.cancel_at_period_end as cancelAtPeriodEnd',
      ])
      .orderBy('subscription.subscription_no', 'desc')
      .limit(limit)
      .offset(offset);
    if (state !== undefined) query = query.where('subscription.state', '=', state);
    return (await query.execute()).map(withFlags);
  },

  async ofAccount(db: Db, accountNo: number) {
    const rows = await db
      .selectFrom('subscription')
      .innerJoin('subscription_product', 'subscription_product.product_no', 'subscription.product_no')
      .select([
        'subscription.subscription_no as subscriptionNo',
        'subscription.state',
        'subscription_product.title',
        'subscription.price',
        'subscription.period_start as periodStart',
        'subscription.period_end as periodEnd',
        'subscription.next_payment_date as nextPaymentDate',
        'subscription.next_try_date as nextTryDate',
        'subscription.cancel_at_period_end as cancelAtPeriodEnd',
        'subscription.end_reason as endReason',
      ])
      .where('subscription.account_no', '=', accountNo)
      .orderBy('subscription.subscription_no', 'desc')
      .limit(LIST_LIMIT)
      .execute();
    return rows.map(withFlags);
  },

  /** Payments with what was given back of them. */
  async paymentsOf(db: Db, accountNo: number) {
    return db
      .selectFrom('payment')
      .select([
        'payment_no as paymentNo',
        'subscription_no as subscriptionNo',
        'title',
        'amount',
        'balance',
        'card_masked as card',
        'approved_at as approvedAt',
      ])
      .where('account_no', '=', accountNo)
      .orderBy('payment_no', 'desc')
      .limit(LIST_LIMIT)
      .execute();
  },

  /** What only a person can settle, the oldest first. */
  async openCases(db: Db, limit: number, offset: number) {
    return db
      .selectFrom('payment_case')
      .select(['case_no as caseNo', 'kind', 'ref', 'account_no as accountNo', 'details', 'opened_at as openedAt'])
      .where('settled_at', 'is', null)
      .orderBy('case_no')
      .limit(limit)
      .offset(offset)
      .execute();
  },

  /** @returns false when there is no such case, or it was settled before */
  async settleCase(db: Db, caseNo: number, now: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('payment_case')
      .set({ settled_at: now })
      .where('case_no', '=', caseNo)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** @returns the number of the new price, or undefined when the product has one from that moment already */
  async addPrice(
    db: Db,
    { productNo, price, effectiveAt, now }: { productNo: number; price: number; effectiveAt: number; now: number },
  ): Promise<number | undefined> {
    const row = await db
      .insertInto('subscription_price')
      .values({ product_no: productNo, price, effective_at: effectiveAt, created_at: now })
      .onConflict((conflict) => conflict.columns(['product_no', 'effective_at']).doNothing())
      .returning('price_no')
      .executeTakeFirst();
    return row?.price_no;
  },

  /** How many subscribers will be charged less than a price by a ticket that is renewed, which may be a booked one. */
  async payingLess(db: Db, productNo: number, price: number): Promise<number> {
    const { count } = await db
      .selectFrom('subscription')
      .innerJoin('subscription as target', (join) =>
        join.on('target.subscription_no', '=', ({ fn }) =>
          fn.coalesce('subscription.next_subscription_no', 'subscription.subscription_no'),
        ),
      )
      .innerJoin('subscription_product', 'subscription_product.product_no', 'target.product_no')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('target.product_no', '=', productNo)
      .where('subscription_product.type', '=', 'RECURRING')
      .where('subscription.state', 'in', ['ACTIVE', 'PAST_DUE'])
      .where('subscription.next_payment_date', 'is not', null)
      .where('target.price', '<', price)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Every product with every price, the latest price first. */
  async prices(db: Db) {
    return db
      .selectFrom('subscription_product')
      .innerJoin('subscription_price', 'subscription_price.product_no', 'subscription_product.product_no')
      .select([
        'subscription_product.product_no as productNo',
        'subscription_product.title',
        'subscription_product.status',
        'subscription_price.price',
        'subscription_price.effective_at as effectiveAt',
      ])
      .orderBy('subscription_product.product_no')
      .orderBy('subscription_price.effective_at', 'desc')
      .execute();
  },
};
