import type { Db } from '#server/db/Db.ts';

/** Food that a keeper gave, by day. */
export const aquariumTreats = {
  async add(db: Db, accountNo: number, day: string, itemId: string): Promise<void> {
    await db
      .insertInto('aquarium_treat')
      .values({ account_no: accountNo, day_key: day, item_id: itemId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async ofDay(db: Db, accountNo: number, day: string): Promise<string[]> {
    const rows = await db
      .selectFrom('aquarium_treat')
      .select('item_id as itemId')
      .where('account_no', '=', accountNo)
      .where('day_key', '=', day)
      .execute();
    return rows.map(({ itemId }) => itemId);
  },
};
