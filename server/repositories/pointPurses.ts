import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';

export interface Purse {
  bookPoint: number;
  shells: number;
  exp: number;
}

const purse = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('purse').select(['book_point as bookPoint', 'shells', 'exp']).where('account_no', '=', given.accountNo),
);

const spending = compileOnce((db, given: { accountNo: number; price: number }) =>
  db
    .updateTable('purse')
    .set((eb) => ({ shells: eb('shells', '-', given.price) }))
    .where('account_no', '=', given.accountNo)
    .where('shells', '>=', given.price),
);

export const pointPurses = {
  /** An account without a purse owns nothing yet. */
  async read(db: Db, accountNo: number): Promise<Purse> {
    return (await purse(db, { accountNo })).rows[0] ?? { bookPoint: 0, shells: 0, exp: 0 };
  },

  async add(db: Db, accountNo: number, earned: Purse): Promise<void> {
    await db
      .insertInto('purse')
      .values({ account_no: accountNo, book_point: earned.bookPoint, shells: earned.shells, exp: earned.exp })
      .onConflict((conflict) =>
        conflict.column('account_no').doUpdateSet((eb) => ({
          book_point: eb('purse.book_point', '+', earned.bookPoint),
          shells: eb('purse.shells', '+', earned.shells),
          exp: eb('purse.exp', '+', earned.exp),
        })),
      )
      .execute();
  },

  /** Takes shells out when there are enough; false changes nothing. */
  async spendShells(db: Db, accountNo: number, price: number): Promise<boolean> {
    return (await spending(db, { accountNo, price })).numAffectedRows === 1n;
  },
};
