import type { OrderStatus } from '#contract/subscription.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { type ChargeAttemptRow, chargeAttempts } from '#server/repositories/chargeAttempts.ts';
import type { PaymentOrderRow } from '#server/repositories/paymentOrders.ts';
import { payments } from '#server/repositories/payments.ts';
import { subscriptions } from '#server/repositories/subscriptions.ts';
import { declineMessages } from '../order/declineMessages.ts';
import { isNotifiedByMail } from '../payerAddress.ts';
import { shownCardOf } from './shownCardOf.ts';

/** Where an order stands, with its receipt. A change of card is shown with the overdue renewal that it pays. */
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
  const receipt = payment?.orphan === 0 ? payment : null;
  const days = paid && hasDays(order, { beginsLater, isReceipted: receipt !== null }) ? period : undefined;
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
      receipt === null
        ? null
        : {
            paymentNo: receipt.payment_no,
            paidAt: new Date(receipt.approved_at).toISOString(),
            amount: receipt.amount,
            card: shownCardOf(receipt.card_masked, receipt.card_company),
            receiptUrl: receipt.receipt_url,
          },
    subscriptionNo: paid ? order.subscription_no : null,
    startDate: days?.start ?? null,
    endDate: days ? shiftDayKey(days.end, -1) : null,
    nextPaymentDate: paid ? (next ?? null) : null,
    beginsLater,
    atPeriodEnd: order.at_period_end === 1,
    toldByMail: await isNotifiedByMail(db, order.account_no),
  };
}

/**
 * Whether an order that is settled stands for days of a ticket. A changed card does when it paid for some. One that was
 * booked for the end of a ticket does until that end; from then on its ticket is renewed, or is not there.
 */
function hasDays(order: PaymentOrderRow, { beginsLater, isReceipted }: { beginsLater: boolean; isReceipted: boolean }) {
  if (order.kind === 'CARD_CHANGE') return isReceipted;
  return order.at_period_end === 0 || beginsLater;
}

/** The card is changed already; what is charged with it may not be known yet. */
function overdue(order: PaymentOrderRow, { status, amount }: ChargeAttemptRow): Pick<OrderStatus, 'state' | 'amount'> {
  const open = status === 'INIT' || status === 'SENT' || status === 'UNKNOWN';
  return { state: open ? 'CHECKING' : order.state, amount };
}
