import type { Trx } from '#server/db/Db.ts';
import { paymentRefunds } from '../repositories/paymentRefunds.ts';
import type { StoredPayment } from '../repositories/payments.ts';

/** Writes down that money goes back, before the company is asked. @returns the number of the refund */
export async function openRefund(
  { db, now }: { db: Trx; now: number },
  payment: StoredPayment,
  amount: number,
  reason: 'WITHDRAWN' | 'ORPHAN' | 'LEAVING' | 'OPERATOR',
): Promise<number> {
  const before = await paymentRefunds.ofPayments(db, [payment.paymentNo]);
  const row = await paymentRefunds.insert(db, {
    paymentNo: payment.paymentNo,
    accountNo: payment.accountNo,
    amount,
    reason,
    status: 'INIT',
    // Also where the company refused the same refund before: a key of its own, or it would repeat that answer.
    idemKey: `cb-refund-${payment.paymentNo}-n${before.length + 1}`,
    expectBalance: payment.balance,
    nextCheckAt: now,
    requestedAt: now,
  });
  return row.refundNo;
}
