import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/db/Db.ts';
import type { Tables } from '#server/db/schema/Tables.ts';
import { openChargeStatuses } from '#server/repositories/openChargeStatuses.ts';
import type { SubscriptionTable } from '../subscriptionTables.ts';

export type SubscriptionRow = Selectable<SubscriptionTable>;

/** Nobody is asking the company for this account's money just now. */
const noChargeUnderWay = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'subscription'>) =>
  not(
    exists(
      selectFrom('charge_attempt')
        .select('attempt_no')
        .whereRef('charge_attempt.account_no', '=', 'subscription.account_no')
        .where('charge_attempt.status', 'in', openChargeStatuses),
    ),
  );

/** Whoever is suspended cannot come in, to use the ticket or to cancel it: nothing is charged meanwhile. */
const notSuspended = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'subscription'>) =>
  exists(
    selectFrom('account')
      .select('account.account_no')
      .whereRef('account.account_no', '=', 'subscription.account_no')
      .where('account.status', '<>', 'INACTIVE'),
  );

export const subscriptions = {
  async insert(db: Db, row: Insertable<SubscriptionTable>): Promise<SubscriptionRow> {
    return db.insertInto('subscription').values(row).returningAll().executeTakeFirstOrThrow();
  },

  async find(db: Db, subscriptionNo: number): Promise<SubscriptionRow | undefined> {
    return db.selectFrom('subscription').selectAll().where('subscription_no', '=', subscriptionNo).executeTakeFirst();
  },

  /** The ticket of an account that is open: ACTIVE or PAST_DUE. */
  async live(db: Db, accountNo: number): Promise<SubscriptionRow | undefined> {
    return db
      .selectFrom('subscription')
      .selectAll()
      .where('account_no', '=', accountNo)
      .where('state', 'in', ['ACTIVE', 'PAST_DUE'])
      .executeTakeFirst();
  },

  /** The ticket whose first charge is not settled. */
  async pending(db: Db, accountNo: number): Promise<SubscriptionRow | undefined> {
    return db
      .selectFrom('subscription')
      .selectAll()
      .where('account_no', '=', accountNo)
      .where('state', '=', 'PENDING')
      .executeTakeFirst();
  },

  async update(db: Db, subscriptionNo: number, change: Updateable<SubscriptionTable>): Promise<void> {
    await db.updateTable('subscription').set(change).where('subscription_no', '=', subscriptionNo).execute();
  },

  /** Tickets whose renewal is due and was not declined yet, the longest waiting first. */
  async dueRenewals(db: Db, today: string, now: number, limit: number): Promise<number[]> {
    const rows = await db
      .selectFrom('subscription')
      .select('subscription_no')
      .where('state', '=', 'ACTIVE')
      .where('cancel_at_period_end', '=', 0)
      .where('next_payment_date', '<=', today)
      .where('not_before', '<=', now)
      .where(noChargeUnderWay)
      .where(notSuspended)
      .orderBy('next_payment_date')
      .orderBy('subscription_no')
      .limit(limit)
      .execute();
    return rows.map(({ subscription_no }) => subscription_no);
  },

  /** Declined renewals whose next try has come. */
  async dueTries(db: Db, today: string, now: number, limit: number): Promise<number[]> {
    const rows = await db
      .selectFrom('subscription')
      .select('subscription_no')
      .where('state', '=', 'PAST_DUE')
      .where('hard', '=', 0)
      .where('next_try_date', '<=', today)
      .where('not_before', '<=', now)
      .where(noChargeUnderWay)
      .where(notSuspended)
      .orderBy('next_try_date')
      .limit(limit)
      .execute();
    return rows.map(({ subscription_no }) => subscription_no);
  },

  /** Tickets whose access is over and whose charge is not being asked about. */
  async over(db: Db, now: number, limit: number): Promise<SubscriptionRow[]> {
    return db
      .selectFrom('subscription')
      .selectAll()
      .where('state', 'in', ['ACTIVE', 'PAST_DUE'])
      .where('access_until', '<=', now)
      .where(noChargeUnderWay)
      .orderBy('access_until')
      .limit(limit)
      .execute();
  },

  /** Tickets that will be charged within days and whose payer was not reminded of it. */
  async toRemind(db: Db, today: string, until: string, limit: number): Promise<SubscriptionRow[]> {
    return db
      .selectFrom('subscription')
      .selectAll()
      .where('state', '=', 'ACTIVE')
      .where('next_payment_date', '>', today)
      .where('next_payment_date', '<=', until)
      .where((eb) => eb.or([eb('reminded_for', 'is', null), eb('reminded_for', '<>', eb.ref('next_payment_date'))]))
      .where(notSuspended)
      .orderBy('next_payment_date')
      .limit(limit)
      .execute();
  },

  /**
   * Tickets whose next charge is for less than a price of its product and was not declined, the one that is due first
   * before the others, each until it was asked about this version.
   *
   * @param due the day of that charge: not before `from` nor after `until`
   */
  async withoutPriceConsent(
    db: Db,
    { productNo, price, priceNo }: { productNo: number; price: number; priceNo: number },
    due: { from: string; until: string },
  ) {
    return db
      .selectFrom('subscription')
      .innerJoin('subscription as target', (join) =>
        join.on('target.subscription_no', '=', ({ fn }) =>
          fn.coalesce('subscription.next_subscription_no', 'subscription.subscription_no'),
        ),
      )
      .select(['subscription.subscription_no', 'subscription.account_no'])
      .where('target.product_no', '=', productNo)
      .where('target.price', '<', price)
      .where('subscription.state', '=', 'ACTIVE')
      .where('subscription.next_payment_date', '>=', due.from)
      .where('subscription.next_payment_date', '<=', due.until)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('price_consent')
              .select('price_consent_no')
              .whereRef('price_consent.subscription_no', '=', 'target.subscription_no')
              .where('price_consent.price_no', '=', priceNo),
          ),
        ),
      )
      .orderBy('subscription.next_payment_date')
      .orderBy('subscription.subscription_no')
      .limit(500)
      .execute();
  },
};
