import type { WrongChecks } from '#domain/mission/mayCheck.ts';
import type { Db } from '#server/db/Db.ts';

export const missionChecks = {
  /** Words of an attempt that were checked and wrong, by their keys. */
  async list(db: Db, attemptNo: number): Promise<Map<string, WrongChecks>> {
    const rows = await db
      .selectFrom('mission_check')
      .select(['item_key', 'wrong_count', 'last_value'])
      .where('attempt_no', '=', attemptNo)
      .execute();
    return new Map(rows.map((row) => [row.item_key, { count: row.wrong_count, lastValue: row.last_value }]));
  },

  async save(db: Db, attemptNo: number, key: string, { count, lastValue }: WrongChecks): Promise<void> {
    await db
      .insertInto('mission_check')
      .values({ attempt_no: attemptNo, item_key: key, wrong_count: count, last_value: lastValue })
      .onConflict((conflict) =>
        conflict.columns(['attempt_no', 'item_key']).doUpdateSet({ wrong_count: count, last_value: lastValue }),
      )
      .execute();
  },
};
