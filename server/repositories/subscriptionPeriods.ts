import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/Db.ts';
import type { SubscriptionPeriodTable } from '../db/schema/subscriptionTables.ts';

export type SubscriptionPeriodRow = Selectable<SubscriptionPeriodTable>;

export const subscriptionPeriods = {
  async insert(db: Db, row: Insertable<SubscriptionPeriodTable>): Promise<void> {
    await db.insertInto('subscription_period').values(row).execute();
  },

  async find(db: Db, subscriptionNo: number, periodStart: string): Promise<SubscriptionPeriodRow | undefined> {
    return db
      .selectFrom('subscription_period')
      .selectAll()
      .where('subscription_no', '=', subscriptionNo)
      .where('period_start', '=', periodStart)
      .executeTakeFirst();
  },
};
