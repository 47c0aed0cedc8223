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

export const subscriptionPeriods = {
  async insert(db: Db, values: NewSubscriptionPeriod): Promise<void> {
    await db.insertInto('subscription_period').values(columns.toInsert(values)).execute();
  },

  async find(db: Db, subscriptionNo: number, periodStart: string): Promise<SubscriptionPeriod | undefined> {
    const row = await db
      .selectFrom('subscription_period')
      .selectAll()
      .where('subscription_no', '=', subscriptionNo)
      .where('period_start', '=', periodStart)
      .executeTakeFirst();
    return row && columns.toObject(row);
  },
};
