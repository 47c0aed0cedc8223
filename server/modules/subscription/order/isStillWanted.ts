import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { creditOf } from '../change/creditOf.ts';
import type { PaymentOrder } from '../repositories/paymentOrders.ts';
import { subscriptions } from '../repositories/subscriptions.ts';

/**
 * Whether an order can still be carried out: no ticket has come up since, and the one whose place it takes is not
 * cancelled and still in the days that its credit was counted for, with the money that it was counted from.
 */
export async function isStillWanted(db: Db, order: PaymentOrder): Promise<boolean> {
  const live = await subscriptions.live(db, order.accountNo);
  if ((live?.subscriptionNo ?? null) !== order.replacesNo) return false;
  if (live === undefined) return true;
  const ordered = seoulDay(order.createdAt);
  const sameDays = live.periodStart <= ordered && ordered < live.periodEnd;
  if (live.state !== 'ACTIVE' || live.cancelAtPeriodEnd || !sameDays) return false;
  // Calculated again, not by the times of refunds: a run books them with the time at which it began.
  return order.credit <= 0 || order.credit <= (await creditOf(db, live, ordered));
}
