import { createHash, randomBytes } from 'node:crypto';
import { orderIdOf } from '#domain/subscription/orderIdOf.ts';
import type { OrderKind } from '#domain/subscription/subscriptionStates.ts';
import { orderTuning } from '#domain/subscription/tuning.ts';
import type { Trx } from '#server/db/Db.ts';
import { type PaymentOrder, paymentOrders } from '../repositories/paymentOrders.ts';
import type { PricedProduct } from '../repositories/subscriptionProducts.ts';

export interface NewOrder {
  accountNo: number;
  kind: OrderKind;
  product: PricedProduct | null;
  amount: number;
  credit: number;
  orderName: string;
  agreements: string;
  replacesNo: number | null;
  atPeriodEnd: boolean;
  consentNo: number | null;
}

/** How a nonce is kept. */
export const hashNonce = (nonce: string): string => createHash('sha256').update(nonce).digest('base64url');

/** Writes an order down at our price, and lets go of those that were begun and left. */
export async function placeOrder(
  db: Trx,
  now: number,
  given: NewOrder,
): Promise<{ order: PaymentOrder; nonce: string }> {
  await paymentOrders.expireOpen(db, now, { accountNo: given.accountNo });
  const nonce = randomBytes(24).toString('base64url');
  const order = await paymentOrders.insert(db, {
    accountNo: given.accountNo,
    orderId: orderIdOf(null, randomBytes(16).toString('hex')),
    kind: given.kind,
    state: 'OPEN',
    productNo: given.product?.productNo ?? null,
    priceNo: given.product?.priceNo ?? null,
    price: given.product?.price ?? 0,
    amount: given.amount,
    credit: given.credit,
    orderName: given.orderName,
    nonceHash: hashNonce(nonce),
    agreements: given.agreements,
    replacesNo: given.replacesNo,
    atPeriodEnd: given.atPeriodEnd,
    purchaseConsentNo: given.consentNo,
    createdAt: now,
    expiresAt: now + orderTuning.lifetime,
  });
  return { order, nonce };
}
