import type { Trx } from '#server/db/Db.ts';
import type { Payment } from '#server/gateways/payment/Payment.ts';
import { paymentRefunds } from '#server/repositories/paymentRefunds.ts';
import { type PaymentRow, payments } from '#server/repositories/payments.ts';
import { subscriptionPeriods } from '#server/repositories/subscriptionPeriods.ts';
import { subscriptions } from '#server/repositories/subscriptions.ts';
import { auditPayment } from '../auditPayment.ts';
import { endTicket } from '../endTicket.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { tellPayer } from '../tellPayer.ts';

/**
 * Writes down what has gone back since, each movement once, and closes the refund that asked for it. Money that went back
 * without our asking is a refund of the company; when nothing of a period's payment is left, its access ends.
 *
 * @returns what is left of the payment
 */
export async function applyCancels(
  context: Pick<PaymentContext, 'now' | 'secrets'> & { db: Trx },
  row: PaymentRow,
  payment: Payment,
): Promise<number> {
  const { db, now } = context;
  let left = row.balance;
  let byCompany = false;
  for (const cancel of payment.cancels) {
    const amount = Math.min(cancel.cancelAmount, left);
    const entry = {
      accountNo: row.account_no,
      paymentNo: row.payment_no,
      kind: 'CANCEL',
      at: cancel.canceledAt,
    } as const;
    if (amount <= 0) continue;
    if (!(await payments.book(db, { ...entry, amount: -amount, transactionKey: cancel.transactionKey }))) continue;
    left -= amount;
    const asked = await paymentRefunds.openOf(db, row.payment_no);
    if (asked !== undefined && asked.amount === amount) {
      await paymentRefunds.updateOpen(db, asked.refundNo, { status: 'DONE', doneAt: now, nextCheckAt: null });
    } else {
      byCompany = true;
      await paymentRefunds.insert(db, {
        paymentNo: row.payment_no,
        accountNo: row.account_no,
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
    const details = { paymentNo: row.payment_no, amount };
    await auditPayment(db, now, { event: 'PAYMENT_REFUNDED', accountNo: row.account_no, details });
    if (row.account_no !== null) {
      await tellPayer(context, row.account_no, 'TICKET_REFUNDED', {
        title: row.title,
        amount,
        paid: row.amount,
        doneAt: cancel.canceledAt,
        card: row.card_masked,
      });
    }
  }
  await payments.update(db, row.payment_no, { balance: left, last_transaction_key: payment.lastTransactionKey });
  if (byCompany && left === 0) await endWhatItBought(context, row);
  return left;
}

/** The purchase is undone whole: credit that helped to pay the period goes back with what was left of it. */
async function endWhatItBought(context: Parameters<typeof applyCancels>[0], row: PaymentRow): Promise<void> {
  const { db } = context;
  if (row.subscription_no === null || row.orphan === 1) return;
  const bought = await subscriptions.find(db, row.subscription_no);
  const isOpen = bought?.state === 'ACTIVE' || bought?.state === 'PAST_DUE';
  if (!bought || !isOpen || bought.period_start !== row.period_start) return;
  const period = await subscriptionPeriods.find(db, bought.subscription_no, bought.period_start);
  const credit = (period?.creditUsed ?? 0) + bought.carry;
  const event = bought.state === 'ACTIVE' ? 'REFUNDED' : 'PERIOD_OVER';
  await endTicket(context, bought, { event, reason: 'COMPANY_CANCEL', credit });
}
