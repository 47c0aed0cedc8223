import { shiftDayKey } from '#domain/time/seoulDay.ts';
import type { Trx } from '#server/db/Db.ts';
import type { Payment } from '#server/gateways/payment/Payment.ts';
import { auditPayment } from '../auditPayment.ts';
import { notifyPayer } from '../notifyPayer.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { nextCharge } from '../read/nextCharge.ts';
import { applyCancels } from '../refund/applyCancels.ts';
import { type ChargeAttempt, chargeAttempts } from '../repositories/chargeAttempts.ts';
import { paymentOrders } from '../repositories/paymentOrders.ts';
import { payments } from '../repositories/payments.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { subscriptions } from '../repositories/subscriptions.ts';
import { failCharge } from './failCharge.ts';
import { findTarget } from './findTarget.ts';
import { keepPayment } from './keepPayment.ts';
import { openPeriod } from './openPeriod.ts';
import { refundOrphanPayment } from './refundOrphanPayment.ts';

/** Money was taken: payment, ledger, period and ticket in one transaction, or its way back when it buys nothing any more. */
export async function approveCharge(
  context: PaymentContext & { db: Trx },
  attempt: ChargeAttempt,
  payment: Payment,
): Promise<void> {
  const { db, now } = context;
  const owner = { accountNo: attempt.accountNo, attemptNo: attempt.attemptNo };
  const found = await findTarget(db, attempt);
  const taken = await payments.byKey(db, payment.paymentKey);
  if (found === null || taken !== undefined) {
    await refundOrphanPayment(context, db, payment, owner);
    const code = 'GIVEN_BACK';
    return failCharge(context, attempt, { status: 'APPROVED', code, reason: 'NOT_AVAILABLE', hard: false });
  }
  const { target } = found;
  const period = { start: attempt.periodStart, end: attempt.periodEnd };
  const price = { priceNo: attempt.priceNo, price: attempt.price };
  const product = await subscriptionProducts.find(db, target.productNo, now);
  const title = product?.title ?? attempt.orderName;
  const bought = { subscriptionNo: target.subscriptionNo, periodStart: period.start };
  const row = await keepPayment(context, db, payment, { ...owner, bought, title });
  await openPeriod({ db, now }, found, { period, price, paid: attempt.amount, credit: attempt.credit });
  const settled = { status: 'APPROVED', code: null, nextCheckAt: null, settledAt: now } as const;
  await chargeAttempts.updateOpen(db, attempt.attemptNo, settled);
  if (attempt.orderNo !== null) {
    const paid = { state: 'PAID', subscriptionNo: target.subscriptionNo, settledAt: now } as const;
    await paymentOrders.update(db, attempt.orderNo, paid);
  }
  const details = { subscriptionNo: target.subscriptionNo, paymentNo: row.paymentNo, amount: row.amount };
  await auditPayment(db, now, { event: 'PAYMENT_CAPTURED', accountNo: owner.accountNo, details });
  const opened = await subscriptions.find(db, target.subscriptionNo);
  const next = opened ? await nextCharge(db, opened) : null;
  await notifyPayer(context, owner.accountNo, 'TICKET_PAID', {
    title,
    amount: row.amount,
    vat: row.vat,
    paidAt: row.approvedAt,
    card: row.cardMasked,
    startDate: period.start,
    lastDate: shiftDayKey(period.end, -1),
    nextPaymentDate: next?.date ?? null,
    nextPaymentAmount: next?.amount ?? null,
  });
  if (payment.cancels.length > 0) await applyCancels(context, row, payment);
}
