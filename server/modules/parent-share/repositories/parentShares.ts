import type { SiteName } from '#contract/site.ts';
import type { ShareScope } from '#domain/account/shareScopes.ts';
import type { AccountStatus } from '#domain/account/statuses.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

export interface ShareRow {
  shareNo: number;
  label: string;
  scope: ShareScope | null;
  /** Of a monthly report, `YYYY-MM`. */
  month: string | null;
  createdAt: number;
  expiresAt: number;
  lastOpenedAt: number | null;
}

const liveQuery = compileOnce((db, given: { accountNo: number; now: number }) =>
  db
    .selectFrom('parent_share')
    .select([
      'share_no as shareNo',
      'label',
      'scope',
      'report_month as month',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'last_opened_at as lastOpenedAt',
    ])
    .where('account_no', '=', given.accountNo)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', given.now)
    .orderBy('share_no', 'desc'),
);

const findByKeyHashQuery = compileOnce((db, given: { keyHash: string; site: SiteName; now: number }) =>
  db
    .selectFrom('parent_share')
    .innerJoin('account', 'account.account_no', 'parent_share.account_no')
    .select([
      'parent_share.share_no as shareNo',
      'parent_share.account_no as accountNo',
      'parent_share.scope',
      'parent_share.report_month as month',
      'parent_share.report_academy_no as academyNo',
      'account.name',
      'account.status',
    ])
    .where('parent_share.key_hash', '=', given.keyHash)
    .where('account.site', '=', given.site)
    .where('parent_share.revoked_at', 'is', null)
    .where('parent_share.expires_at', '>', given.now),
);

const markOpenedQuery = compileOnce((db, given: { shareNo: number; now: number; unlessSince: number }) =>
  db
    .updateTable('parent_share')
    .set({ last_opened_at: given.now })
    .where('share_no', '=', given.shareNo)
    .where((eb) => eb.or([eb('last_opened_at', 'is', null), eb('last_opened_at', '<=', given.unlessSince)])),
);

/** Links for parents. A link is live until it is revoked or its time is over. */
export const parentShares = {
  /** Makes the account's other share transactions wait or run again, so that counting them is safe. */
  async holdOwner(db: Db, accountNo: number): Promise<void> {
    await db
      .updateTable('account')
      .set((eb) => ({ raq: eb.ref('raq') }))
      .where('account_no', '=', accountNo)
      .execute();
  },

  /** The newest first. */
  async live(db: Db, accountNo: number, now: number): Promise<ShareRow[]> {
    return (await liveQuery(db, { accountNo, now })).rows;
  },

  /** @param placeholder stands where the hash goes once the number, which the key is made of, is known */
  async insert(
    db: Db,
    share: {
      accountNo: number;
      label: string;
      scope: ShareScope;
      report: { month: string; academyNo: number; staffNo: number } | null;
      placeholder: string;
      now: number;
      expiresAt: number;
    },
  ): Promise<number> {
    const row = await db
      .insertInto('parent_share')
      .values({
        account_no: share.accountNo,
        key_hash: share.placeholder,
        label: share.label,
        scope: share.scope,
        report_month: share.report?.month ?? null,
        report_academy_no: share.report?.academyNo ?? null,
        report_staff_no: share.report?.staffNo ?? null,
        mailed_at: null,
        created_at: share.now,
        expires_at: share.expiresAt,
        revoked_at: null,
        last_opened_at: null,
      })
      .returning('share_no')
      .executeTakeFirstOrThrow();
    return row.share_no;
  },

  async setKeyHash(db: Db, accountNo: number, shareNo: number, keyHash: string): Promise<void> {
    await db
      .updateTable('parent_share')
      .set({ key_hash: keyHash })
      .where('account_no', '=', accountNo)
      .where('share_no', '=', shareNo)
      .execute();
  },

  /** True for the one call that ends a live link. */
  async revoke(db: Db, accountNo: number, shareNo: number, now: number): Promise<boolean> {
    const result = await db
      .updateTable('parent_share')
      .set({ revoked_at: now })
      .where('account_no', '=', accountNo)
      .where('share_no', '=', shareNo)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** Ends every live link there is. @returns how many there were */
  async revokeAll(db: Db, now: number): Promise<number> {
    const result = await db
      .updateTable('parent_share')
      .set({ revoked_at: now })
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  },

  /** A live link of this site with what may be shown of its student. */
  async findByKeyHash(
    db: Db,
    site: SiteName,
    keyHash: string,
    now: number,
  ): Promise<
    | {
        shareNo: number;
        accountNo: number;
        scope: ShareScope | null;
        /** Of a link to a monthly report. */
        month: string | null;
        academyNo: number | null;
        name: string;
        status: AccountStatus;
      }
    | undefined
  > {
    return (await findByKeyHashQuery(db, { keyHash, site, now })).rows[0];
  },

  /** Notes that a link was opened, unless that was noted after `unlessSince`. */
  async markOpened(db: Db, shareNo: number, now: number, unlessSince: number): Promise<void> {
    await markOpenedQuery(db, { shareNo, now, unlessSince });
  },
};
