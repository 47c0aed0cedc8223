import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';

interface Since {
  accountNo: number;
  sinceDay: string;
}

const points = compileOnce((db, { accountNo, sinceDay }: Since) =>
  db
    .selectFrom('point_ledger')
    .select((eb) => eb.fn.sum<number | null>('amount').as('points'))
    .where('account_no', '=', accountNo)
    .where('currency', '=', 'POINT')
    .where('day_key', '>=', sinceDay),
);

const verifiedBooks = compileOnce((db, { accountNo, sinceDay }: Since) =>
  db
    .selectFrom('verification')
    .select((eb) => eb.fn.countAll<number>().as('books'))
    .where('account_no', '=', accountNo)
    .where('day_key', '>=', sinceDay),
);

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
    const { rows } = await points(db, { accountNo, sinceDay });
    return Number(rows[0]?.points ?? 0);
  },

  async verifiedSince(db: Db, accountNo: number, sinceDay: string): Promise<number> {
    const { rows } = await verifiedBooks(db, { accountNo, sinceDay });
    return rows[0]?.books ?? 0;
  },
};
