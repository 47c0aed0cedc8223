import type { Db } from '#server/db/Db.ts';

export const aquariumGifts = {
  /** True for the one call that takes the gift of an absence. */
  async take(db: Db, accountNo: number, absenceAt: number, itemId: string, now: number): Promise<boolean> {
    const row = await db
      .insertInto('aquarium_gift')
      .values({ account_no: accountNo, absence_at: absenceAt, item_id: itemId, taken_at: now })
      .onConflict((conflict) => conflict.columns(['account_no', 'absence_at']).doNothing())
      .returning('account_no')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** True for the one call that takes the gift of a level. */
  async takeLevel(db: Db, accountNo: number, level: number, itemId: string, now: number): Promise<boolean> {
    const row = await db
      .insertInto('level_gift')
      .values({ account_no: accountNo, level, item_id: itemId, taken_at: now })
      .onConflict((conflict) => conflict.columns(['account_no', 'level']).doNothing())
      .returning('account_no')
      .executeTakeFirst();
    return row !== undefined;
  },
};
