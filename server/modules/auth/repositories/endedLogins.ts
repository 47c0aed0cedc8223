import type { EndReason } from '#domain/account/endReasons.ts';
import type { Db } from '#server/db/Db.ts';

export const endedLogins = {
  /** Remembers why these logins end, before they do. @param which all logins of the account but this one, or only this one */
  async note(
    db: Db,
    accountNo: number,
    which: { only: number } | { but: number } | 'ALL',
    reason: EndReason,
    now: number,
  ): Promise<void> {
    await db
      .insertInto('ended_login')
      .columns(['token_hash', 'account_no', 'reason', 'ended_at'])
      .expression((eb) => {
        const tokens = eb
          .selectFrom('login_token')
          .select([
            'token_hash',
            'account_no', // PostgreSQL takes what is only selected for text.
            eb.cast<EndReason>(eb.val(reason), 'text').as('reason'),
            eb.cast<number>(eb.val(now), 'bigint').as('ended_at'),
          ])
          .where('account_no', '=', accountNo);
        if (which === 'ALL') return tokens;
        return 'only' in which
          ? tokens.where('signed_in_at', '=', which.only)
          : tokens.where('signed_in_at', '!=', which.but);
      })
      .execute();
  },

  async reasonOf(db: Db, tokenHash: string): Promise<EndReason | null> {
    const row = await db
      .selectFrom('ended_login')
      .select('reason')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row?.reason ?? null;
  },

  async deleteEndedBefore(db: Db, instant: number): Promise<void> {
    await db.deleteFrom('ended_login').where('ended_at', '<', instant).execute();
  },
};
