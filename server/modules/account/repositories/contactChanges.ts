import type { SiteName } from '#contract/site.ts';
import type { ContactKind } from '#domain/account/contactKinds.ts';
import type { Db } from '#server/db/Db.ts';

/** A change that can still be taken back. */
export interface ContactChange {
  changeNo: number;
  accountNo: number;
  kind: ContactKind;
  beforeSealed: string;
  expiresAt: number;
}

/** Proved contacts that were replaced or taken away within the last week. */
export const contactChanges = {
  async insert(
    db: Db,
    change: Omit<ContactChange, 'changeNo'> & { undoHash: string; changedAt: number },
  ): Promise<void> {
    await db
      .insertInto('contact_change')
      .values({
        account_no: change.accountNo,
        kind: change.kind,
        before_sealed: change.beforeSealed,
        undo_hash: change.undoHash,
        changed_at: change.changedAt,
        expires_at: change.expiresAt,
      })
      .execute();
  },

  async find(db: Db, site: SiteName, undoHash: string, now: number): Promise<ContactChange | undefined> {
    return db
      .selectFrom('contact_change')
      .innerJoin('account', 'account.account_no', 'contact_change.account_no')
      .select([
        'contact_change.change_no as changeNo',
        'contact_change.account_no as accountNo',
        'contact_change.kind',
        'contact_change.before_sealed as beforeSealed',
        'contact_change.expires_at as expiresAt',
      ])
      .where('contact_change.undo_hash', '=', undoHash)
      .where('contact_change.expires_at', '>', now)
      .where('account.site', '=', site)
      .where('account.status', '<>', 'WITHDRAWAL')
      .executeTakeFirst();
  },

  /** Uses a change up with those that came after it. False when another call was first. */
  async takeBack(db: Db, { changeNo, accountNo, kind }: ContactChange): Promise<boolean> {
    const own = await db.deleteFrom('contact_change').where('change_no', '=', changeNo).executeTakeFirst();
    await db
      .deleteFrom('contact_change')
      .where('account_no', '=', accountNo)
      .where('kind', '=', kind)
      .where('change_no', '>', changeNo)
      .execute();
    return own.numDeletedRows === 1n;
  },

  async deleteExpired(db: Db, now: number): Promise<void> {
    await db.deleteFrom('contact_change').where('expires_at', '<=', now).execute();
  },
};
