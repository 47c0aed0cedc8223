import { nextState } from '#domain/subscription/nextState.ts';
import type { Trx } from '#server/db/Db.ts';
import { type SubscriptionRow, subscriptions } from './repositories/subscriptions.ts';

/** Ends a ticket that never opened: its first charge was declined, or is not wanted any more. */
export async function endPending(
  { db, now }: { db: Trx; now: number },
  ticket: SubscriptionRow,
  { event, reason }: { event: 'DECLINED' | 'GIVEN_UP'; reason: SubscriptionRow['end_reason'] },
): Promise<void> {
  await subscriptions.update(db, ticket.subscription_no, {
    state: nextState('PENDING', event) ?? 'EXPIRED_INCOMPLETE',
    end_reason: reason,
    ended_at: now,
    access_until: now,
    next_payment_date: null,
  });
}
