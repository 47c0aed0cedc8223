import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';
import { mapColumns } from '#server/db/mapColumns.ts';
import type { SubscriptionPeriodTable } from '../subscriptionTables.ts';

const columns = mapColumns<SubscriptionPeriodTable>()({
  periodNo: 'period_no',
  subscriptionNo: 'subscription_no',
  accountNo: 'account_no',
  periodStart: 'period_start',
  periodEnd: 'period_end',
  price: 'price',
  paid: 'paid',
  creditUsed: 'credit_used',
  createdAt: 'created_at',
});

export type SubscriptionPeriod = ReturnType<typeof columns.toObject>;
type NewSubscriptionPeriod = Parameters<typeof columns.toInsert>[0];

const findQuery = compileOnce((db, given: { subscriptionNo: number; periodStart: string }) =>
  db
    .selectFrom('subscription_period')
    .selectAll()
    .where('subscription_no', '=', given.subscriptionNo)
    .where('period_start', '=', given.periodStart),
);

const startingQuery = compileOnce(
  (db, given: { subscriptionNos: readonly number[]; periodStarts: readonly string[] }) =>
    db
      .selectFrom('subscription_period')
      .selectAll()
      .where(isAmong(db, 'subscription_no', given.subscriptionNos))
      .where(isAmong(db, 'period_start', given.periodStarts)),
);

export const subscriptionPeriods = {
  async insert(db: Db, values: NewSubscriptionPeriod): Promise<void> {
    await db.insertInto('subscription_period').values(columns.toInsert(values)).execute();
  },

  async find(db: Db, subscriptionNo: number, periodStart: string): Promise<SubscriptionPeriod | undefined> {
    const [row] = (await findQuery(db, { subscriptionNo, periodStart })).rows;
    return row && columns.toObject(row);
  },

  /** Those of these tickets that begin on one of these days. */
  async starting(
    db: Db,
    subscriptionNos: readonly number[],
    periodStarts: readonly string[],
  ): Promise<SubscriptionPeriod[]> {
    if (subscriptionNos.length === 0) return [];
    return (await startingQuery(db, { subscriptionNos, periodStarts })).rows.map(columns.toObject);
  },
};
