import type { Trx } from '#server/db/Db.ts';
import type { Payment } from '#server/gateways/payment/Payment.ts';
import { type PaymentRow, payments } from '#server/repositories/payments.ts';
import type { PaymentContext } from '../PaymentContext.ts';

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
): Promise<PaymentRow> {
  const at = payment.approvedAt ?? payment.requestedAt;
  const row = await payments.insert(db, {
    account_no: accountNo,
    attempt_no: attemptNo,
    subscription_no: bought?.subscriptionNo ?? null,
    period_start: bought?.periodStart ?? null,
    orphan: bought === null ? 1 : 0,
    payment_key: payment.paymentKey,
    order_id: payment.orderId,
    title,
    amount: payment.totalAmount,
    balance: payment.totalAmount,
    supplied_amount: payment.suppliedAmount,
    vat: payment.vat,
    card_masked: payment.card?.number ?? null,
    card_company: payment.card?.issuerCode ?? null,
    receipt_url: payment.receiptUrl,
    secret_sealed: payment.secret === null ? null : secrets.seal(payment.secret),
    last_transaction_key: payment.lastTransactionKey,
    approved_at: at,
  });
  const transactionKey = `capture-${payment.paymentKey}`;
  const entry = {
    accountNo,
    paymentNo: row.payment_no,
    kind: 'CAPTURE',
    amount: row.amount,
    transactionKey,
    at,
  } as const;
  await payments.book(db, entry);
  return row;
}
