import { longestCheckPause } from '#domain/subscription/nextTryDate.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { mapColumns } from '#server/db/mapColumns.ts';
import { isDue } from '#server/repositories/isDue.ts';
import { openChargeStatuses } from '#server/repositories/openChargeStatuses.ts';
import type { ChargeAttemptTable } from '../subscriptionTables.ts';

const columns = mapColumns<ChargeAttemptTable>()({
  attemptNo: 'attempt_no',
  accountNo: 'account_no',
  subscriptionNo: 'subscription_no',
  orderNo: 'payment_order_no',
  purpose: 'purpose',
  periodStart: 'period_start',
  periodEnd: 'period_end',
  idemKey: 'idem_key',
  orderId: 'order_id',
  amount: 'amount',
  credit: 'credit',
  priceNo: 'price_no',
  price: 'price',
  orderName: 'order_name',
  cardNo: 'card_no',
  paymentKey: 'payment_key',
  status: 'status',
  code: 'code',
  sentAt: 'sent_at',
  checkCount: 'check_count',
  nextCheckAt: 'next_check_at',
  createdAt: 'created_at',
  settledAt: 'settled_at',
});

export type ChargeAttempt = ReturnType<typeof columns.toObject>;
type NewChargeAttempt = Parameters<typeof columns.toInsert>[0];
type ChargeAttemptChange = Parameters<typeof columns.toUpdate>[0];

const openQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('charge_attempt')
    .selectAll()
    .where('account_no', '=', given.accountNo)
    .where('status', 'in', [...openChargeStatuses]),
);

const ofOrderQuery = compileOnce((db, given: { orderNo: number }) =>
  db
    .selectFrom('charge_attempt')
    .selectAll()
    .where('payment_order_no', '=', given.orderNo)
    .orderBy('attempt_no', 'desc')
    .limit(1),
);

export const chargeAttempts = {
  async insert(db: Db, values: NewChargeAttempt): Promise<ChargeAttempt> {
    const row = await db
      .insertInto('charge_attempt')
      .values(columns.toInsert(values))
      .returningAll()
      .executeTakeFirstOrThrow();
    return columns.toObject(row);
  },

  async find(db: Db, attemptNo: number): Promise<ChargeAttempt | undefined> {
    const row = await db
      .selectFrom('charge_attempt')
      .selectAll()
      .where('attempt_no', '=', attemptNo)
      .executeTakeFirst();
    return row && columns.toObject(row);
  },

  async byOrderId(db: Db, orderId: string): Promise<ChargeAttempt | undefined> {
    const row = await db.selectFrom('charge_attempt').selectAll().where('order_id', '=', orderId).executeTakeFirst();
    return row && columns.toObject(row);
  },

  /** The charge of an account that has no outcome yet. */
  async open(db: Db, accountNo: number): Promise<ChargeAttempt | undefined> {
    const [row] = (await openQuery(db, { accountNo })).rows;
    return row && columns.toObject(row);
  },

  async ofOrder(db: Db, orderNo: number): Promise<ChargeAttempt | undefined> {
    const [row] = (await ofOrderQuery(db, { orderNo })).rows;
    return row && columns.toObject(row);
  },

  /** How many charges were tried for a period. */
  async countOf(db: Db, subscriptionNo: number, periodStart: string): Promise<number> {
    const row = await db
      .selectFrom('charge_attempt')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('subscription_no', '=', subscriptionNo)
      .where('period_start', '=', periodStart)
      .executeTakeFirstOrThrow();
    return row.count;
  },

  /** Changes an attempt that has no outcome yet. @returns false when it has one */
  async updateOpen(db: Db, attemptNo: number, change: ChargeAttemptChange): Promise<boolean> {
    const result = await db
      .updateTable('charge_attempt')
      .set(columns.toUpdate(change))
      .where('attempt_no', '=', attemptNo)
      .where('status', 'in', [...openChargeStatuses])
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** True for the one call that may ask the company now. */
  async claimCheck(db: Db, attempt: ChargeAttempt, nextCheckAt: number): Promise<boolean> {
    const result = await db
      .updateTable('charge_attempt')
      .set({ check_count: attempt.checkCount + 1, next_check_at: nextCheckAt })
      .where('attempt_no', '=', attempt.attemptNo)
      .where('check_count', '=', attempt.checkCount)
      .where('status', 'in', [...openChargeStatuses])
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  async toCheck(db: Db, now: number, limit: number): Promise<ChargeAttempt[]> {
    const rows = await db
      .selectFrom('charge_attempt')
      .selectAll()
      .where('status', 'in', [...openChargeStatuses])
      .where((eb) => isDue(eb, 'next_check_at', { now, longest: longestCheckPause }))
      .orderBy('next_check_at')
      .limit(limit)
      .execute();
    return rows.map(columns.toObject);
  },
};
