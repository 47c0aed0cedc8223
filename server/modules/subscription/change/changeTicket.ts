import type { z } from 'zod';
import type { ChangeResult, changeBody } from '#contract/subscription.ts';
import { orderNameOf } from '#domain/subscription/orderIdOf.ts';
import { AppError } from '#server/errors/AppError.ts';
import { auditPayment } from '../auditPayment.ts';
import { describePreview } from '../order/describePreview.ts';
import { describeWindow } from '../order/describeWindow.ts';
import { placeOrder } from '../order/placeOrder.ts';
import { requireAgreements } from '../order/requireAgreements.ts';
import { requireNoPendingPayment } from '../order/requireNoPendingPayment.ts';
import { requirePayer } from '../order/requirePayer.ts';
import { startTicket } from '../order/startTicket.ts';
import type { PayerContext } from '../PaymentContext.ts';
import { describeOrder } from '../read/describeOrder.ts';
import { paymentOrders } from '../repositories/paymentOrders.ts';
import { withAccountLock } from '../withAccountLock.ts';
import { weighChange } from './weighChange.ts';

/** A change that was written down; `attemptNo` is to be sent once it is committed. */
export interface BegunChange {
  result: ChangeResult;
  attemptNo: number | null;
}

/**
 * Changes to another product: with the card on file, or with an order for the company's window. What will be charged is
 * calculated again and must be what was shown.
 *
 * @throws AppError PRICE_CHANGED, and what `weighChange`, `requireAgreements`, `requirePayer`, `requireNoPendingPayment` throw
 */
export async function changeTicket(context: PayerContext, given: z.infer<typeof changeBody>): Promise<BegunChange> {
  const { accountNo, now, payment } = context;
  if (payment === null) throw new AppError('PAYMENT_UNAVAILABLE', { retryAfterSeconds: 60 });
  return withAccountLock(context, accountNo, async (db, customerKey) => {
    await requireNoPendingPayment(db, accountNo);
    const { ticket, product, card, change } = await weighChange({ db, now }, accountNo, given.subscriptionProductNo);
    if (change.charge !== given.expectedCharge) throw new AppError('PRICE_CHANGED');
    const recurring = product.type === 'RECURRING';
    const agreements = requireAgreements(given.agreements, recurring);
    const consentNo = await requirePayer({ db, now }, accountNo, product);
    const later = change.when === 'PERIOD_END';
    const { order, nonce } = await placeOrder(db, now, {
      accountNo,
      kind: change.by,
      product,
      amount: later ? 0 : change.charge,
      credit: change.credit,
      orderName: orderNameOf(product.title, change.period.start),
      agreements,
      replacesNo: ticket.subscriptionNo,
      atPeriodEnd: later,
      consentNo,
    });
    const details = { orderNo: order.orderNo, productNo: product.productNo, when: change.when };
    await auditPayment(db, now, { event: 'TICKET_CHANGE', accountNo, bySelf: true, details });
    if (change.by !== 'CARD') {
      const about = { credit: change.credit, period: change.period, price: product.price, recurring };
      const preview = describePreview(change, about);
      const window = describeWindow(order, { nonce, customerKey, payment, preview });
      return { result: { when: change.when, order: window, status: null }, attemptNo: null };
    }
    const by = card === undefined ? null : { cardNo: card.cardNo };
    const attemptNo = await startTicket({ db, now }, order, by);
    if (later) return { result: { when: change.when, order: null, status: null }, attemptNo };
    const begun = (await paymentOrders.find(db, order.orderNo)) ?? order;
    return { result: { when: change.when, order: null, status: await describeOrder(db, begun) }, attemptNo };
  });
}
