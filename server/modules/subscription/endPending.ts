import { nextState } from '#domain/subscription/nextState.ts';
import type { Trx } from '#server/db/Db.ts';
import { type Subscription, subscriptions } from './repositories/subscriptions.ts';

/** Ends a ticket that never opened: its first charge was declined, or is not wanted any more. */
export async function endPending(
  { db, now }: { db: Trx; now: number },
  ticket: Subscription,
  { event, reason }: { event: 'DECLINED' | 'GIVEN_UP'; reason: Subscription['endReason'] },
): Promise<void> {
  await subscriptions.update(db, ticket.subscriptionNo, {
    state: nextState('PENDING', event) ?? 'EXPIRED_INCOMPLETE',
    endReason: reason,
    endedAt: now,
    accessUntil: now,
    nextPaymentDate: null,
  });
}
