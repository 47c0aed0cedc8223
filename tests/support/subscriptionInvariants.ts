import { sql } from 'kysely';
import type { Db } from '#server/db/Db.ts';
import { bookkeeping } from '#server/modules/watch/repositories/bookkeeping.ts';

/** What is wrong with the money, in words; empty when all is well. */
export const subscriptionProblems = (db: Db): Promise<string[]> => bookkeeping.moneyProblems(db);

/**
 * What must also hold once everything was asked about: no question is open, the company's books are ours, and nobody paid
 * for nothing. @param company what the company says it took and gave back, by order
 */
export async function settledProblems(
  db: Db,
  company: readonly { orderId: string; captured: number; cancelled: number }[],
): Promise<string[]> {
  const problems = await bookkeeping.moneyProblems(db);
  const open = await sql
    .raw<{ no: number }>(
      `select attempt_no as no from charge_attempt where status in ('INIT', 'SENT', 'UNKNOWN')
     union all select refund_no as no from payment_refund where status in ('INIT', 'SENT', 'UNKNOWN')
     union all select payment_order_no as no from payment_order where state = 'CHECKING'
     union all select subscription_no as no from subscription where state = 'PENDING'`,
    )
    .execute(db);
  problems.push(...open.rows.map(({ no }) => `still open: ${no}`));
  const ours = await db.selectFrom('payment').select(['order_id', 'amount', 'balance', 'orphan']).execute();
  const byOrder = new Map(ours.map((row) => [row.order_id, row]));
  for (const { orderId, captured, cancelled } of company) {
    const row = byOrder.get(orderId);
    if (row === undefined) problems.push(`${orderId} was captured and is not ours`);
    else if (row.amount !== captured || row.balance !== captured - cancelled) problems.push(`${orderId} differs`);
    byOrder.delete(orderId);
  }
  for (const orderId of byOrder.keys()) problems.push(`${orderId} is ours and was not captured`);
  for (const { order_id, orphan, balance } of ours) {
    if (orphan === 1 && balance > 0) problems.push(`${order_id} bought nothing and was not given back`);
  }
  return problems;
}
