import { AppError } from '#server/errors/AppError.ts';
import { accessUntil } from '../accessUntil.ts';
import { auditPayment } from '../auditPayment.ts';
import { endTicket } from '../endTicket.ts';
import { requireNoPendingPayment } from '../order/requireNoPendingPayment.ts';
import type { PayerContext } from '../PaymentContext.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { subscriptions } from '../repositories/subscriptions.ts';
import { withAccountLock } from '../withAccountLock.ts';

/**
 * Takes a change that waits for the period end back; what there was before goes on. A ticket that was paid once and is
 * open only for the charge of the next one ends now.
 *
 * @throws AppError NOT_FOUND
 */
export async function undoChange(context: PayerContext): Promise<void> {
  const { accountNo, now } = context;
  await withAccountLock(context, accountNo, async (db) => {
    const live = await subscriptions.live(db, accountNo);
    if (!live || live.nextSubscriptionNo === null) throw new AppError('NOT_FOUND');
    await requireNoPendingPayment(db, accountNo);
    const details = { subscriptionNo: live.nextSubscriptionNo };
    await auditPayment(db, now, { event: 'TICKET_CHANGE_UNDONE', accountNo, bySelf: true, details });
    const product = await subscriptionProducts.find(db, live.productNo, now);
    const renews = product?.type === 'RECURRING';
    if (live.state === 'PAST_DUE' && !renews) {
      await endTicket({ ...context, db }, live, { event: 'CANCELLED', reason: 'CANCELLED' });
      return;
    }
    const ended = { state: 'ENDED', endReason: 'CANCELLED', endedAt: now } as const;
    await subscriptions.update(db, live.nextSubscriptionNo, ended);
    await subscriptions.update(db, live.subscriptionNo, {
      nextSubscriptionNo: null,
      nextPaymentDate: live.state === 'ACTIVE' && renews ? live.periodEnd : null,
      accessUntil: accessUntil(live.periodEnd, renews),
      // The sum that was announced may be another one now.
      remindedFor: null,
    });
  });
}
