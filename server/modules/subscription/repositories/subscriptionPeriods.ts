import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
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

export const subscriptionPeriods = {
  async insert(db: Db, values: NewSubscriptionPeriod): Promise<void> {
    await db.insertInto('subscription_period').values(columns.toInsert(values)).execute();
  },

  async find(db: Db, subscriptionNo: number, periodStart: string): Promise<SubscriptionPeriod | undefined> {
    const [row] = (await findQuery(db, { subscriptionNo, periodStart })).rows;
    return row && columns.toObject(row);
  },
};
