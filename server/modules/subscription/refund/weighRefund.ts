import type { RefundPreview } from '#contract/subscription.ts';
import { type Refund, refundOf } from '#domain/subscription/refundOf.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { AppError } from '#server/errors/AppError.ts';
import { subscriptionPeriods } from '../repositories/subscriptionPeriods.ts';
import { type Subscription, subscriptions } from '../repositories/subscriptions.ts';
import { subscriptionUse } from '../repositories/subscriptionUse.ts';
import { type RefundPart, shareRefund, sumOfParts } from './shareRefund.ts';

export interface WeighedRefund extends Refund {
  ticket: Subscription;
  /** What the period cost, credit included. */
  value: number;
  used: boolean;
  /** What went back of it before, so that it is no part of this refund. */
  returned: number;
  /** From which payments it comes: the newest first, none gives more than is left of it. */
  parts: RefundPart[];
}

/**
 * What returning the ticket gives back now. Credit of a plan change came from an earlier payment and goes back there.
 *
 * @throws AppError TICKET_STATE without a paid ticket
 */
export async function weighRefund({ db, now }: { db: Db; now: number }, accountNo: number): Promise<WeighedRefund> {
  const ticket = await subscriptions.live(db, accountNo);
  const period = ticket && (await subscriptionPeriods.find(db, ticket.subscriptionNo, ticket.periodStart));
  if (ticket?.state !== 'ACTIVE' || period === undefined) {
    throw new AppError('TICKET_STATE', { message: '환불할 이용권이 없습니다.' });
  }
  const used = await subscriptionUse.since(db, accountNo, period.createdAt);
  const refundable = {
    period: { start: period.periodStart, end: period.periodEnd },
    value: period.price,
    carry: ticket.carry,
    paidOn: seoulDay(period.createdAt),
    used,
  };
  const weighed = refundOf(refundable, seoulDay(now));
  const parts = await shareRefund(db, ticket, { due: weighed.refund, credit: period.creditUsed + ticket.carry });
  const refund = sumOfParts(parts);
  const rule = refund === 0 ? 'NONE' : weighed.rule;
  return { ...weighed, rule, refund, ticket, value: period.price, used, returned: weighed.refund - refund, parts };
}

/** The same for the page that asks before. */
export async function previewRefund(context: { db: Db; now: number; accountNo: number }): Promise<RefundPreview> {
  const weighed = await weighRefund(context, context.accountNo);
  const { refund, rule, value, returned, usedDays, periodDays, used, fullUntil, ticket } = weighed;
  const until = used || context.now >= fullUntil ? null : new Date(fullUntil).toISOString();
  const sums = { refund, paid: value, credit: ticket.carry, returned };
  return { ...sums, rule, usedDays, periodDays, used, fullUntil: until };
}
