import type { OrderStatus } from '../../../../contract/subscription.ts';
import { shiftDayKey } from '../../../../domain/time/seoulDay.ts';
import type { Db } from '../../../db/Db.ts';
import { type ChargeAttemptRow, chargeAttempts } from '../../../repositories/chargeAttempts.ts';
import type { PaymentOrderRow } from '../../../repositories/paymentOrders.ts';
import { payments } from '../../../repositories/payments.ts';
import { subscriptions } from '../../../repositories/subscriptions.ts';
import { declineMessages } from '../order/declineMessages.ts';
import { shownCardOf } from './shownCardOf.ts';

/** Where an order stands, with its receipt. A change of card is told with the overdue renewal that it pays. */
export async function describeOrder(db: Db, order: PaymentOrderRow): Promise<OrderStatus> {
  const ticket = order.subscription_no === null ? undefined : await subscriptions.find(db, order.subscription_no);
  const attempt = await chargeAttempts.ofOrder(db, order.payment_order_no);
  const payment = attempt && (await payments.ofAttempt(db, attempt.attempt_no));
  const period = attempt
    ? { start: attempt.period_start, end: attempt.period_end }
    : ticket && { start: ticket.period_start, end: ticket.period_end };
  const { state, amount } = order.kind === 'CARD_CHANGE' && attempt ? overdue(order, attempt) : order;
  const paid = state === 'PAID';
  const beginsLater = paid && ticket?.state === 'SCHEDULED';
  const next = ticket && (beginsLater ? ticket.period_start : ticket.next_payment_date);
  return {
    paymentOrderNo: order.payment_order_no,
    kind: order.kind,
    state,
    orderName: order.order_name,
    amount,
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
    nextPaymentDate: paid ? (next ?? null) : null,
    beginsLater,
  };
}

/** The card is changed already; what is charged with it may not be known yet. */
function overdue(order: PaymentOrderRow, { status, amount }: ChargeAttemptRow): Pick<OrderStatus, 'state' | 'amount'> {
  const open = status === 'INIT' || status === 'SENT' || status === 'UNKNOWN';
  return { state: open ? 'CHECKING' : order.state, amount };
}
