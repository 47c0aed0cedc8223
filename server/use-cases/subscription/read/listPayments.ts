import { PAGE_SIZE } from '#contract/envelope.ts';
import type { PaymentItem } from '#contract/subscription.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { type PaymentRefund, paymentRefunds } from '#server/repositories/paymentRefunds.ts';
import { type PaymentRow, payments } from '#server/repositories/payments.ts';
import { subscriptionPeriods } from '#server/repositories/subscriptionPeriods.ts';
import type { SignedInContext } from '../../Context.ts';
import { describeRefund } from '../refund/describeRefund.ts';
import { shownCardOf } from './shownCardOf.ts';

/** Payments of an account with what went back of them, the newest first. */
export async function listPayments({ db, accountNo }: SignedInContext, page: number) {
  const { rows, total } = await payments.page(db, accountNo, page, PAGE_SIZE);
  const refunds = await paymentRefunds.ofPayments(
    db,
    rows.map(({ payment_no }) => payment_no),
  );
  const items: PaymentItem[] = [];
  for (const row of rows) {
    const own = refunds.filter(({ paymentNo }) => paymentNo === row.payment_no);
    items.push(await describe(db, row, own));
  }
  return { items, page, pageSize: PAGE_SIZE, totalCount: total };
}

async function describe(db: Db, row: PaymentRow, refunds: readonly PaymentRefund[]): Promise<PaymentItem> {
  const period =
    row.subscription_no === null || row.period_start === null
      ? undefined
      : await subscriptionPeriods.find(db, row.subscription_no, row.period_start);
  return {
    paymentNo: row.payment_no,
    title: row.title,
    amount: row.amount,
    suppliedAmount: row.supplied_amount,
    vat: row.vat,
    paidAt: new Date(row.approved_at).toISOString(),
    card: shownCardOf(row.card_masked, row.card_company),
    receiptUrl: row.receipt_url,
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
