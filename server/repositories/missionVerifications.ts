import type { Db } from '../db/Db.ts';

export const missionVerifications = {
  /** Verifies a book once; later calls change nothing, and nothing takes it back. */
  async add(db: Db, verification: { accountNo: number; bookNo: number; now: number; dayKey: string }): Promise<void> {
    await db
      .insertInto('verification')
      .values({
        account_no: verification.accountNo,
        book_no: verification.bookNo,
        verified_at: verification.now,
        day_key: verification.dayKey,
      })
      .onConflict((conflict) => conflict.columns(['account_no', 'book_no']).doNothing())
      .execute();
  },

  async has(db: Db, accountNo: number, bookNo: number): Promise<boolean> {
    const row = await db
      .selectFrom('verification')
      .select('book_no')
      .where('account_no', '=', accountNo)
      .where('book_no', '=', bookNo)
      .executeTakeFirst();
    return row !== undefined;
  },
};
