import type { ExpressionBuilder } from 'kysely';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { flag, mapColumns } from '#server/db/mapColumns.ts';
import type { Tables } from '#server/db/schema/Tables.ts';
import { openChargeStatuses } from '#server/repositories/openChargeStatuses.ts';
import type { SubscriptionTable } from '../subscriptionTables.ts';

const columns = mapColumns<SubscriptionTable>()({
  subscriptionNo: 'subscription_no',
  accountNo: 'account_no',
  orderNo: 'payment_order_no',
  productNo: 'product_no',
  priceNo: 'price_no',
  price: 'price',
  state: 'state',
  anchorDay: 'anchor_day',
  periodStart: 'period_start',
  periodEnd: 'period_end',
  startsAt: 'starts_at',
  accessUntil: 'access_until',
  nextPaymentDate: 'next_payment_date',
  cancelAtPeriodEnd: flag('cancel_at_period_end'),
  nextSubscriptionNo: 'next_subscription_no',
  replacesNo: 'replaces_no',
  carry: 'carry',
  declinedCount: 'declined_count',
  hard: flag('hard'),
  nextTryDate: 'next_try_date',
  declineReason: 'decline_reason',
  notBefore: 'not_before',
  remindedFor: 'reminded_for',
  createdAt: 'created_at',
  endedAt: 'ended_at',
  endReason: 'end_reason',
});

export type Subscription = ReturnType<typeof columns.toObject>;
type NewSubscription = Parameters<typeof columns.toInsert>[0];
type SubscriptionChange = Parameters<typeof columns.toUpdate>[0];

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

const findQuery = compileOnce((db, given: { subscriptionNo: number }) =>
  db.selectFrom('subscription').selectAll().where('subscription_no', '=', given.subscriptionNo),
);

const liveQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('account_no', '=', given.accountNo)
    .where('state', 'in', ['ACTIVE', 'PAST_DUE']),
);

const pendingQuery = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('subscription').selectAll().where('account_no', '=', given.accountNo).where('state', '=', 'PENDING'),
);

export const subscriptions = {
  async insert(db: Db, values: NewSubscription): Promise<Subscription> {
    const row = await db
      .insertInto('subscription')
      .values(columns.toInsert(values))
      .returningAll()
      .executeTakeFirstOrThrow();
    return columns.toObject(row);
  },

  async find(db: Db, subscriptionNo: number): Promise<Subscription | undefined> {
    const [row] = (await findQuery(db, { subscriptionNo })).rows;
    return row && columns.toObject(row);
  },

  /** The ticket of an account that is open: ACTIVE or PAST_DUE. */
  async live(db: Db, accountNo: number): Promise<Subscription | undefined> {
    const [row] = (await liveQuery(db, { accountNo })).rows;
    return row && columns.toObject(row);
  },

  /** The ticket whose first charge is not settled. */
  async pending(db: Db, accountNo: number): Promise<Subscription | undefined> {
    const [row] = (await pendingQuery(db, { accountNo })).rows;
    return row && columns.toObject(row);
  },

  async update(db: Db, subscriptionNo: number, change: SubscriptionChange): Promise<void> {
    await db
      .updateTable('subscription')
      .set(columns.toUpdate(change))
      .where('subscription_no', '=', subscriptionNo)
      .execute();
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
  async over(db: Db, now: number, limit: number): Promise<Subscription[]> {
    const rows = await db
      .selectFrom('subscription')
      .selectAll()
      .where('state', 'in', ['ACTIVE', 'PAST_DUE'])
      .where('access_until', '<=', now)
      .where(noChargeUnderWay)
      .orderBy('access_until')
      .limit(limit)
      .execute();
    return rows.map(columns.toObject);
  },

  /** Tickets that will be charged within days and whose payer was not reminded of it. */
  async toRemind(db: Db, today: string, until: string, limit: number): Promise<Subscription[]> {
    const rows = await db
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
    return rows.map(columns.toObject);
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
      .select(['subscription.subscription_no as subscriptionNo', 'subscription.account_no as accountNo'])
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
