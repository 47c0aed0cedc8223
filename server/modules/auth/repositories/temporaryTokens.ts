import type { SiteName } from '#contract/site.ts';
import type { AcademyStatus, AccountStatus } from '#domain/account/statuses.ts';
import type { Db } from '#server/db/Db.ts';

export type TokenPurpose = 'DORMANT' | 'CHANGE_PASSWORD' | 'WITHDRAWAL_REQUESTED' | 'RESET_PASSWORD';

/** A token that was not used, with its account as it is now. */
export interface StoredTemporaryToken {
  tokenHash: string;
  accountNo: number;
  passwordHashDigest: string;
  expiresAt: number;
  accountId: string;
  passwordHash: string;
  passwordChangedAt: number | null;
  accountStatus: AccountStatus;
  academyStatus: AcademyStatus | null;
  statusBeforeWithdrawal: AccountStatus | null;
}

export const temporaryTokens = {
  async insert(
    db: Db,
    token: {
      tokenHash: string;
      accountNo: number;
      site: SiteName;
      purpose: TokenPurpose;
      passwordHashDigest: string;
      expiresAt: number;
      now: number;
    },
  ): Promise<void> {
    await db
      .insertInto('temporary_token')
      .values({
        token_hash: token.tokenHash,
        account_no: token.accountNo,
        site: token.site,
        purpose: token.purpose,
        password_hash_digest: token.passwordHashDigest,
        expires_at: token.expiresAt,
        used_at: null,
        created_at: token.now,
      })
      .execute();
  },

  async findUnused(
    db: Db,
    given: { tokenHash: string; site: SiteName; purpose: TokenPurpose; now: number },
  ): Promise<StoredTemporaryToken | undefined> {
    return db
      .selectFrom('temporary_token')
      .innerJoin('account', 'account.account_no', 'temporary_token.account_no')
      .leftJoin('institution', 'institution.academy_no', 'account.academy_no')
      .select([
        'temporary_token.token_hash as tokenHash',
        'temporary_token.account_no as accountNo',
        'temporary_token.password_hash_digest as passwordHashDigest',
        'temporary_token.expires_at as expiresAt',
        'account.account_id as accountId',
        'account.password_hash as passwordHash',
        'account.password_changed_at as passwordChangedAt',
        'account.status as accountStatus',
        'account.status_before_withdrawal as statusBeforeWithdrawal',
        'institution.status as academyStatus',
      ])
      .where('temporary_token.token_hash', '=', given.tokenHash)
      .where('temporary_token.site', '=', given.site)
      .where('temporary_token.purpose', '=', given.purpose)
      .where('temporary_token.used_at', 'is', null)
      .where('temporary_token.expires_at', '>', given.now)
      .executeTakeFirst();
  },

  /** True for the one caller that uses the token. */
  async use(db: Db, tokenHash: string, now: number): Promise<boolean> {
    const updated = await db
      .updateTable('temporary_token')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  async deleteOfAccount(db: Db, accountNo: number): Promise<void> {
    await db.deleteFrom('temporary_token').where('account_no', '=', accountNo).execute();
  },

  async deleteExpiredBefore(db: Db, instant: number): Promise<void> {
    await db.deleteFrom('temporary_token').where('expires_at', '<', instant).execute();
  },
};
