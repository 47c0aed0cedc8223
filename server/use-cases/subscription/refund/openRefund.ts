import type { Trx } from '#server/db/Db.ts';
import { paymentRefunds } from '#server/repositories/paymentRefunds.ts';
import type { PaymentRow } from '#server/repositories/payments.ts';

/** Writes down that money goes back, before the company is asked. @returns the number of the refund */
export async function openRefund(
  { db, now }: { db: Trx; now: number },
  payment: PaymentRow,
  amount: number,
  reason: 'WITHDRAWN' | 'ORPHAN' | 'LEAVING' | 'OPERATOR',
): Promise<number> {
  const before = await paymentRefunds.ofPayments(db, [payment.payment_no]);
  const row = await paymentRefunds.insert(db, {
    paymentNo: payment.payment_no,
    accountNo: payment.account_no,
    amount,
    reason,
    status: 'INIT',
    // Also where the company refused the same refund before: a key of its own, or it would repeat that answer.
    idemKey: `cb-refund-${payment.payment_no}-n${before.length + 1}`,
    expectBalance: payment.balance,
    nextCheckAt: now,
    requestedAt: now,
  });
  return row.refundNo;
}
