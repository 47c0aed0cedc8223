import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../db/Db.ts';
import type { PaymentTable } from '../db/schema/subscriptionTables.ts';

export type PaymentRow = Selectable<PaymentTable>;

export interface LedgerEntry {
  accountNo: number | null;
  paymentNo: number;
  kind: 'CAPTURE' | 'CANCEL';
  /** Whole won; negative when it went back. */
  amount: number;
  transactionKey: string;
  at: number;
}

export const payments = {
  async insert(db: Db, row: Insertable<PaymentTable>): Promise<PaymentRow> {
    return db.insertInto('payment').values(row).returningAll().executeTakeFirstOrThrow();
  },

  async find(db: Db, paymentNo: number): Promise<PaymentRow | undefined> {
    return db.selectFrom('payment').selectAll().where('payment_no', '=', paymentNo).executeTakeFirst();
  },

  async byKey(db: Db, paymentKey: string): Promise<PaymentRow | undefined> {
    return db.selectFrom('payment').selectAll().where('payment_key', '=', paymentKey).executeTakeFirst();
  },

  async byOrderId(db: Db, orderId: string): Promise<PaymentRow | undefined> {
    return db.selectFrom('payment').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  },

  async update(db: Db, paymentNo: number, change: Updateable<PaymentTable>): Promise<void> {
    await db.updateTable('payment').set(change).where('payment_no', '=', paymentNo).execute();
  },

  /** What bought a period. */
  async ofPeriod(db: Db, subscriptionNo: number, periodStart: string): Promise<PaymentRow | undefined> {
    return db
      .selectFrom('payment')
      .selectAll()
      .where('subscription_no', '=', subscriptionNo)
      .where('period_start', '=', periodStart)
      .where('orphan', '=', 0)
      .executeTakeFirst();
  },

  async ofAttempt(db: Db, attemptNo: number): Promise<PaymentRow | undefined> {
    return db.selectFrom('payment').selectAll().where('attempt_no', '=', attemptNo).executeTakeFirst();
  },

  async page(db: Db, accountNo: number, page: number, size: number): Promise<{ rows: PaymentRow[]; total: number }> {
    const own = db.selectFrom('payment').where('account_no', '=', accountNo);
    const { count } = await own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    const rows = await own
      .selectAll()
      .orderBy('payment_no', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    return { rows, total: count };
  },

  /** Writes a movement of money once. @returns false when it was written before */
  async book(db: Db, entry: LedgerEntry): Promise<boolean> {
    const row = await db
      .insertInto('payment_ledger')
      .values({
        account_no: entry.accountNo,
        payment_no: entry.paymentNo,
        kind: entry.kind,
        amount: entry.amount,
        transaction_key: entry.transactionKey,
        at: entry.at,
      })
      .onConflict((conflict) => conflict.column('transaction_key').doNothing())
      .returning('entry_no')
      .executeTakeFirst();
    return row !== undefined;
  },
};
