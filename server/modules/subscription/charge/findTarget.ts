import type { Db } from '#server/db/Db.ts';
import { isStillWanted } from '../order/isStillWanted.ts';
import type { ChargeAttempt } from '../repositories/chargeAttempts.ts';
import { paymentOrders } from '../repositories/paymentOrders.ts';
import { type SubscriptionRow, subscriptions } from '../repositories/subscriptions.ts';

/** Which ticket a charge opens, and which one ends when it does. */
export interface ChargeTarget {
  target: SubscriptionRow;
  /** The ticket that is open now, when it is another one. */
  before: SubscriptionRow | null;
}

/**
 * What a charge would do now, or null when it may do nothing any more: its ticket is over, cancelled or paid already, or
 * another one is open. Whatever is captured all the same is given back.
 */
export async function findTarget(db: Db, attempt: ChargeAttempt): Promise<ChargeTarget | null> {
  const target = await subscriptions.find(db, attempt.subscriptionNo);
  if (target === undefined) return null;
  const live = await subscriptions.live(db, attempt.accountNo);
  if (attempt.purpose === 'FIRST') {
    const order = await paymentOrders.find(db, attempt.orderNo ?? 0);
    if (target.state !== 'PENDING' || order === undefined || !(await isStillWanted(db, order))) return null;
    return { target, before: live ?? null };
  }
  if (live === undefined || live.cancel_at_period_end === 1 || live.period_end !== attempt.periodStart) return null;
  if (live.next_subscription_no !== null) {
    const isNext = live.next_subscription_no === target.subscription_no && target.state === 'SCHEDULED';
    return isNext ? { target, before: live } : null;
  }
  return live.subscription_no === target.subscription_no ? { target, before: null } : null;
}
