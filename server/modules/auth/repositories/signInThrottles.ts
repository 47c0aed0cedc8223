import type { SiteName } from '#contract/site.ts';
import type { NameTries } from '#domain/account/takeTurn.ts';
import type { Db } from '#server/db/Db.ts';

/** Failed sign-ins by site and login name. */
export const signInThrottles = {
  async find(db: Db, site: SiteName, accountId: string): Promise<NameTries | undefined> {
    return db
      .selectFrom('sign_in_throttle')
      .select(['failure_count as count', 'last_failed_at as lastAt', 'early_until as earlyUntil'])
      .where('site', '=', site)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
  },

  async save(db: Db, site: SiteName, accountId: string, tries: NameTries): Promise<void> {
    const row = { failure_count: tries.count, last_failed_at: tries.lastAt, early_until: tries.earlyUntil };
    await db
      .insertInto('sign_in_throttle')
      .values({ site, account_id: accountId, ...row })
      .onConflict((conflict) => conflict.columns(['site', 'account_id']).doUpdateSet(row))
      .execute();
  },

  async clear(db: Db, site: SiteName, accountId: string): Promise<void> {
    await db.deleteFrom('sign_in_throttle').where('site', '=', site).where('account_id', '=', accountId).execute();
  },

  /** @param now early turns that were given in advance are not forgotten before */
  async deleteFailedBefore(db: Db, instant: number, now: number): Promise<void> {
    await db
      .deleteFrom('sign_in_throttle')
      .where('last_failed_at', '<', instant)
      .where('early_until', '<=', now)
      .execute();
  },
};
