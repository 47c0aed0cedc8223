import type { Db } from '../../../db/Db.ts';
import { type PaymentRow, payments } from '../../../repositories/payments.ts';
import { type SubscriptionRow, subscriptions } from '../../../repositories/subscriptions.ts';

/** Whole won that go back of one payment. */
export interface RefundPart {
  payment: PaymentRow;
  amount: number;
}

/**
 * From which payments a refund comes, the newest first; none gives more than is left of it: first what paid this period,
 * less what already went back of it, then the credit in it. Periods that are over are never touched.
 */
export async function shareRefund(
  db: Db,
  ticket: SubscriptionRow,
  { due, credit }: { due: number; credit: number },
): Promise<RefundPart[]> {
  const paid = await payments.ofPeriod(db, ticket.subscription_no, ticket.period_start);
  const left = Math.max(0, due - (paid === undefined ? 0 : paid.amount - paid.balance));
  const own = paid === undefined ? 0 : Math.min(left, paid.balance);
  const parts = paid !== undefined && own > 0 ? [{ payment: paid, amount: own }] : [];
  return [...parts, ...(await shareCredit(db, ticket, Math.min(left - own, credit)))];
}

/** From which payments credit goes back: those of the tickets that this one took the place of. @param due whole won */
export async function shareCredit(db: Db, ticket: SubscriptionRow, due: number): Promise<RefundPart[]> {
  const parts: RefundPart[] = [];
  let left = due;
  for (let no = ticket.replaces_no; no !== null && left > 0; ) {
    for (const payment of await payments.ofTicket(db, no)) {
      const amount = Math.min(left, payment.balance);
      if (amount <= 0) continue;
      parts.push({ payment, amount });
      left -= amount;
    }
    no = (await subscriptions.find(db, no))?.replaces_no ?? null;
  }
  return parts;
}

/** What goes back in all, whole won. */
export const sumOfParts = (parts: readonly RefundPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);
