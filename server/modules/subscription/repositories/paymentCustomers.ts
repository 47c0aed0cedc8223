import type { Db, Trx } from '#server/db/Db.ts';

export const paymentCustomers = {
  /**
   * Makes every change of an account's money wait for the one before it, and gives the key that the company knows the
   * account by. On PostgreSQL two such transactions cannot both be stored as if the other had not been.
   *
   * @param newKey a random UUID, for an account that has none yet
   */
  async lock(trx: Trx, accountNo: number, newKey: string, now: number): Promise<string> {
    const row = await trx
      .insertInto('payment_customer')
      .values({ account_no: accountNo, customer_key: newKey, created_at: now })
      .onConflict((conflict) =>
        conflict.column('account_no').doUpdateSet((eb) => ({ revision: eb('payment_customer.revision', '+', 1) })),
      )
      .returning('customer_key')
      .executeTakeFirstOrThrow();
    return row.customer_key;
  },

  async keyOf(db: Db, accountNo: number): Promise<string | null> {
    const row = await db
      .selectFrom('payment_customer')
      .select('customer_key')
      .where('account_no', '=', accountNo)
      .executeTakeFirst();
    return row?.customer_key ?? null;
  },
};
