import { seoulDay } from '../../../../domain/time/seoulDay.ts';
import type { Db } from '../../../db/Db.ts';
import type { PaymentOrderRow } from '../../../repositories/paymentOrders.ts';
import { subscriptions } from '../../../repositories/subscriptions.ts';

/**
 * Whether an order can still be carried out: no ticket has come up since, and the one whose place it takes is not
 * cancelled and still in the days that its credit was counted for.
 */
export async function isStillWanted(db: Db, order: PaymentOrderRow): Promise<boolean> {
  const live = await subscriptions.live(db, order.account_no);
  if ((live?.subscription_no ?? null) !== order.replaces_no) return false;
  if (live === undefined) return true;
  const ordered = seoulDay(order.created_at);
  const sameDays = live.period_start <= ordered && ordered < live.period_end;
  return live.state === 'ACTIVE' && live.cancel_at_period_end === 0 && sameDays;
}
