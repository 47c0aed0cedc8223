import type { Insertable, Selectable, Updateable } from 'kysely';
import { longestCheckPause } from '#domain/subscription/nextTryDate.ts';
import type { Db } from '../db/Db.ts';
import type { PaymentRefundTable } from '../db/schema/subscriptionTables.ts';
import { isDue } from './isDue.ts';
import { openChargeStatuses } from './openChargeStatuses.ts';

export type PaymentRefundRow = Selectable<PaymentRefundTable>;

export const paymentRefunds = {
  async insert(db: Db, row: Insertable<PaymentRefundTable>): Promise<PaymentRefundRow> {
    return db.insertInto('payment_refund').values(row).returningAll().executeTakeFirstOrThrow();
  },

  async find(db: Db, refundNo: number): Promise<PaymentRefundRow | undefined> {
    return db.selectFrom('payment_refund').selectAll().where('refund_no', '=', refundNo).executeTakeFirst();
  },

  async openOf(db: Db, paymentNo: number): Promise<PaymentRefundRow | undefined> {
    return db
      .selectFrom('payment_refund')
      .selectAll()
      .where('payment_no', '=', paymentNo)
      .where('status', 'in', [...openChargeStatuses])
      .executeTakeFirst();
  },

  /** Refunds of an account without an answer of the company. */
  async waiting(db: Db, accountNo: number): Promise<number[]> {
    const rows = await db
      .selectFrom('payment_refund')
      .select('refund_no')
      .where('account_no', '=', accountNo)
      .where('status', 'in', [...openChargeStatuses])
      .execute();
    return rows.map(({ refund_no }) => refund_no);
  },

  async ofPayments(db: Db, paymentNos: readonly number[]): Promise<PaymentRefundRow[]> {
    if (paymentNos.length === 0) return [];
    return db
      .selectFrom('payment_refund')
      .selectAll()
      .where('payment_no', 'in', [...paymentNos])
      .orderBy('refund_no')
      .execute();
  },

  /** @returns false when it has its outcome already */
  async updateOpen(db: Db, refundNo: number, change: Updateable<PaymentRefundTable>): Promise<boolean> {
    const result = await db
      .updateTable('payment_refund')
      .set(change)
      .where('refund_no', '=', refundNo)
      .where('status', 'in', [...openChargeStatuses])
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** True for the one call that may ask the company now. */
  async claim(db: Db, refund: PaymentRefundRow, change: { now: number; nextCheckAt: number }): Promise<boolean> {
    const result = await db
      .updateTable('payment_refund')
      .set({
        status: 'SENT',
        sent_at: refund.sent_at ?? change.now,
        check_count: refund.check_count + 1,
        next_check_at: change.nextCheckAt,
      })
      .where('refund_no', '=', refund.refund_no)
      .where('check_count', '=', refund.check_count)
      .where('status', 'in', [...openChargeStatuses])
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  async toCheck(db: Db, now: number, limit: number): Promise<PaymentRefundRow[]> {
    return db
      .selectFrom('payment_refund')
      .selectAll()
      .where('status', 'in', [...openChargeStatuses])
      .where((eb) => isDue(eb, 'next_check_at', { now, longest: longestCheckPause }))
      .orderBy('next_check_at')
      .limit(limit)
      .execute();
  },
};
