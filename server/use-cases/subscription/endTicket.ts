import { nextState, type SubscriptionEvent } from '../../../domain/subscription/nextState.ts';
import { seoulDay, shiftDayKey } from '../../../domain/time/seoulDay.ts';
import type { Trx } from '../../db/Db.ts';
import { subscriptionProducts } from '../../repositories/subscriptionProducts.ts';
import { type SubscriptionRow, subscriptions } from '../../repositories/subscriptions.ts';
import { auditPayment } from './auditPayment.ts';
import type { PaymentContext } from './PaymentContext.ts';
import { tellPayer } from './tellPayer.ts';

const mailReasons = {
  CANCELLED: 'CANCELLED',
  USED_UP: 'USED_UP',
  UNPAID: 'UNPAID',
  REFUNDED: null,
  LEAVING: null,
} as const;

/** Ends an open ticket now, with the one that waits for its end. */
export async function endTicket(
  context: Pick<PaymentContext, 'now' | 'secrets'> & { db: Trx },
  ticket: SubscriptionRow,
  { event, reason }: { event: SubscriptionEvent; reason: keyof typeof mailReasons },
): Promise<void> {
  const { db, now } = context;
  const state = nextState(ticket.state, event);
  if (state === null) throw new Error(`${event} cannot happen to a ticket that is ${ticket.state}.`);
  await subscriptions.update(db, ticket.subscription_no, {
    state,
    end_reason: reason,
    ended_at: now,
    access_until: Math.min(ticket.access_until, now),
    next_payment_date: null,
    next_subscription_no: null,
    next_try_date: null,
    carry: 0,
  });
  if (ticket.next_subscription_no !== null) {
    const ended = { state: 'ENDED', end_reason: reason, ended_at: now } as const;
    await subscriptions.update(db, ticket.next_subscription_no, ended);
  }
  const details = { subscriptionNo: ticket.subscription_no, state, reason };
  await auditPayment(db, now, { event: 'TICKET_ENDED', accountNo: ticket.account_no, details });
  const why = mailReasons[reason];
  if (why === null) return;
  const product = await subscriptionProducts.find(db, ticket.product_no, now);
  const today = seoulDay(now);
  const last = shiftDayKey(ticket.period_end, -1);
  const lastDate = last < today ? last : today;
  await tellPayer(context, ticket.account_no, 'TICKET_ENDED', { title: product?.title ?? '', lastDate, why });
}
