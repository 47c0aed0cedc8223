import { seoulDay } from '../../../../domain/time/seoulDay.ts';
import type { Db } from '../../../db/Db.ts';
import type { PaymentOrderRow } from '../../../repositories/paymentOrders.ts';
import { paymentRefunds } from '../../../repositories/paymentRefunds.ts';
import { payments } from '../../../repositories/payments.ts';
import { type SubscriptionRow, subscriptions } from '../../../repositories/subscriptions.ts';

/**
 * Whether an order can still be carried out: no ticket has come up since, and the one whose place it takes is not
 * cancelled and still in the days that its credit was counted for, with the money that it was counted from.
 */
export async function isStillWanted(db: Db, order: PaymentOrderRow): Promise<boolean> {
  const live = await subscriptions.live(db, order.account_no);
  if ((live?.subscription_no ?? null) !== order.replaces_no) return false;
  if (live === undefined) return true;
  const ordered = seoulDay(order.created_at);
  const sameDays = live.period_start <= ordered && ordered < live.period_end;
  if (live.state !== 'ACTIVE' || live.cancel_at_period_end === 1 || !sameDays) return false;
  return order.credit <= 0 || !(await isGivenBackSince(db, live, order.created_at));
}

/** Whether something of the payment of a ticket's period went back, or is about to, since its credit was counted. */
async function isGivenBackSince(db: Db, ticket: SubscriptionRow, since: number): Promise<boolean> {
  const paid = await payments.ofPeriod(db, ticket.subscription_no, ticket.period_start);
  const refunds = paid === undefined ? [] : await paymentRefunds.ofPayments(db, [paid.payment_no]);
  return refunds.some(({ status, reason, requested_at, done_at }) => {
    // What the company gave back by itself is known only when it was booked.
    const knownAt = reason === 'COMPANY' ? (done_at ?? requested_at) : requested_at;
    return status !== 'REJECTED' && knownAt > since;
  });
}
