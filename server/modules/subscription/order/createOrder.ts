import type { z } from 'zod';
import type { orderBody, SubscriptionOrder } from '#contract/subscription.ts';
import { chargeFor } from '#domain/subscription/chargeFor.ts';
import { orderNameOf } from '#domain/subscription/orderIdOf.ts';
import { anchorOf, periodFrom } from '#domain/subscription/periodFrom.ts';
import { monthsOf } from '#domain/subscription/subscriptionStates.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { PayerContext } from '../PaymentContext.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { subscriptions } from '../repositories/subscriptions.ts';
import { withAccountLock } from '../withAccountLock.ts';
import { describePreview } from './describePreview.ts';
import { describeWindow } from './describeWindow.ts';
import { placeOrder } from './placeOrder.ts';
import { requireAgreements } from './requireAgreements.ts';
import { requireNoPendingPayment } from './requireNoPendingPayment.ts';
import { requirePayer } from './requirePayer.ts';

/**
 * Orders a first ticket at the price in force. Nothing is charged yet.
 *
 * @throws AppError NOT_FOUND for what is not sold, TICKET_EXISTS, PAYMENT_CHECKING, PRICE_CHANGED, CONSENT_REQUIRED,
 *   PURCHASE_CONSENT_REQUIRED, PAYMENT_UNAVAILABLE
 */
export async function createOrder(context: PayerContext, given: z.infer<typeof orderBody>): Promise<SubscriptionOrder> {
  const { accountNo, now, payment } = context;
  if (payment === null) throw new AppError('PAYMENT_UNAVAILABLE', { retryAfterSeconds: 60 });
  return withAccountLock(context, accountNo, async (db, customerKey) => {
    const product = await subscriptionProducts.find(db, given.subscriptionProductNo, now);
    if (product?.status !== 'ON_SALE') throw new AppError('NOT_FOUND');
    await requireNoPendingPayment(db, accountNo);
    if ((await subscriptions.live(db, accountNo)) !== undefined) throw new AppError('TICKET_EXISTS');
    if (product.price !== (given.expectedPrice ?? product.price)) throw new AppError('PRICE_CHANGED');
    const recurring = product.type === 'RECURRING';
    const agreements = requireAgreements(given.agreements, recurring);
    const consentNo = await requirePayer({ db, now }, accountNo, product);
    const today = seoulDay(now);
    const { order, nonce } = await placeOrder(db, now, {
      accountNo,
      kind: recurring ? 'BILLING' : 'PAYMENT',
      product,
      amount: product.price,
      credit: 0,
      orderName: orderNameOf(product.title, today),
      agreements,
      replacesNo: null,
      atPeriodEnd: false,
      consentNo,
    });
    const period = periodFrom(today, monthsOf[product.type], anchorOf(today));
    const about = { credit: 0, period, price: product.price, recurring };
    const preview = describePreview(chargeFor(product.price, 0), about);
    return describeWindow(order, { nonce, customerKey, payment, preview });
  });
}
