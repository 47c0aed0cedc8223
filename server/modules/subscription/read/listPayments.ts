import { PAGE_SIZE } from '#contract/envelope.ts';
import type { PaymentItem } from '#contract/subscription.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { describeRefund } from '../refund/describeRefund.ts';
import { type PaymentRefund, paymentRefunds } from '../repositories/paymentRefunds.ts';
import { payments, type StoredPayment } from '../repositories/payments.ts';
import { type SubscriptionPeriod, subscriptionPeriods } from '../repositories/subscriptionPeriods.ts';
import { shownCardOf } from './shownCardOf.ts';

/** Payments of an account with what went back of them, the newest first. */
export async function listPayments({ db, accountNo }: SignedInContext, page: number) {
  const { rows, total } = await payments.page(db, accountNo, page, PAGE_SIZE);
  const [refunds, periods] = await Promise.all([
    paymentRefunds.ofPayments(
      db,
      rows.map(({ paymentNo }) => paymentNo),
    ),
    subscriptionPeriods.starting(
      db,
      [...new Set(rows.flatMap(({ subscriptionNo }) => subscriptionNo ?? []))],
      [...new Set(rows.flatMap(({ periodStart }) => periodStart ?? []))],
    ),
  ]);
  const items = rows.map((row) =>
    describe(
      row,
      periods.find((one) => one.subscriptionNo === row.subscriptionNo && one.periodStart === row.periodStart),
      refunds.filter(({ paymentNo }) => paymentNo === row.paymentNo),
    ),
  );
  return { items, page, pageSize: PAGE_SIZE, totalCount: total };
}

function describe(
  row: StoredPayment,
  period: SubscriptionPeriod | undefined,
  refunds: readonly PaymentRefund[],
): PaymentItem {
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
