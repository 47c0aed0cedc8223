import type { Db } from '#server/db/Db.ts';
import { payments, type StoredPayment } from '../repositories/payments.ts';
import { subscriptionPeriods } from '../repositories/subscriptionPeriods.ts';
import { type Subscription, subscriptions } from '../repositories/subscriptions.ts';

/** Whole won that go back of one payment. */
export interface RefundPart {
  payment: StoredPayment;
  amount: number;
}

/**
 * From which payments a refund comes, the newest first; none gives more than is left of it: first what paid this period,
 * less what already went back of it, then the credit in it. Periods that are over are never touched.
 */
export async function shareRefund(
  db: Db,
  ticket: Subscription,
  { due, credit }: { due: number; credit: number },
): Promise<RefundPart[]> {
  const paid = await payments.ofPeriod(db, ticket.subscriptionNo, ticket.periodStart);
  const left = Math.max(0, due - (paid === undefined ? 0 : paid.amount - paid.balance));
  const own = paid === undefined ? 0 : Math.min(left, paid.balance);
  const parts = paid !== undefined && own > 0 ? [{ payment: paid, amount: own }] : [];
  return [...parts, ...(await shareCredit(db, ticket, Math.min(left - own, credit)))];
}

/**
 * From which payments credit goes back: what paid the last period of the ticket that this one took the place of, then what
 * the credit in that one came from. Months that were used up before gave no credit and give nothing back.
 *
 * @param due whole won
 */
export async function shareCredit(db: Db, ticket: Subscription, due: number): Promise<RefundPart[]> {
  const before = ticket.replacesNo === null ? undefined : await subscriptions.find(db, ticket.replacesNo);
  if (due <= 0 || before === undefined) return [];
  const period = await subscriptionPeriods.find(db, before.subscriptionNo, before.periodStart);
  const paid = await payments.ofPeriod(db, before.subscriptionNo, before.periodStart);
  const own = Math.min(due, paid?.balance ?? 0);
  const parts = paid !== undefined && own > 0 ? [{ payment: paid, amount: own }] : [];
  const passedOn = (period?.creditUsed ?? 0) + before.carry;
  return [...parts, ...(await shareCredit(db, before, Math.min(due - own, passedOn)))];
}

/** What goes back in all, whole won. */
export const sumOfParts = (parts: readonly RefundPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);
