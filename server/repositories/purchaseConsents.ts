import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../db/Db.ts';
import type { PurchaseConsentTable } from '../db/schema/subscriptionTables.ts';

export type PurchaseConsentRow = Selectable<PurchaseConsentTable>;

export const purchaseConsents = {
  async insert(db: Db, row: Insertable<PurchaseConsentTable>): Promise<void> {
    await db.insertInto('purchase_consent').values(row).execute();
  },

  async findOwn(db: Db, accountNo: number, verificationId: string): Promise<PurchaseConsentRow | undefined> {
    return db
      .selectFrom('purchase_consent')
      .selectAll()
      .where('account_no', '=', accountNo)
      .where('identity_verification_id', '=', verificationId)
      .executeTakeFirst();
  },

  /** True for the one call that completes it. */
  async agree(db: Db, consentNo: number, change: Updateable<PurchaseConsentTable>): Promise<boolean> {
    const result = await db
      .updateTable('purchase_consent')
      .set(change)
      .where('purchase_consent_no', '=', consentNo)
      .where('agreed_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** What was agreed to, the newest first. */
  async agreed(db: Db, accountNo: number): Promise<PurchaseConsentRow[]> {
    return db
      .selectFrom('purchase_consent')
      .selectAll()
      .where('account_no', '=', accountNo)
      .where('agreed_at', 'is not', null)
      .orderBy('purchase_consent_no', 'desc')
      .execute();
  },

  async countSince(db: Db, accountNo: number, instant: number): Promise<number> {
    const row = await db
      .selectFrom('purchase_consent')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_no', '=', accountNo)
      .where('started_at', '>', instant)
      .executeTakeFirstOrThrow();
    return row.count;
  },
};
