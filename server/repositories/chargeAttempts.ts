import type { Insertable, Selectable, Updateable } from 'kysely';
import { longestCheckPause } from '#domain/subscription/nextTryDate.ts';
import type { Db } from '../db/Db.ts';
import type { ChargeAttemptTable } from '../db/schema/subscriptionTables.ts';
import { isDue } from './isDue.ts';
import { openChargeStatuses } from './openChargeStatuses.ts';

export type ChargeAttemptRow = Selectable<ChargeAttemptTable>;

export const chargeAttempts = {
  async insert(db: Db, row: Insertable<ChargeAttemptTable>): Promise<ChargeAttemptRow> {
    return db.insertInto('charge_attempt').values(row).returningAll().executeTakeFirstOrThrow();
  },

  async find(db: Db, attemptNo: number): Promise<ChargeAttemptRow | undefined> {
    return db.selectFrom('charge_attempt').selectAll().where('attempt_no', '=', attemptNo).executeTakeFirst();
  },

  async byOrderId(db: Db, orderId: string): Promise<ChargeAttemptRow | undefined> {
    return db.selectFrom('charge_attempt').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  },

  /** The charge of an account that has no outcome yet. */
  async open(db: Db, accountNo: number): Promise<ChargeAttemptRow | undefined> {
    return db
      .selectFrom('charge_attempt')
      .selectAll()
      .where('account_no', '=', accountNo)
      .where('status', 'in', [...openChargeStatuses])
      .executeTakeFirst();
  },

  async ofOrder(db: Db, orderNo: number): Promise<ChargeAttemptRow | undefined> {
    return db
      .selectFrom('charge_attempt')
      .selectAll()
      .where('payment_order_no', '=', orderNo)
      .orderBy('attempt_no', 'desc')
      .limit(1)
      .executeTakeFirst();
  },

  /** How many charges were tried for a period. */
  async countOf(db: Db, subscriptionNo: number, periodStart: string): Promise<number> {
    const row = await db
      .selectFrom('charge_attempt')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('subscription_no', '=', subscriptionNo)
      .where('period_start', '=', periodStart)
      .executeTakeFirstOrThrow();
    return row.count;
  },

  /** Changes an attempt that has no outcome yet. @returns false when it has one */
  async updateOpen(db: Db, attemptNo: number, change: Updateable<ChargeAttemptTable>): Promise<boolean> {
    const result = await db
      .updateTable('charge_attempt')
      .set(change)
      .where('attempt_no', '=', attemptNo)
      .where('status', 'in', [...openChargeStatuses])
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** True for the one call that may ask the company now. */
  async claimCheck(db: Db, attempt: ChargeAttemptRow, nextCheckAt: number): Promise<boolean> {
    const result = await db
      .updateTable('charge_attempt')
      .set({ check_count: attempt.check_count + 1, next_check_at: nextCheckAt })
      .where('attempt_no', '=', attempt.attempt_no)
      .where('check_count', '=', attempt.check_count)
      .where('status', 'in', [...openChargeStatuses])
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  async toCheck(db: Db, now: number, limit: number): Promise<ChargeAttemptRow[]> {
    return db
      .selectFrom('charge_attempt')
      .selectAll()
      .where('status', 'in', [...openChargeStatuses])
      .where((eb) => isDue(eb, 'next_check_at', { now, longest: longestCheckPause }))
      .orderBy('next_check_at')
      .limit(limit)
      .execute();
  },
};
