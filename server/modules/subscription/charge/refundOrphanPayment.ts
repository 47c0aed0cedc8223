import type { Trx } from '#server/db/Db.ts';
import type { Payment } from '#server/gateways/payment/Payment.ts';
import { auditPayment } from '../auditPayment.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { applyCancels } from '../refund/applyCancels.ts';
import { openRefund } from '../refund/openRefund.ts';
import { paymentCases } from '../repositories/paymentCases.ts';
import { payments } from '../repositories/payments.ts';
import { keepPayment } from './keepPayment.ts';

/** Writes down money that bought nothing, with its way back, and notifies a person. Nobody pays without access. */
export async function refundOrphanPayment(
  context: Pick<PaymentContext, 'now' | 'secrets'>,
  db: Trx,
  payment: Payment,
  { accountNo, attemptNo }: { accountNo: number | null; attemptNo: number | null },
): Promise<void> {
  const { now } = context;
  if ((await payments.byKey(db, payment.paymentKey)) !== undefined) return;
  const title = payment.orderName.slice(0, 100);
  const isFirst = attemptNo !== null && (await payments.ofAttempt(db, attemptNo)) === undefined;
  const owner = { accountNo, attemptNo: isFirst ? attemptNo : null };
  const row = await keepPayment(context, db, payment, { ...owner, bought: null, title });
  const left = await applyCancels({ ...context, db }, row, payment);
  if (left > 0) await openRefund({ db, now }, { ...row, balance: left }, left, 'ORPHAN');
  const details = { paymentNo: row.paymentNo, amount: row.amount };
  await paymentCases.open(db, { kind: 'ORPHAN', ref: `payment-${row.paymentNo}`, accountNo, details, now });
  await auditPayment(db, now, { event: 'PAYMENT_ORPHAN', accountNo, details });
}
