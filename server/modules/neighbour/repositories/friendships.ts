import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';

const countQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('friendship')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_no', '=', given.accountNo),
);

const receivedQuery = compileOnce((db, given: { askedNo: number; limit: number }) =>
  db
    .selectFrom('friend_request')
    .innerJoin('aquarium_profile', 'aquarium_profile.account_no', 'friend_request.account_no')
    .innerJoin('account', 'account.account_no', 'friend_request.account_no')
    .select([
      'aquarium_profile.visit_key as visitKey',
      'aquarium_profile.nickname',
      'aquarium_profile.held',
      'friend_request.asked_at as at',
    ])
    .where('friend_request.asked_no', '=', given.askedNo)
    .where('friend_request.declined_at', 'is', null)
    .where('account.status', '=', 'ACTIVE')
    .orderBy('friend_request.asked_at')
    .orderBy('aquarium_profile.nickname_key')
    .limit(given.limit),
);

/** Friendships, open requests and refusals between students. */
export const friendships = {
  /** Makes two friends; asking is over then. */
  async join(db: Db, one: number, other: number, now: number): Promise<void> {
    await db
      .insertInto('friendship')
      .values([
        { account_no: one, friend_no: other, since_at: now },
        { account_no: other, friend_no: one, since_at: now },
      ])
      .onConflict((conflict) => conflict.columns(['account_no', 'friend_no']).doNothing())
      .execute();
    await db
      .deleteFrom('friend_request')
      .where((eb) =>
        eb.or([eb.and({ account_no: one, asked_no: other }), eb.and({ account_no: other, asked_no: one })]),
      )
      .execute();
  },

  /** Parts two friends, for both. */
  async part(db: Db, one: number, other: number): Promise<void> {
    await db
      .deleteFrom('friendship')
      .where((eb) =>
        eb.or([eb.and({ account_no: one, friend_no: other }), eb.and({ account_no: other, friend_no: one })]),
      )
      .execute();
  },

  async areFriends(db: Db, one: number, other: number): Promise<boolean> {
    const row = await db
      .selectFrom('friendship')
      .select('friend_no')
      .where('account_no', '=', one)
      .where('friend_no', '=', other)
      .executeTakeFirst();
    return row !== undefined;
  },

  async count(db: Db, accountNo: number): Promise<number> {
    const row = firstRow(await countQuery(db, { accountNo }));
    return Number(row.count);
  },

  /** Asks once; after a no again, if that was `refusedUntil` or before. */
  async request(db: Db, accountNo: number, askedNo: number, now: number, refusedUntil: number): Promise<void> {
    await db
      .insertInto('friend_request')
      .values({ account_no: accountNo, asked_no: askedNo, asked_at: now, declined_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(['account_no', 'asked_no'])
          .doUpdateSet({ asked_at: now, declined_at: null })
          .where((eb) =>
            // A no of later than now is of a clock that ran ahead.
            eb.or([eb('friend_request.declined_at', '<=', refusedUntil), eb('friend_request.declined_at', '>', now)]),
          ),
      )
      .execute();
  },

  /** A no to who asked. The row stays: the asker is answered as if it still waited. */
  async decline(db: Db, askerNo: number, accountNo: number, now: number): Promise<void> {
    await db
      .updateTable('friend_request')
      .set({ declined_at: now })
      .where('account_no', '=', askerNo)
      .where('asked_no', '=', accountNo)
      .where('declined_at', 'is', null)
      .execute();
  },

  /** Whether one has asked the other and is no friend yet, refused or not. */
  async hasAsked(db: Db, accountNo: number, askedNo: number): Promise<boolean> {
    const row = await db
      .selectFrom('friend_request')
      .select('asked_no')
      .where('account_no', '=', accountNo)
      .where('asked_no', '=', askedNo)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Takes a request back that waits for an answer. One that was refused stays, or it could be made again at once. */
  async withdraw(db: Db, accountNo: number, askedNo: number): Promise<void> {
    await db
      .deleteFrom('friend_request')
      .where('account_no', '=', accountNo)
      .where('asked_no', '=', askedNo)
      .where('declined_at', 'is', null)
      .execute();
  },

  /** Who waits for this student's answer, the earliest first; only those who are still there. */
  async received(db: Db, askedNo: number, limit: number) {
    return (await receivedQuery(db, { askedNo, limit })).rows;
  },
};
