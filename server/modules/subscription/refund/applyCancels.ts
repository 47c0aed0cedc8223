import type { Trx } from '#server/db/Db.ts';
import type { Payment } from '#server/gateways/payment/Payment.ts';
import { auditPayment } from '../auditPayment.ts';
import { endTicket } from '../endTicket.ts';
import { notifyPayer } from '../notifyPayer.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { paymentRefunds } from '../repositories/paymentRefunds.ts';
import { payments, type StoredPayment } from '../repositories/payments.ts';
import { subscriptionPeriods } from '../repositories/subscriptionPeriods.ts';
import { subscriptions } from '../repositories/subscriptions.ts';

/**
 * Writes down what has gone back since, each movement once, and closes the refund that asked for it. Money that went back
 * without our asking is a refund of the company; when nothing of a period's payment is left, its access ends.
 *
 * @returns what is left of the payment
 */
export async function applyCancels(
  context: Pick<PaymentContext, 'now' | 'secrets'> & { db: Trx },
  row: StoredPayment,
  payment: Payment,
): Promise<number> {
  const { db, now } = context;
  let left = row.balance;
  let byCompany = false;
  for (const cancel of payment.cancels) {
    const amount = Math.min(cancel.cancelAmount, left);
    const entry = {
      accountNo: row.accountNo,
      paymentNo: row.paymentNo,
      kind: 'CANCEL',
      at: cancel.canceledAt,
    } as const;
    if (amount <= 0) continue;
    if (!(await payments.book(db, { ...entry, amount: -amount, transactionKey: cancel.transactionKey }))) continue;
    left -= amount;
    const asked = await paymentRefunds.openOf(db, row.paymentNo);
    if (asked !== undefined && asked.amount === amount) {
      await paymentRefunds.updateOpen(db, asked.refundNo, { status: 'DONE', doneAt: now, nextCheckAt: null });
    } else {
      byCompany = true;
      await paymentRefunds.insert(db, {
        paymentNo: row.paymentNo,
        accountNo: row.accountNo,
        amount,
        reason: 'COMPANY',
        status: 'DONE',
        idemKey: `cb-company-${cancel.transactionKey}`,
        expectBalance: left + amount,
        nextCheckAt: null,
        requestedAt: cancel.canceledAt,
        doneAt: now,
      });
    }
    const details = { paymentNo: row.paymentNo, amount };
    await auditPayment(db, now, { event: 'PAYMENT_REFUNDED', accountNo: row.accountNo, details });
    if (row.accountNo !== null) {
      await notifyPayer(context, row.accountNo, 'TICKET_REFUNDED', {
        title: row.title,
        amount,
        paid: row.amount,
        doneAt: cancel.canceledAt,
        card: row.cardMasked,
      });
    }
  }
  await payments.update(db, row.paymentNo, { balance: left, lastTransactionKey: payment.lastTransactionKey });
  if (byCompany && left === 0) await endWhatItBought(context, row);
  return left;
}

/** The purchase is undone whole: credit that helped to pay the period goes back with what was left of it. */
async function endWhatItBought(context: Parameters<typeof applyCancels>[0], row: StoredPayment): Promise<void> {
  const { db } = context;
  if (row.subscriptionNo === null || row.orphan) return;
  const bought = await subscriptions.find(db, row.subscriptionNo);
  const isOpen = bought?.state === 'ACTIVE' || bought?.state === 'PAST_DUE';
  if (!bought || !isOpen || bought.periodStart !== row.periodStart) return;
  const period = await subscriptionPeriods.find(db, bought.subscriptionNo, bought.periodStart);
  const credit = (period?.creditUsed ?? 0) + bought.carry;
  const event = bought.state === 'ACTIVE' ? 'REFUNDED' : 'PERIOD_OVER';
  await endTicket(context, bought, { event, reason: 'COMPANY_CANCEL', credit });
}
