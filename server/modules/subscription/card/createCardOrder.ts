import type { SubscriptionOrder } from '#contract/subscription.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { describeWindow } from '../order/describeWindow.ts';
import { placeOrder } from '../order/placeOrder.ts';
import { requireNoPendingPayment } from '../order/requireNoPendingPayment.ts';
import type { PayerContext } from '../PaymentContext.ts';
import { withAccountLock } from '../withAccountLock.ts';
import { ticketOfCard } from './ticketOfCard.ts';

/**
 * Begins to put another card on file for a ticket that is renewed. Nothing is charged, unless a renewal was declined:
 * that one is charged at once.
 *
 * @throws AppError TICKET_STATE without such a ticket, PAYMENT_CHECKING, PAYMENT_UNAVAILABLE
 */
export async function createCardOrder(context: PayerContext): Promise<SubscriptionOrder> {
  const { accountNo, now, payment } = context;
  if (payment === null) throw new AppError('PAYMENT_UNAVAILABLE', { retryAfterSeconds: 60 });
  return withAccountLock(context, accountNo, async (db, customerKey) => {
    if ((await ticketOfCard(db, now, accountNo)) === undefined) {
      throw new AppError('TICKET_STATE', { message: '자동으로 결제되는 이용권이 없어서 바꿀 카드가 없습니다.' });
    }
    await requireNoPendingPayment(db, accountNo);
    const { order, nonce } = await placeOrder(db, now, {
      accountNo,
      kind: 'CARD_CHANGE',
      product: null,
      amount: 0,
      credit: 0,
      orderName: '책바다 결제 카드 변경',
      agreements: '[]',
      replacesNo: null,
      atPeriodEnd: false,
      consentNo: null,
    });
    await recordAccess({ ...context, db }, { accountNo, site: context.site, kind: 'CARD_CHANGE_REQUESTED' });
    return describeWindow(order, { nonce, customerKey, payment, preview: null });
  });
}
