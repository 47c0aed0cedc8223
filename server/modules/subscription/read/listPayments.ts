import { PAGE_SIZE } from '#contract/envelope.ts';
import type { PaymentItem } from '#contract/subscription.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Db } from '#server/db/Db.ts';
import { describeRefund } from '../refund/describeRefund.ts';
import { type PaymentRefund, paymentRefunds } from '../repositories/paymentRefunds.ts';
import { payments, type StoredPayment } from '../repositories/payments.ts';
import { subscriptionPeriods } from '../repositories/subscriptionPeriods.ts';
import { shownCardOf } from './shownCardOf.ts';

/** Payments of an account with what went back of them, the newest first. */
export async function listPayments({ db, accountNo }: SignedInContext, page: number) {
  const { rows, total } = await payments.page(db, accountNo, page, PAGE_SIZE);
  const refunds = await paymentRefunds.ofPayments(
    db,
    rows.map(({ paymentNo }) => paymentNo),
  );
  const items: PaymentItem[] = [];
  for (const row of rows) {
    const own = refunds.filter(({ paymentNo }) => paymentNo === row.paymentNo);
    items.push(await describe(db, row, own));
  }
  return { items, page, pageSize: PAGE_SIZE, totalCount: total };
}

async function describe(db: Db, row: StoredPayment, refunds: readonly PaymentRefund[]): Promise<PaymentItem> {
  const period =
    row.subscriptionNo === null || row.periodStart === null
      ? undefined
      : await subscriptionPeriods.find(db, row.subscriptionNo, row.periodStart);
  return {
    paymentNo: row.paymentNo,
    title: row.title,
    amount: row.amount,
    suppliedAmount: row.suppliedAmount,
    vat: row.vat,
    paidAt: new Date(row.approvedAt).toISOString(),
    card: shownCardOf(row.cardMasked, row.cardCompany),
    receiptUrl: row.receiptUrl,
    startDate: period?.periodStart ?? null,
    endDate: period ? shiftDayKey(period.periodEnd, -1) : null,
    refunds: refunds.map((refund) => ({
      amount: refund.amount,
      requestedAt: new Date(refund.requestedAt).toISOString(),
      doneAt: refund.doneAt === null ? null : new Date(refund.doneAt).toISOString(),
      state: describeRefund([refund]),
    })),
  };
}
