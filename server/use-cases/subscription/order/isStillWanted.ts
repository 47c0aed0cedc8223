import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import type { PaymentOrderRow } from '#server/repositories/paymentOrders.ts';
import { subscriptions } from '#server/repositories/subscriptions.ts';
import { creditOf } from '../change/creditOf.ts';

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
  // Calculated again, not by the times of refunds: a run books them with the time at which it began.
  return order.credit <= 0 || order.credit <= (await creditOf(db, live, ordered));
}
