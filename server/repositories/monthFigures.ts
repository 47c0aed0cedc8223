import type { Db } from '../db/Db.ts';

/** What an account earned and verified since a day. */
export const monthFigures = {
  /** @param sinceDay day key of the first day that counts */
  async read(db: Db, accountNo: number, sinceDay: string) {
    const purse = await db
      .selectFrom('purse')
      .select('book_point')
      .where('account_no', '=', accountNo)
      .executeTakeFirst();
    return {
      bookPoint: purse?.book_point ?? 0,
      monthPoint: await monthFigures.pointsSince(db, accountNo, sinceDay),
      verifiedBookCount: await monthFigures.verifiedSince(db, accountNo, sinceDay),
    };
  },

  async pointsSince(db: Db, accountNo: number, sinceDay: string): Promise<number> {
    const row = await db
      .selectFrom('point_ledger')
      .select((eb) => eb.fn.sum<number | null>('amount').as('points'))
      .where('account_no', '=', accountNo)
      .where('currency', '=', 'POINT')
      .where('day_key', '>=', sinceDay)
      .executeTakeFirst();
    return Number(row?.points ?? 0);
  },

  async verifiedSince(db: Db, accountNo: number, sinceDay: string): Promise<number> {
    const row = await db
      .selectFrom('verification')
      .select((eb) => eb.fn.countAll<number>().as('books'))
      .where('account_no', '=', accountNo)
      .where('day_key', '>=', sinceDay)
      .executeTakeFirstOrThrow();
    return row.books;
  },
};
