import type { Db } from '#server/db/Db.ts';
import { isStillWanted } from '../order/isStillWanted.ts';
import type { ChargeAttempt } from '../repositories/chargeAttempts.ts';
import { paymentOrders } from '../repositories/paymentOrders.ts';
import { type Subscription, subscriptions } from '../repositories/subscriptions.ts';

/** Which ticket a charge opens, and which one ends when it does. */
export interface ChargeTarget {
  target: Subscription;
  /** The ticket that is open now, when it is another one. */
  before: Subscription | null;
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
  if (live === undefined || live.cancelAtPeriodEnd || live.periodEnd !== attempt.periodStart) return null;
  if (live.nextSubscriptionNo !== null) {
    const isNext = live.nextSubscriptionNo === target.subscriptionNo && target.state === 'SCHEDULED';
    return isNext ? { target, before: live } : null;
  }
  return live.subscriptionNo === target.subscriptionNo ? { target, before: null } : null;
}
