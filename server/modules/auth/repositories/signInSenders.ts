import type { SiteName } from '#contract/site.ts';
import type { SenderTries } from '#domain/account/takeTurn.ts';
import type { Db } from '#server/db/Db.ts';

/** One network that tries to sign in under one login name. */
export interface Sender {
  site: SiteName;
  accountId: string;
  sender: string;
}

/** What the networks do under a login name: their turns, and who was refused. */
export const signInSenders = {
  async find(
    db: Db,
    { site, accountId, sender }: Sender,
  ): Promise<(SenderTries & { refusedAt: number | null }) | undefined> {
    return db
      .selectFrom('sign_in_sender')
      .select(['turn_count as turns', 'last_turn_at as lastAt', 'refused_at as refusedAt'])
      .where('site', '=', site)
      .where('account_id', '=', accountId)
      .where('sender', '=', sender)
      .executeTakeFirst();
  },

  /** Fewest turns among the other networks that were refused after an instant; null when there is none. */
  async fewestWaiting(db: Db, { site, accountId, sender }: Sender, refusedAfter: number): Promise<number | null> {
    const row = await db
      .selectFrom('sign_in_sender')
      .select((eb) => eb.fn.min('turn_count').as('fewest'))
      .where('site', '=', site)
      .where('account_id', '=', accountId)
      .where('sender', '<>', sender)
      .where('refused_at', '>', refusedAfter)
      .executeTakeFirst();
    return row?.fewest === null || row?.fewest === undefined ? null : Number(row.fewest);
  },

  async save(
    db: Db,
    { site, accountId, sender }: Sender,
    { turns, lastAt, refusedAt }: SenderTries & { refusedAt: number | null },
  ): Promise<void> {
    const row = { turn_count: turns, last_turn_at: lastAt, refused_at: refusedAt };
    await db
      .insertInto('sign_in_sender')
      .values({ site, account_id: accountId, sender, ...row })
      .onConflict((conflict) => conflict.columns(['site', 'account_id', 'sender']).doUpdateSet(row))
      .execute();
  },

  async forget(db: Db, { site, accountId, sender }: Sender): Promise<void> {
    await db
      .deleteFrom('sign_in_sender')
      .where('site', '=', site)
      .where('account_id', '=', accountId)
      .where('sender', '=', sender)
      .execute();
  },

  /** Whether another network had a turn after an instant. */
  async othersTried(db: Db, { site, accountId, sender }: Sender, after: number): Promise<boolean> {
    const row = await db
      .selectFrom('sign_in_sender')
      .select('sender')
      .where('site', '=', site)
      .where('account_id', '=', accountId)
      .where('sender', '<>', sender)
      .where('turn_count', '>', 0)
      .where('last_turn_at', '>', after)
      .executeTakeFirst();
    return row !== undefined;
  },

  async deleteBefore(db: Db, instant: number): Promise<void> {
    await db
      .deleteFrom('sign_in_sender')
      .where('last_turn_at', '<', instant)
      .where((eb) => eb.or([eb('refused_at', 'is', null), eb('refused_at', '<', instant)]))
      .execute();
  },
};
