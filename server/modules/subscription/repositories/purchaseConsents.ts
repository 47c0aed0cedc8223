import { sql } from 'kysely';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { mapColumns } from '#server/db/mapColumns.ts';
import type { PurchaseConsentTable } from '../subscriptionTables.ts';

const columns = mapColumns<PurchaseConsentTable>()({
  purchaseConsentNo: 'purchase_consent_no',
  accountNo: 'account_no',
  productNo: 'product_no',
  priceNo: 'price_no',
  price: 'price',
  relation: 'relation',
  nameSealed: 'name_sealed',
  mobileSealed: 'mobile_sealed',
  emailSealed: 'email_sealed',
  birthYear: 'birth_year',
  identityVerificationId: 'identity_verification_id',
  provider: 'provider',
  startedAt: 'started_at',
  verifiedAt: 'verified_at',
  agreedAt: 'agreed_at',
});

export type StoredPurchaseConsent = ReturnType<typeof columns.toObject>;
type NewPurchaseConsent = Parameters<typeof columns.toInsert>[0];
type PurchaseConsentChange = Parameters<typeof columns.toUpdate>[0];

const agreedQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('purchase_consent')
    .selectAll()
    .where('account_no', '=', given.accountNo)
    .where('agreed_at', 'is not', null)
    .orderBy('purchase_consent_no', 'desc'),
);

export const purchaseConsents = {
  async insert(db: Db, values: NewPurchaseConsent): Promise<void> {
    await db.insertInto('purchase_consent').values(columns.toInsert(values)).execute();
  },

  async findOwn(db: Db, accountNo: number, verificationId: string): Promise<StoredPurchaseConsent | undefined> {
    const row = await db
      .selectFrom('purchase_consent')
      .selectAll()
      .where('account_no', '=', accountNo)
      .where('identity_verification_id', '=', verificationId)
      .executeTakeFirst();
    return row && columns.toObject(row);
  },

  /** True for the one call that completes it. */
  async agree(db: Db, consentNo: number, change: PurchaseConsentChange): Promise<boolean> {
    const result = await db
      .updateTable('purchase_consent')
      .set(columns.toUpdate(change))
      .where('purchase_consent_no', '=', consentNo)
      .where('agreed_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** What was agreed to, the newest first. */
  async agreed(db: Db, accountNo: number): Promise<StoredPurchaseConsent[]> {
    const { rows } = await agreedQuery(db, { accountNo });
    return rows.map(columns.toObject);
  },

  /** Who pays: whose consent the newest paid order of the account rests on, else who agreed last. */
  async payer(db: Db, accountNo: number): Promise<StoredPurchaseConsent | undefined> {
    const row = await db
      .selectFrom('purchase_consent')
      .leftJoin('payment_order', (join) =>
        join
          .onRef('payment_order.account_no', '=', 'purchase_consent.account_no')
          .onRef('payment_order.purchase_consent_no', '=', 'purchase_consent.purchase_consent_no')
          .on('payment_order.state', '=', 'PAID'),
      )
      .selectAll('purchase_consent')
      .where('purchase_consent.account_no', '=', accountNo)
      .where('agreed_at', 'is not', null)
      .orderBy((eb) => eb.fn.coalesce('payment_order.payment_order_no', sql.lit(0)), 'desc')
      .orderBy('purchase_consent.purchase_consent_no', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && columns.toObject(row);
  },

  async countBetween(db: Db, accountNo: number, [after, until]: [number, number]): Promise<number> {
    const row = await db
      .selectFrom('purchase_consent')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_no', '=', accountNo)
      .where('started_at', '>', after)
      .where('started_at', '<=', until)
      .executeTakeFirstOrThrow();
    return row.count;
  },
};
