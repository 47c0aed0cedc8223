import type { RefundPreview } from '../../../../contract/subscription.ts';
import { type Refund, refundOf } from '../../../../domain/subscription/refundOf.ts';
import { seoulDay } from '../../../../domain/time/seoulDay.ts';
import type { Db } from '../../../db/Db.ts';
import { AppError } from '../../../errors/AppError.ts';
import { type PaymentRow, payments } from '../../../repositories/payments.ts';
import { subscriptionPeriods } from '../../../repositories/subscriptionPeriods.ts';
import { type SubscriptionRow, subscriptions } from '../../../repositories/subscriptions.ts';
import { subscriptionUse } from '../../../repositories/subscriptionUse.ts';

export interface WeighedRefund extends Refund {
  ticket: SubscriptionRow;
  /** What the period cost, credit included. */
  value: number;
  used: boolean;
  /** From which payments it comes: the newest first, none gives more than is left of it. */
  parts: { payment: PaymentRow; amount: number }[];
}

/**
 * What returning the ticket gives back now. Credit of a plan change came from an earlier payment and goes back there.
 *
 * @throws AppError TICKET_STATE without a paid ticket
 */
export async function weighRefund({ db, now }: { db: Db; now: number }, accountNo: number): Promise<WeighedRefund> {
  const ticket = await subscriptions.live(db, accountNo);
  const period = ticket && (await subscriptionPeriods.find(db, ticket.subscription_no, ticket.period_start));
  if (ticket?.state !== 'ACTIVE' || period === undefined) {
    throw new AppError('TICKET_STATE', { message: '환불할 이용권이 없습니다.' });
  }
  const used = await subscriptionUse.since(db, accountNo, period.created_at);
  const refundable = {
    period: { start: period.period_start, end: period.period_end },
    value: period.price,
    carry: ticket.carry,
    paidOn: seoulDay(period.created_at),
    used,
  };
  const weighed = refundOf(refundable, seoulDay(now));
  const parts = await share(db, ticket, { due: weighed.refund, credit: period.credit_used + ticket.carry });
  const refund = parts.reduce((sum, { amount }) => sum + amount, 0);
  const rule = refund === 0 ? 'NONE' : weighed.rule;
  return { ...weighed, rule, refund, ticket, value: period.price, used, parts };
}

/**
 * From which payments it comes: first what paid this period, less what already went back of it; the credit in it from
 * the tickets that this one took the place of. Periods that are over are never touched.
 */
async function share(
  db: Db,
  ticket: SubscriptionRow,
  { due, credit }: { due: number; credit: number },
): Promise<WeighedRefund['parts']> {
  const paid = await payments.ofPeriod(db, ticket.subscription_no, ticket.period_start);
  let left = Math.max(0, due - (paid === undefined ? 0 : paid.amount - paid.balance));
  const parts: WeighedRefund['parts'] = [];
  const take = (payment: PaymentRow, most: number) => {
    const amount = Math.min(left, most, payment.balance);
    if (amount <= 0) return 0;
    parts.push({ payment, amount });
    left -= amount;
    return amount;
  };
  if (paid !== undefined) take(paid, left);
  let creditLeft = Math.max(0, credit);
  for (let no = ticket.replaces_no; no !== null && left > 0 && creditLeft > 0; ) {
    for (const payment of await payments.ofTicket(db, no)) creditLeft -= take(payment, creditLeft);
    no = (await subscriptions.find(db, no))?.replaces_no ?? null;
  }
  return parts;
}

/** The same for the page that asks before. */
export async function previewRefund(context: { db: Db; now: number; accountNo: number }): Promise<RefundPreview> {
  const { refund, rule, value, usedDays, periodDays, used, fullUntil } = await weighRefund(context, context.accountNo);
  const until = used || context.now >= fullUntil ? null : new Date(fullUntil).toISOString();
  return { refund, rule, paid: value, usedDays, periodDays, used, fullUntil: until };
}
