import type { Trx } from '#server/db/Db.ts';
import { paymentCases } from '../repositories/paymentCases.ts';
import { paymentRefunds } from '../repositories/paymentRefunds.ts';
import { openRefund } from './openRefund.ts';
import type { RefundPart } from './shareRefund.ts';

/** Writes down all parts of what goes back. Where another refund of a payment is on its way, a person adds the part. */
export async function openRefunds(
  { db, now }: { db: Trx; now: number },
  accountNo: number,
  parts: readonly RefundPart[],
  reason: 'WITHDRAWN' | 'LEAVING',
): Promise<void> {
  for (const { payment, amount } of parts) {
    if ((await paymentRefunds.openOf(db, payment.paymentNo)) === undefined) {
      await openRefund({ db, now }, payment, amount, reason);
      continue;
    }
    const details = { paymentNo: payment.paymentNo, amount };
    await paymentCases.open(db, { kind: 'STUCK', ref: `payment-${payment.paymentNo}`, accountNo, details, now });
  }
}
