import type { Trx } from '#server/db/Db.ts';
import type { Payment } from '#server/gateways/payment/Payment.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { payments, type StoredPayment } from '../repositories/payments.ts';

export interface WhatItBought {
  accountNo: number | null;
  attemptNo: number | null;
  /** Null: it bought nothing and is given back. */
  bought: { subscriptionNo: number; periodStart: string } | null;
  title: string;
}

/** Writes down money that the company took, with its line in the ledger. Cancels of it are not looked at here. */
export async function keepPayment(
  { secrets }: Pick<PaymentContext, 'secrets'>,
  db: Trx,
  payment: Payment,
  { accountNo, attemptNo, bought, title }: WhatItBought,
): Promise<StoredPayment> {
  const at = payment.approvedAt ?? payment.requestedAt;
  const row = await payments.insert(db, {
    accountNo,
    attemptNo,
    subscriptionNo: bought?.subscriptionNo ?? null,
    periodStart: bought?.periodStart ?? null,
    orphan: bought === null,
    paymentKey: payment.paymentKey,
    orderId: payment.orderId,
    title,
    amount: payment.totalAmount,
    balance: payment.totalAmount,
    suppliedAmount: payment.suppliedAmount,
    vat: payment.vat,
    cardMasked: payment.card?.number ?? null,
    cardCompany: payment.card?.issuerCode ?? null,
    receiptUrl: payment.receiptUrl,
    secretSealed: payment.secret === null ? null : secrets.seal(payment.secret),
    lastTransactionKey: payment.lastTransactionKey,
    approvedAt: at,
  });
  const transactionKey = `capture-${payment.paymentKey}`;
  const entry = {
    accountNo,
    paymentNo: row.paymentNo,
    kind: 'CAPTURE',
    amount: row.amount,
    transactionKey,
    at,
  } as const;
  await payments.book(db, entry);
  return row;
}
