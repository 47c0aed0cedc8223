import type { TestApp } from './buildTestApp.ts';

/**
 * Looks over the shoulder of everything that asks the payment company to move money: at that moment the row that
 * remembers the question must be in the database, for everybody to see. A call from inside an open transaction is found
 * as well, because its row is not there yet for others, or never ends waiting on the one connection of SQLite.
 *
 * @returns what was asked without a row, in words; empty when all is well
 */
export function watchCompany(app: TestApp): readonly string[] {
  const { db } = app;
  const { gateway } = app.payment;
  const { charge, confirm, cancel, issueBillingKey } = gateway;
  const problems: string[] = [];
  const requireRow = (what: string, row: object | undefined) => {
    if (row === undefined) problems.push(`${what} was asked for without a row`);
  };
  const attemptOf = async ({ orderId, idemKey, amount }: { orderId: string; idemKey: string; amount: number }) =>
    requireRow(
      `the charge of ${orderId}`,
      await db
        .selectFrom('charge_attempt')
        .select('attempt_no')
        .where('order_id', '=', orderId)
        .where('idem_key', '=', idemKey)
        .where('amount', '=', amount)
        .where('status', 'in', ['SENT', 'UNKNOWN'])
        .executeTakeFirst(),
    );

  gateway.charge = async (given) => {
    await attemptOf(given);
    return charge(given);
  };
  gateway.confirm = async (given) => {
    await attemptOf(given);
    return confirm(given);
  };
  gateway.cancel = async (given) => {
    const rows = await db
      .selectFrom('payment_refund')
      .innerJoin('payment', 'payment.payment_no', 'payment_refund.payment_no')
      .select('idem_key')
      .where('payment_key', '=', given.paymentKey)
      .where('expect_balance', '=', given.expectBalance)
      .where('status', 'in', ['SENT', 'UNKNOWN'])
      .execute();
    // What was surely not done is asked for again under a key that says so.
    requireRow(
      `the refund of ${given.paymentKey}`,
      rows.find(({ idem_key }) => given.idemKey === idem_key || given.idemKey.startsWith(`${idem_key}-`)),
    );
    return cancel(given);
  };
  gateway.issueBillingKey = async (given) => {
    const order = await db
      .selectFrom('payment_order')
      .select('order_id')
      .where('state', '=', 'CHECKING')
      .where('issuing_at', 'is not', null)
      .execute();
    requireRow(
      `a card for ${given.customerKey}`,
      order.find(({ order_id }) => given.idemKey === `${order_id}-card`),
    );
    return issueBillingKey(given);
  };
  return problems;
}
