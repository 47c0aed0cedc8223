import { nextState, type SubscriptionEvent } from '#domain/subscription/nextState.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Trx } from '#server/db/Db.ts';
import { auditPayment } from './auditPayment.ts';
import { notifyPayer } from './notifyPayer.ts';
import type { PaymentContext } from './PaymentContext.ts';
import { openRefunds } from './refund/openRefunds.ts';
import { shareCredit, sumOfParts } from './refund/shareRefund.ts';
import { paymentOrders } from './repositories/paymentOrders.ts';
import { subscriptionProducts } from './repositories/subscriptionProducts.ts';
import { type Subscription, subscriptions } from './repositories/subscriptions.ts';

const mailReasons = {
  CANCELLED: 'CANCELLED',
  USED_UP: 'USED_UP',
  UNPAID: 'UNPAID',
  REFUNDED: null,
  LEAVING: null,
  // The mail of the refund includes it.
  COMPANY_CANCEL: null,
} as const;

/**
 * Ends an open ticket now, with the one that waits for its end and the windows that are open. Credit that no renewal will
 * use goes back; where the whole ticket is returned, it is part of that refund.
 *
 * @param given.credit what goes back of credit, whole won: what no renewal will use, unless another sum is given
 * @returns credit that goes back, whole won
 */
export async function endTicket(
  context: Pick<PaymentContext, 'now' | 'secrets'> & { db: Trx },
  ticket: Subscription,
  {
    event,
    reason,
    credit = ticket.carry,
  }: { event: SubscriptionEvent; reason: keyof typeof mailReasons; credit?: number },
): Promise<number> {
  const { db, now } = context;
  const state = nextState(ticket.state, event);
  if (state === null) throw new Error(`${event} cannot happen to a ticket that is ${ticket.state}.`);
  await subscriptions.update(db, ticket.subscriptionNo, {
    state,
    endReason: reason,
    endedAt: now,
    accessUntil: Math.min(ticket.accessUntil, now),
    nextPaymentDate: null,
    nextSubscriptionNo: null,
    nextTryDate: null,
    carry: 0,
  });
  if (ticket.nextSubscriptionNo !== null) {
    const ended = { state: 'ENDED', endReason: reason, endedAt: now } as const;
    await subscriptions.update(db, ticket.nextSubscriptionNo, ended);
  }
  // A window that is still open would pay for nothing, or put a card on file for nothing.
  await paymentOrders.expireOpen(db, now, { accountNo: ticket.accountNo });
  const details = { subscriptionNo: ticket.subscriptionNo, state, reason };
  await auditPayment(db, now, { event: 'TICKET_ENDED', accountNo: ticket.accountNo, details });
  const parts = await shareCredit(db, ticket, credit);
  await openRefunds({ db, now }, ticket.accountNo, parts, reason === 'LEAVING' ? 'LEAVING' : 'WITHDRAWN');
  const why = mailReasons[reason];
  if (why === null) return sumOfParts(parts);
  const product = await subscriptionProducts.find(db, ticket.productNo, now);
  // Access ends at midnight: the last day is the one before.
  const lastDate = seoulDay(Math.min(ticket.accessUntil, now) - 1);
  await notifyPayer(context, ticket.accountNo, 'TICKET_ENDED', { title: product?.title ?? '', lastDate, why });
  return sumOfParts(parts);
}
