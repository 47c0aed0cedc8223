import { randomBytes } from 'node:crypto';
import { nextCheckAt } from '#domain/subscription/nextTryDate.ts';
import { orderIdOf, orderNameOf } from '#domain/subscription/orderIdOf.ts';
import type { Period } from '#domain/subscription/periodFrom.ts';
import type { Price } from '#domain/subscription/renewalPrice.ts';
import type { Trx } from '#server/db/Db.ts';
import { type ChargeAttemptRow, chargeAttempts } from '#server/repositories/chargeAttempts.ts';

export interface NewAttempt {
  accountNo: number;
  subscriptionNo: number;
  purpose: 'FIRST' | 'RENEWAL';
  /** The order that it pays for; of a renewal the change of card that it is charged with at once, if any. */
  orderNo: number | null;
  period: Period;
  /** Whole won, at least 100. */
  amount: number;
  /** Credit that is offered towards the price. */
  credit: number;
  price: Price;
  title: string;
  /** What to charge: the card on file, or what was approved in the window. */
  by: { cardNo: number } | { paymentKey: string; orderId: string };
}

/** Writes down that the company will be asked for money, before it is. */
export async function insertAttempt(db: Trx, now: number, given: NewAttempt): Promise<ChargeAttemptRow> {
  const { subscriptionNo, period, by } = given;
  const attempt = (await chargeAttempts.countOf(db, subscriptionNo, period.start)) + 1;
  const about = { subscriptionNo, day: period.start, attempt };
  const orderId = 'orderId' in by ? by.orderId : orderIdOf(about, randomBytes(8).toString('hex'));
  return chargeAttempts.insert(db, {
    account_no: given.accountNo,
    subscription_no: subscriptionNo,
    payment_order_no: given.orderNo,
    purpose: given.purpose,
    period_start: period.start,
    period_end: period.end,
    idem_key: `${orderId}-charge`,
    order_id: orderId,
    amount: given.amount,
    credit: given.credit,
    price_no: given.price.priceNo,
    price: given.price.price,
    order_name: orderNameOf(given.title, period.start),
    card_no: 'cardNo' in by ? by.cardNo : null,
    payment_key: 'paymentKey' in by ? by.paymentKey : null,
    status: 'INIT',
    next_check_at: nextCheckAt(now, 0),
    created_at: now,
  });
}
