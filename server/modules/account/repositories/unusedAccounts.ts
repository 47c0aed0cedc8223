import type { AccountStatus } from '#domain/account/statuses.ts';
import { runningStates } from '#domain/subscription/subscriptionStates.ts';
import type { Db } from '#server/db/Db.ts';

/** An account that was not used for long. Instants are milliseconds UTC. */
export interface UnusedAccount {
  accountNo: number;
  status: AccountStatus;
  /** When somebody was last there; else when it was made. */
  lastSeenAt: number;
  notice: 'NOTICE_30' | 'NOTICE_7' | null;
  dormantAt: number | null;
}

/** Accounts that nobody uses. Those of the demo are never among them, nor is one whose ticket is paid for. */
export const unusedAccounts = {
  /** Numbers of the next accounts that were last seen before an instant, in order. */
  async next(
    db: Db,
    given: { statuses: readonly AccountStatus[]; before: number; after: number; limit: number },
  ): Promise<number[]> {
    const rows = await db
      .selectFrom('account')
      .select('account_no')
      .where('status', 'in', given.statuses)
      .where('demo', '=', 0)
      .where('account_no', '>', given.after)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('subscription')
              .select('subscription_no')
              .whereRef('subscription.account_no', '=', 'account.account_no')
              .where('state', 'in', runningStates),
          ),
        ),
      )
      .where((eb) =>
        eb.or([
          eb('last_seen_at', '<', given.before),
          eb.and([eb('last_seen_at', 'is', null), eb('created_at', '<', given.before)]),
        ]),
      )
      .orderBy('account_no')
      .limit(given.limit)
      .execute();
    return rows.map((row) => row.account_no);
  },

  async find(db: Db, accountNo: number): Promise<UnusedAccount | undefined> {
    return db
      .selectFrom('account')
      .select((eb) => [
        'account_no as accountNo',
        'status',
        eb.fn.coalesce('last_seen_at', 'created_at').as('lastSeenAt'),
        'dormancy_notice as notice',
        'dormant_at as dormantAt',
      ])
      .where('account_no', '=', accountNo)
      .executeTakeFirst();
  },

  async setNotice(db: Db, accountNo: number, notice: 'NOTICE_30' | 'NOTICE_7'): Promise<void> {
    await db.updateTable('account').set({ dormancy_notice: notice }).where('account_no', '=', accountNo).execute();
  },
};
