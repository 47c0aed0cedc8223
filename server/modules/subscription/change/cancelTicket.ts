import type { TerminationData } from '#contract/subscription.ts';
import { usesCard } from '#domain/subscription/usesCard.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accessUntil } from '../accessUntil.ts';
import { auditPayment } from '../auditPayment.ts';
import { endTicket } from '../endTicket.ts';
import type { PayerContext } from '../PaymentContext.ts';
import { paymentOrders } from '../repositories/paymentOrders.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { subscriptions } from '../repositories/subscriptions.ts';
import { withAccountLock } from '../withAccountLock.ts';

/**
 * Nothing is charged any more. What is paid stays open until its end; a ticket whose renewal was declined ends now. Never
 * refused because of a charge that is under way: if that one succeeds, it is given back.
 *
 * @throws AppError TICKET_STATE where nothing would be charged anyway
 */
export async function cancelTicket(context: PayerContext): Promise<TerminationData> {
  const { accountNo, now } = context;
  return withAccountLock(context, accountNo, async (db) => {
    const live = await subscriptions.live(db, accountNo);
    if (live === undefined) throw new AppError('TICKET_STATE', { message: '해지할 이용권이 없습니다.' });
    if (live.cancelAtPeriodEnd) return describe(live.periodEnd);
    const product = await subscriptionProducts.find(db, live.productNo, now);
    if (product && !usesCard(product.type, live.nextSubscriptionNo !== null)) {
      const message = '한 번만 결제하는 이용권이라 해지하지 않아도 기간이 끝나면 저절로 끝납니다.';
      throw new AppError('TICKET_STATE', { message });
    }
    await paymentOrders.expireOpen(db, now, { accountNo });
    const details = { subscriptionNo: live.subscriptionNo };
    const { operator } = context;
    await auditPayment(db, now, { event: 'TICKET_CANCELLED', accountNo, bySelf: true, operator, details });
    if (live.state === 'PAST_DUE') {
      await endTicket({ ...context, db }, live, { event: 'CANCELLED', reason: 'CANCELLED' });
      return { cancelAtPeriodEnd: false, openUntil: null };
    }
    if (live.nextSubscriptionNo !== null) {
      const ended = { state: 'ENDED', endReason: 'CANCELLED', endedAt: now } as const;
      await subscriptions.update(db, live.nextSubscriptionNo, ended);
    }
    await subscriptions.update(db, live.subscriptionNo, {
      cancelAtPeriodEnd: true,
      nextPaymentDate: null,
      nextSubscriptionNo: null,
      accessUntil: accessUntil(live.periodEnd, false),
    });
    return describe(live.periodEnd);
  });
}

/** Goes on as if it had not been cancelled, while it is open. @throws AppError TICKET_STATE */
export async function undoCancel(context: PayerContext): Promise<TerminationData> {
  const { accountNo, now } = context;
  return withAccountLock(context, accountNo, async (db) => {
    const live = await subscriptions.live(db, accountNo);
    const over = live === undefined || now >= live.accessUntil;
    if (over) throw new AppError('TICKET_STATE', { message: '이용 기간이 끝나 해지를 취소할 수 없습니다.' });
    const openUntil = shiftDayKey(live.periodEnd, -1);
    if (!live.cancelAtPeriodEnd) return { cancelAtPeriodEnd: false, openUntil };
    const product = await subscriptionProducts.find(db, live.productNo, now);
    const renews = product?.type === 'RECURRING';
    await subscriptions.update(db, live.subscriptionNo, {
      cancelAtPeriodEnd: false,
      nextPaymentDate: renews ? live.periodEnd : null,
      accessUntil: accessUntil(live.periodEnd, renews),
      // The sum that was announced may be another one now.
      remindedFor: null,
    });
    const details = { subscriptionNo: live.subscriptionNo };
    await auditPayment(db, now, { event: 'TICKET_CANCEL_UNDONE', accountNo, bySelf: true, details });
    return { cancelAtPeriodEnd: false, openUntil };
  });
}

const describe = (periodEnd: string): TerminationData => ({
  cancelAtPeriodEnd: true,
  openUntil: shiftDayKey(periodEnd, -1),
});
