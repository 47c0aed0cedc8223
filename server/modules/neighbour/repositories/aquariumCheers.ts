import type { CheerKind } from '#domain/aquarium/cheerKinds.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';
import { cheerNotBlocked } from '#server/repositories/cheerNotBlocked.ts';

export interface LeftCheer {
  accountNo: number;
  cheeredNo: number;
  dayKey: string;
  kind: CheerKind;
  intimacy: number;
  now: number;
}

const receivedQuery = compileOnce((db, given: { cheeredNo: number; limit: number; offset: number }) =>
  db
    .selectFrom('cheer')
    .innerJoin('aquarium_profile as giver', 'giver.account_no', 'cheer.account_no')
    .innerJoin('aquarium_profile as mine', 'mine.account_no', 'cheer.cheered_no')
    .select(['giver.nickname', 'giver.held', 'cheer.kind', 'cheer.left_at as at', 'mine.cheers_seen_at as seenAt'])
    .where('cheer.cheered_no', '=', given.cheeredNo)
    .where(cheerNotBlocked)
    .orderBy('cheer.left_at', 'desc')
    .orderBy('giver.nickname_key')
    .limit(given.limit)
    .offset(given.offset),
);

const receivedCountQuery = compileOnce((db, given: { cheeredNo: number }) =>
  db
    .selectFrom('cheer')
    .innerJoin('aquarium_profile as giver', 'giver.account_no', 'cheer.account_no')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cheer.cheered_no', '=', given.cheeredNo)
    .where(cheerNotBlocked),
);

/** Cheers that keepers left in each other's tanks. */
export const aquariumCheers = {
  /** False when this one has left one there on that day. */
  async leave(db: Db, cheer: LeftCheer): Promise<boolean> {
    const row = await db
      .insertInto('cheer')
      .values({
        account_no: cheer.accountNo,
        cheered_no: cheer.cheeredNo,
        day_key: cheer.dayKey,
        kind: cheer.kind,
        intimacy: cheer.intimacy,
        left_at: cheer.now,
      })
      .onConflict((conflict) => conflict.columns(['account_no', 'cheered_no', 'day_key']).doNothing())
      .returning('left_at')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Cheers of a day that gave a pet intimacy. */
  async givingOnDay(db: Db, cheeredNo: number, dayKey: string): Promise<number> {
    const row = await db
      .selectFrom('cheer')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('cheered_no', '=', cheeredNo)
      .where('day_key', '=', dayKey)
      .where('intimacy', '>', 0)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },

  /** What was left with a keeper, the latest first. */
  async received(db: Db, cheeredNo: number, limit: number, offset: number) {
    return (await receivedQuery(db, { cheeredNo, limit, offset })).rows;
  },

  async receivedCount(db: Db, cheeredNo: number): Promise<number> {
    const row = firstRow(await receivedCountQuery(db, { cheeredNo }));
    return Number(row.count);
  },
};
