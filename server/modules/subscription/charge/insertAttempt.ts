import { randomBytes } from 'node:crypto';
import { nextCheckAt } from '#domain/subscription/nextTryDate.ts';
import { orderIdOf, orderNameOf } from '#domain/subscription/orderIdOf.ts';
import type { Period } from '#domain/subscription/periodFrom.ts';
import type { Price } from '#domain/subscription/renewalPrice.ts';
import type { Trx } from '#server/db/Db.ts';
import { type ChargeAttempt, chargeAttempts } from '../repositories/chargeAttempts.ts';

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
export async function insertAttempt(db: Trx, now: number, given: NewAttempt): Promise<ChargeAttempt> {
  const { subscriptionNo, period, by } = given;
  const attempt = (await chargeAttempts.countOf(db, subscriptionNo, period.start)) + 1;
  const about = { subscriptionNo, day: period.start, attempt };
  const orderId = 'orderId' in by ? by.orderId : orderIdOf(about, randomBytes(8).toString('hex'));
  return chargeAttempts.insert(db, {
    accountNo: given.accountNo,
    subscriptionNo,
    orderNo: given.orderNo,
    purpose: given.purpose,
    periodStart: period.start,
    periodEnd: period.end,
    idemKey: `${orderId}-charge`,
    orderId,
    amount: given.amount,
    credit: given.credit,
    priceNo: given.price.priceNo,
    price: given.price.price,
    orderName: orderNameOf(given.title, period.start),
    cardNo: 'cardNo' in by ? by.cardNo : null,
    paymentKey: 'paymentKey' in by ? by.paymentKey : null,
    status: 'INIT',
    nextCheckAt: nextCheckAt(now, 0),
    createdAt: now,
  });
}
