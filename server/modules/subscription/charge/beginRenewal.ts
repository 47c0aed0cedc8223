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
import { type SubscriptionRow, subscriptions } from '../repositories/subscriptions.ts';
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
    if (ticket === undefined || ticket.cancel_at_period_end === 1) return null;
    if (!isDue(ticket, context.now, cardOrderNo !== null)) return null;
    if ((await chargeAttempts.open(db, accountNo)) !== undefined) return null;
    return begin({ ...context, db }, ticket, cardOrderNo);
  });
}

function isDue(ticket: SubscriptionRow, now: number, newCard: boolean): boolean {
  const today = seoulDay(now);
  if (ticket.state === 'ACTIVE') {
    return ticket.next_payment_date !== null && ticket.next_payment_date <= today && ticket.not_before <= now;
  }
  if (newCard) return true;
  return ticket.next_try_date !== null && ticket.next_try_date <= today && ticket.not_before <= now;
}

async function begin(
  context: PaymentContext & { db: Trx },
  ticket: SubscriptionRow,
  cardOrderNo: number | null,
): Promise<number | null> {
  const { db, now } = context;
  if (now >= ticket.access_until) {
    // Nobody tried for so long that the days to pay for are over.
    await endTicket(context, ticket, { event: 'PERIOD_OVER', reason: 'UNPAID' });
    return null;
  }
  const next = await nextCharge(db, ticket);
  if (next === null) return null;
  const { price, target, product } = next;
  const period = periodFrom(ticket.period_end, monthsOf[product.type], ticket.anchor_day);
  const { charge } = chargeFor(price.price, ticket.carry);
  const before = target.subscription_no === ticket.subscription_no ? null : ticket;
  if (charge === 0) {
    await openPeriod({ db, now }, { target, before }, { period, price, paid: 0, credit: ticket.carry });
    return null;
  }
  const card = await paymentCards.current(db, ticket.account_no);
  if (card === undefined) {
    const failure = { reason: 'CARD_UNUSABLE', hard: true, amount: charge } as const;
    if (ticket.hard === 0) await declineRenewal(context, ticket, failure);
    return null;
  }
  const attempt = await insertAttempt(db, now, {
    accountNo: ticket.account_no,
    purpose: 'RENEWAL',
    subscriptionNo: target.subscription_no,
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
