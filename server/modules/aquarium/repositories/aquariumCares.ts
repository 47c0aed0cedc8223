import { type CareDay, careDayOn, type FreeCareId, freeCareIds } from '#domain/aquarium/CareDay.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const ACTION_OF_FREE = { plankton: 'feed', stroke: 'play', swim: 'train' } as const satisfies Record<
  FreeCareId,
  string
>;
/** Stands in the column `free_id` for all bag items of an action together. */
const ITEMS = '';

const careOnDay = compileOnce((db, given: { accountNo: number; dayKey: string }) =>
  db
    .selectFrom('pet_care')
    .select(['action', 'free_id', 'count'])
    .where('account_no', '=', given.accountNo)
    .where('day_key', '=', given.dayKey),
);

export const aquariumCares = {
  /** Care given on one day in Seoul. */
  async day(db: Db, accountNo: number, dayKey: string): Promise<CareDay> {
    const { rows } = await careOnDay(db, { accountNo, dayKey });
    const day = careDayOn(null, dayKey);
    for (const { action, free_id, count } of rows) if (free_id === ITEMS) day.counts[action] = count;
    day.free = freeCareIds.filter((id) => rows.some(({ free_id, count }) => free_id === id && count > 0));
    return day;
  },

  /** Writes the counts of a day over what there is. */
  async write(db: Db, accountNo: number, day: CareDay): Promise<void> {
    const common = { account_no: accountNo, day_key: day.dayKey };
    const items = (['feed', 'play', 'train'] as const).map((action) => ({
      ...common,
      action,
      free_id: ITEMS,
      count: day.counts[action],
    }));
    const free = day.free.map((id) => ({ ...common, action: ACTION_OF_FREE[id], free_id: id, count: 1 }));
    await db
      .insertInto('pet_care')
      .values([...items.filter(({ count }) => count > 0), ...free])
      .onConflict((conflict) =>
        conflict
          .columns(['account_no', 'day_key', 'action', 'free_id'])
          .doUpdateSet((eb) => ({ count: eb.ref('excluded.count') })),
      )
      .execute();
  },
};
