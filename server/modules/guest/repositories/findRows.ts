import type { Find } from '#domain/guest/finds.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const findsOf = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('aquarium_find')
    .select(['ordinal', 'day_key as day', 'taken_day as takenDay'])
    .where('account_no', '=', given.accountNo)
    .orderBy('ordinal'),
);

export const findRows = {
  /** Everything the waves have brought, the first find first. */
  async all(db: Db, accountNo: number): Promise<Find[]> {
    return (await findsOf(db, { accountNo })).rows;
  },

  /** Lets finds wash up on these days; a day that has one, and a number that is taken, stay as they are. */
  async bring(db: Db, accountNo: number, finds: readonly Pick<Find, 'ordinal' | 'day'>[]): Promise<void> {
    if (finds.length === 0) return;
    await db
      .insertInto('aquarium_find')
      .values(finds.map(({ ordinal, day }) => ({ account_no: accountNo, ordinal, day_key: day, taken_day: null })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Takes one; the first day of it stays. */
  async take(db: Db, accountNo: number, ordinal: number, day: string): Promise<void> {
    await db
      .updateTable('aquarium_find')
      .set({ taken_day: day })
      .where('account_no', '=', accountNo)
      .where('ordinal', '=', ordinal)
      .where('taken_day', 'is', null)
      .execute();
  },
};
