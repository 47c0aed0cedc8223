import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../db/Db.ts';
import type { PaymentOrderTable } from '../db/schema/subscriptionTables.ts';

export type PaymentOrderRow = Selectable<PaymentOrderTable>;

export const paymentOrders = {
  async insert(db: Db, row: Insertable<PaymentOrderTable>): Promise<PaymentOrderRow> {
    return db.insertInto('payment_order').values(row).returningAll().executeTakeFirstOrThrow();
  },

  async find(db: Db, orderNo: number): Promise<PaymentOrderRow | undefined> {
    return db.selectFrom('payment_order').selectAll().where('payment_order_no', '=', orderNo).executeTakeFirst();
  },

  async findOwn(db: Db, accountNo: number, orderNo: number): Promise<PaymentOrderRow | undefined> {
    return db
      .selectFrom('payment_order')
      .selectAll()
      .where('payment_order_no', '=', orderNo)
      .where('account_no', '=', accountNo)
      .executeTakeFirst();
  },

  async update(db: Db, orderNo: number, change: Updateable<PaymentOrderTable>): Promise<void> {
    await db.updateTable('payment_order').set(change).where('payment_order_no', '=', orderNo).execute();
  },

  /** The order of an account whose outcome is being asked for. */
  async checking(db: Db, accountNo: number): Promise<PaymentOrderRow | undefined> {
    return db
      .selectFrom('payment_order')
      .selectAll()
      .where('account_no', '=', accountNo)
      .where('state', '=', 'CHECKING')
      .executeTakeFirst();
  },

  /** Orders that were begun and left: nothing was charged for them. */
  async expireOpen(db: Db, now: number, only: { accountNo: number } | { expiredBefore: number }): Promise<void> {
    const query = db
      .updateTable('payment_order')
      .set({ state: 'EXPIRED', decline_reason: 'ABANDONED', settled_at: now })
      .where('state', '=', 'OPEN');
    await ('accountNo' in only
      ? query.where('account_no', '=', only.accountNo)
      : query.where('expires_at', '<=', only.expiredBefore)
    ).execute();
  },

  /** Orders whose card was being put on file when something was cut off. */
  async issuing(db: Db, before: number, limit: number): Promise<PaymentOrderRow[]> {
    return db
      .selectFrom('payment_order')
      .selectAll()
      .where('state', '=', 'CHECKING')
      .where('issuing_at', '<=', before)
      .orderBy('payment_order_no')
      .limit(limit)
      .execute();
  },
};
