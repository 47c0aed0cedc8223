import type { OrderStatus } from '#contract/subscription.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { declineMessages } from '../order/declineMessages.ts';
import { isNotifiedByMail } from '../payerAddress.ts';
import { type ChargeAttempt, chargeAttempts } from '../repositories/chargeAttempts.ts';
import type { PaymentOrder } from '../repositories/paymentOrders.ts';
import { payments } from '../repositories/payments.ts';
import { subscriptions } from '../repositories/subscriptions.ts';
import { shownCardOf } from './shownCardOf.ts';

/** Where an order stands, with its receipt. A change of card is shown with the overdue renewal that it pays. */
export async function describeOrder(db: Db, order: PaymentOrder): Promise<OrderStatus> {
  const ticket = order.subscriptionNo === null ? undefined : await subscriptions.find(db, order.subscriptionNo);
  const attempt = await chargeAttempts.ofOrder(db, order.orderNo);
  const payment = attempt && (await payments.ofAttempt(db, attempt.attemptNo));
  const period = attempt
    ? { start: attempt.periodStart, end: attempt.periodEnd }
    : ticket && { start: ticket.periodStart, end: ticket.periodEnd };
  const { state, amount } = order.kind === 'CARD_CHANGE' && attempt ? overdue(order, attempt) : order;
  const paid = state === 'PAID';
  const beginsLater = paid && ticket?.state === 'SCHEDULED';
  const next = ticket && (beginsLater ? ticket.periodStart : ticket.nextPaymentDate);
  const receipt = payment?.orphan === false ? payment : null;
  const days = paid && hasDays(order, { beginsLater, isReceipted: receipt !== null }) ? period : undefined;
  return {
    paymentOrderNo: order.orderNo,
    kind: order.kind,
    state,
    orderName: order.orderName,
    amount,
    decline:
      order.declineReason === null
        ? null
        : { reason: order.declineReason, message: declineMessages[order.declineReason] },
    receipt:
      receipt === null
        ? null
        : {
            paymentNo: receipt.paymentNo,
            paidAt: new Date(receipt.approvedAt).toISOString(),
            amount: receipt.amount,
            card: shownCardOf(receipt.cardMasked, receipt.cardCompany),
            receiptUrl: receipt.receiptUrl,
          },
    subscriptionNo: paid ? order.subscriptionNo : null,
    startDate: days?.start ?? null,
    endDate: days ? shiftDayKey(days.end, -1) : null,
    nextPaymentDate: paid ? (next ?? null) : null,
    beginsLater,
    atPeriodEnd: order.atPeriodEnd,
    toldByMail: await isNotifiedByMail(db, order.accountNo),
  };
}

/**
 * Whether an order that is settled stands for days of a ticket. A changed card does when it paid for some. One that was
 * booked for the end of a ticket does until that end; from then on its ticket is renewed, or is not there.
 */
function hasDays(order: PaymentOrder, { beginsLater, isReceipted }: { beginsLater: boolean; isReceipted: boolean }) {
  if (order.kind === 'CARD_CHANGE') return isReceipted;
  return !order.atPeriodEnd || beginsLater;
}

/** The card is changed already; what is charged with it may not be known yet. */
function overdue(order: PaymentOrder, { status, amount }: ChargeAttempt): Pick<OrderStatus, 'state' | 'amount'> {
  const open = status === 'INIT' || status === 'SENT' || status === 'UNKNOWN';
  return { state: open ? 'CHECKING' : order.state, amount };
}
