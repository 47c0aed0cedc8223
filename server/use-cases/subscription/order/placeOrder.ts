import { createHash, randomBytes } from 'node:crypto';
import { orderIdOf } from '#domain/subscription/orderIdOf.ts';
import type { OrderKind } from '#domain/subscription/subscriptionStates.ts';
import { orderTuning } from '#domain/subscription/tuning.ts';
import type { Trx } from '#server/db/Db.ts';
import { type PaymentOrderRow, paymentOrders } from '#server/repositories/paymentOrders.ts';
import type { PricedProduct } from '#server/repositories/subscriptionProducts.ts';

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
): Promise<{ order: PaymentOrderRow; nonce: string }> {
  await paymentOrders.expireOpen(db, now, { accountNo: given.accountNo });
  const nonce = randomBytes(24).toString('base64url');
  const order = await paymentOrders.insert(db, {
    account_no: given.accountNo,
    order_id: orderIdOf(null, randomBytes(16).toString('hex')),
    kind: given.kind,
    state: 'OPEN',
    product_no: given.product?.productNo ?? null,
    price_no: given.product?.priceNo ?? null,
    price: given.product?.price ?? 0,
    amount: given.amount,
    credit: given.credit,
    order_name: given.orderName,
    nonce_hash: hashNonce(nonce),
    agreements: given.agreements,
    replaces_no: given.replacesNo,
    at_period_end: given.atPeriodEnd ? 1 : 0,
    purchase_consent_no: given.consentNo,
    created_at: now,
    expires_at: now + orderTuning.lifetime,
  });
  return { order, nonce };
}
