import { chargeFor } from '#domain/subscription/chargeFor.ts';
import { periodFrom } from '#domain/subscription/periodFrom.ts';
import { monthsOf } from '#domain/subscription/subscriptionStates.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Trx } from '#server/db/Db.ts';
import { endTicket } from '../endTicket.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { nextCharge } from '../read/nextCharge.ts';
import { chargeAttempts } from '../repositories/chargeAttempts.ts';
import { paymentCards } from '../repositories/paymentCards.ts';
import { type Subscription, subscriptions } from '../repositories/subscriptions.ts';
import { withAccountLock } from '../withAccountLock.ts';
import { declineRenewal } from './failCharge.ts';
import { insertAttempt } from './insertAttempt.ts';
import { openPeriod } from './openPeriod.ts';

/**
 * Writes down the charge of a renewal that is due, from the stored period and never from the time of the run. Credit that
 * pays it all opens the period at once; without a card it is declined.
 *
 * @param cardOrderNo the order by which the payer has just put another card on file: also a renewal that is not tried
 *   again by itself is charged, and the order shows what came of it
 * @returns the attempt to send, or null when there is nothing to charge
 */
export async function beginRenewal(
  context: PaymentContext,
  { accountNo, cardOrderNo = null }: { accountNo: number; cardOrderNo?: number | null },
): Promise<number | null> {
  return withAccountLock(context, accountNo, async (db) => {
    const ticket = await subscriptions.live(db, accountNo);
    if (ticket === undefined || ticket.cancelAtPeriodEnd) return null;
    if (!isDue(ticket, context.now, cardOrderNo !== null)) return null;
    if ((await chargeAttempts.open(db, accountNo)) !== undefined) return null;
    return begin({ ...context, db }, ticket, cardOrderNo);
  });
}

function isDue(ticket: Subscription, now: number, newCard: boolean): boolean {
  const today = seoulDay(now);
  if (ticket.state === 'ACTIVE') {
    return ticket.nextPaymentDate !== null && ticket.nextPaymentDate <= today && ticket.notBefore <= now;
  }
  if (newCard) return true;
  return ticket.nextTryDate !== null && ticket.nextTryDate <= today && ticket.notBefore <= now;
}

async function begin(
  context: PaymentContext & { db: Trx },
  ticket: Subscription,
  cardOrderNo: number | null,
): Promise<number | null> {
  const { db, now } = context;
  if (now >= ticket.accessUntil) {
    // Nobody tried for so long that the days to pay for are over.
    await endTicket(context, ticket, { event: 'PERIOD_OVER', reason: 'UNPAID' });
    return null;
  }
  const next = await nextCharge(db, ticket);
  if (next === null) return null;
  const { price, target, product } = next;
  const period = periodFrom(ticket.periodEnd, monthsOf[product.type], ticket.anchorDay);
  const { charge } = chargeFor(price.price, ticket.carry);
  const before = target.subscriptionNo === ticket.subscriptionNo ? null : ticket;
  if (charge === 0) {
    await openPeriod({ db, now }, { target, before }, { period, price, paid: 0, credit: ticket.carry });
    return null;
  }
  const card = await paymentCards.current(db, ticket.accountNo);
  if (card === undefined) {
    const failure = { reason: 'CARD_UNUSABLE', hard: true, amount: charge } as const;
    if (!ticket.hard) await declineRenewal(context, ticket, failure);
    return null;
  }
  const attempt = await insertAttempt(db, now, {
    accountNo: ticket.accountNo,
    purpose: 'RENEWAL',
    subscriptionNo: target.subscriptionNo,
    orderNo: cardOrderNo,
    period,
    amount: charge,
    credit: ticket.carry,
    price,
    title: product.title,
    by: { cardNo: card.cardNo },
  });
  return attempt.attemptNo;
}
