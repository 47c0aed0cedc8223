import { longestCheckPause } from '#domain/subscription/nextTryDate.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';
import { mapColumns } from '#server/db/mapColumns.ts';
import { isDue } from '#server/repositories/isDue.ts';
import { openChargeStatuses } from '#server/repositories/openChargeStatuses.ts';
import type { PaymentRefundTable } from '../subscriptionTables.ts';

const columns = mapColumns<PaymentRefundTable>()({
  refundNo: 'refund_no',
  paymentNo: 'payment_no',
  accountNo: 'account_no',
  amount: 'amount',
  reason: 'reason',
  status: 'status',
  idemKey: 'idem_key',
  expectBalance: 'expect_balance',
  code: 'code',
  sentAt: 'sent_at',
  checkCount: 'check_count',
  nextCheckAt: 'next_check_at',
  requestedAt: 'requested_at',
  doneAt: 'done_at',
});

export type PaymentRefund = ReturnType<typeof columns.toObject>;
type NewPaymentRefund = Parameters<typeof columns.toInsert>[0];
type PaymentRefundChange = Parameters<typeof columns.toUpdate>[0];

const openOfQuery = compileOnce((db, given: { paymentNo: number }) =>
  db
    .selectFrom('payment_refund')
    .selectAll()
    .where('payment_no', '=', given.paymentNo)
    .where('status', 'in', [...openChargeStatuses]),
);

const ofPaymentsQuery = compileOnce((db, given: { paymentNos: readonly number[] }) =>
  db
    .selectFrom('payment_refund')
    .selectAll()
    .where(isAmong(db, 'payment_no', given.paymentNos))
    .orderBy('refund_no'),
);

export const paymentRefunds = {
  async insert(db: Db, values: NewPaymentRefund): Promise<PaymentRefund> {
    const row = await db
      .insertInto('payment_refund')
      .values(columns.toInsert(values))
      .returningAll()
      .executeTakeFirstOrThrow();
    return columns.toObject(row);
  },

  async find(db: Db, refundNo: number): Promise<PaymentRefund | undefined> {
    const row = await db.selectFrom('payment_refund').selectAll().where('refund_no', '=', refundNo).executeTakeFirst();
    return row && columns.toObject(row);
  },

  async openOf(db: Db, paymentNo: number): Promise<PaymentRefund | undefined> {
    const [row] = (await openOfQuery(db, { paymentNo })).rows;
    return row && columns.toObject(row);
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

  async ofPayments(db: Db, paymentNos: readonly number[]): Promise<PaymentRefund[]> {
    if (paymentNos.length === 0) return [];
    const { rows } = await ofPaymentsQuery(db, { paymentNos });
    return rows.map(columns.toObject);
  },

  /** @returns false when it has its outcome already */
  async updateOpen(db: Db, refundNo: number, change: PaymentRefundChange): Promise<boolean> {
    const result = await db
      .updateTable('payment_refund')
      .set(columns.toUpdate(change))
      .where('refund_no', '=', refundNo)
      .where('status', 'in', [...openChargeStatuses])
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** True for the one call that may ask the company now. */
  async claim(db: Db, refund: PaymentRefund, change: { now: number; nextCheckAt: number }): Promise<boolean> {
    const result = await db
      .updateTable('payment_refund')
      .set({
        status: 'SENT',
        sent_at: refund.sentAt ?? change.now,
        check_count: refund.checkCount + 1,
        next_check_at: change.nextCheckAt,
      })
      .where('refund_no', '=', refund.refundNo)
      .where('check_count', '=', refund.checkCount)
      .where('status', 'in', [...openChargeStatuses])
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  async toCheck(db: Db, now: number, limit: number): Promise<PaymentRefund[]> {
    const rows = await db
      .selectFrom('payment_refund')
      .selectAll()
      .where('status', 'in', [...openChargeStatuses])
      .where((eb) => isDue(eb, 'next_check_at', { now, longest: longestCheckPause }))
      .orderBy('next_check_at')
      .limit(limit)
      .execute();
    return rows.map(columns.toObject);
  },
};
