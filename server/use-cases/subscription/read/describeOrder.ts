import type { OrderStatus } from '../../../../contract/subscription.ts';
import { shiftDayKey } from '../../../../domain/time/seoulDay.ts';
import type { Db } from '../../../db/Db.ts';
import { chargeAttempts } from '../../../repositories/chargeAttempts.ts';
import type { PaymentOrderRow } from '../../../repositories/paymentOrders.ts';
import { payments } from '../../../repositories/payments.ts';
import { subscriptions } from '../../../repositories/subscriptions.ts';
import { declineMessages } from '../order/declineMessages.ts';
import { shownCardOf } from './shownCardOf.ts';

/** Where an order stands, with its receipt. */
export async function describeOrder(db: Db, order: PaymentOrderRow): Promise<OrderStatus> {
  const ticket = order.subscription_no === null ? undefined : await subscriptions.find(db, order.subscription_no);
  const attempt = await chargeAttempts.ofOrder(db, order.payment_order_no);
  const payment = attempt && (await payments.ofAttempt(db, attempt.attempt_no));
  const period = attempt
    ? { start: attempt.period_start, end: attempt.period_end }
    : ticket && { start: ticket.period_start, end: ticket.period_end };
  const paid = order.state === 'PAID';
  return {
    paymentOrderNo: order.payment_order_no,
    kind: order.kind,
    state: order.state,
    orderName: order.order_name,
    amount: order.amount,
    decline:
      order.decline_reason === null
        ? null
        : { reason: order.decline_reason, message: declineMessages[order.decline_reason] },
    receipt:
      payment && payment.orphan === 0
        ? {
            paymentNo: payment.payment_no,
            paidAt: new Date(payment.approved_at).toISOString(),
            amount: payment.amount,
            card: shownCardOf(payment.card_masked, payment.card_company),
            receiptUrl: payment.receipt_url,
          }
        : null,
    subscriptionNo: paid ? order.subscription_no : null,
    startDate: paid && period ? period.start : null,
    endDate: paid && period ? shiftDayKey(period.end, -1) : null,
    nextPaymentDate: paid && ticket ? ticket.next_payment_date : null,
  };
}
