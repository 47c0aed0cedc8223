import { ORDER_PREFIX } from '#domain/subscription/orderIdOf.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { judgePayment } from '#server/gateways/payment/judgePayment.ts';
import type { Payment } from '#server/gateways/payment/Payment.ts';
import { refundOrphanPayment } from '../charge/refundOrphanPayment.ts';
import { settleCharge } from '../charge/settleCharge.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { applyCancels } from '../refund/applyCancels.ts';
import { chargeAttempts } from '../repositories/chargeAttempts.ts';
import { payments } from '../repositories/payments.ts';
import { withAccountLock } from '../withAccountLock.ts';

/** DONE: what the company holds is what we hold. AGAIN: it could not be asked. NOTHING: it is not about anything of ours. */
export type EventOutcome = 'DONE' | 'AGAIN' | 'NOTHING';

/**
 * Reads a payment from the company and brings ours in line with it. Only what the company itself answers counts, and
 * nothing is ever undone: an old or repeated piece of news finds everything as it should be.
 */
export async function applyWebhookEvent(
  context: PaymentContext,
  about: { paymentKey: string | null; orderId: string | null },
): Promise<EventOutcome> {
  const company = context.payment;
  if (company === null) return 'AGAIN';
  if (about.paymentKey === null && about.orderId === null) return 'NOTHING';
  const found =
    about.paymentKey === null ? await company.byOrder(about.orderId ?? '') : await company.byKey(about.paymentKey);
  if (found.kind === 'NOT_FOUND') return 'NOTHING';
  if (found.kind !== 'FOUND') return 'AGAIN';
  return bringInLine(context, found.payment);
}

async function bringInLine(context: PaymentContext, payment: Payment): Promise<EventOutcome> {
  const { db } = context;
  const known = await payments.byKey(db, payment.paymentKey);
  if (known !== undefined) {
    const work = async (trx: Parameters<typeof applyCancels>[0]['db']) => {
      const fresh = await payments.byKey(trx, payment.paymentKey);
      if (fresh !== undefined) await applyCancels({ ...context, db: trx }, fresh, payment);
    };
    await (known.accountNo === null ? withTransaction(db, work) : withAccountLock(context, known.accountNo, work));
    return 'DONE';
  }
  const attempt = await chargeAttempts.byOrderId(db, payment.orderId);
  if (attempt !== undefined) {
    const ours = { orderId: attempt.orderId, amount: attempt.amount, paymentKey: attempt.paymentKey ?? undefined };
    await settleCharge(context, attempt.attemptNo, judgePayment(payment, ours), true);
    return 'DONE';
  }
  // Taken under an order of ours that we know nothing of, as after a backup was restored.
  if (payment.approvedAt === null || !payment.orderId.startsWith(ORDER_PREFIX)) return 'NOTHING';
  await withTransaction(db, (trx) => refundOrphanPayment(context, trx, payment, { accountNo: null, attemptNo: null }));
  return 'DONE';
}
