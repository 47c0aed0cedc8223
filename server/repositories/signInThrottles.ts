import type { SiteName } from '../../contract/site.ts';
import type { SignInFailures } from '../../domain/account/signInDelay.ts';
import type { Db } from '../db/Db.ts';

/** Failed sign-ins by site and login name. */
export const signInThrottles = {
  async find(db: Db, site: SiteName, accountId: string): Promise<SignInFailures | undefined> {
    return db
      .selectFrom('sign_in_throttle')
      .select(['failure_count as count', 'last_failed_at as lastAt'])
      .where('site', '=', site)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
  },

  async save(db: Db, site: SiteName, accountId: string, failures: SignInFailures): Promise<void> {
    const row = { failure_count: failures.count, last_failed_at: failures.lastAt };
    await db
      .insertInto('sign_in_throttle')
      .values({ site, account_id: accountId, ...row })
      .onConflict((conflict) => conflict.columns(['site', 'account_id']).doUpdateSet(row))
      .execute();
  },

  async clear(db: Db, site: SiteName, accountId: string): Promise<void> {
    await db.deleteFrom('sign_in_throttle').where('site', '=', site).where('account_id', '=', accountId).execute();
  },

  async deleteFailedBefore(db: Db, instant: number): Promise<void> {
    await db.deleteFrom('sign_in_throttle').where('last_failed_at', '<', instant).execute();
  },
};
