import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { flag, mapColumns } from '#server/db/mapColumns.ts';
import type { PriceConsentTable } from '../subscriptionTables.ts';

const columns = mapColumns<PriceConsentTable>()({
  priceConsentNo: 'price_consent_no',
  subscriptionNo: 'subscription_no',
  accountNo: 'account_no',
  priceNo: 'price_no',
  oldPrice: 'old_price',
  newPrice: 'new_price',
  effectiveAt: 'effective_at',
  askedAt: 'asked_at',
  answeredAt: 'answered_at',
  agreed: flag('agreed'),
});

export type PriceConsent = ReturnType<typeof columns.toObject>;
type NewPriceConsent = Parameters<typeof columns.toInsert>[0];

const findQuery = compileOnce((db, given: { subscriptionNo: number; priceNo: number }) =>
  db
    .selectFrom('price_consent')
    .selectAll()
    .where('subscription_no', '=', given.subscriptionNo)
    .where('price_no', '=', given.priceNo),
);

const agreedPriceNoQuery = compileOnce((db, given: { subscriptionNo: number; priceNo: number }) =>
  db
    .selectFrom('price_consent')
    .select('price_no')
    .where('subscription_no', '=', given.subscriptionNo)
    .where('price_no', '=', given.priceNo)
    .where('agreed', '=', 1),
);

export const priceConsents = {
  async insert(db: Db, values: NewPriceConsent): Promise<void> {
    await db
      .insertInto('price_consent')
      .values(columns.toInsert(values))
      .onConflict((conflict) => conflict.columns(['subscription_no', 'price_no']).doNothing())
      .execute();
  },

  /** The question about a price version, answered or not. */
  async find(db: Db, subscriptionNo: number, priceNo: number): Promise<PriceConsent | undefined> {
    const [row] = (await findQuery(db, { subscriptionNo, priceNo })).rows;
    return row && columns.toObject(row);
  },

  /** The price version that was agreed to last; null for none. */
  async agreedPriceNo(db: Db, subscriptionNo: number, priceNo: number): Promise<number | null> {
    const [row] = (await agreedPriceNoQuery(db, { subscriptionNo, priceNo })).rows;
    return row?.price_no ?? null;
  },

  async answer(db: Db, priceConsentNo: number, agreed: boolean, now: number): Promise<void> {
    await db
      .updateTable('price_consent')
      .set({ agreed: agreed ? 1 : 0, answered_at: now })
      .where('price_consent_no', '=', priceConsentNo)
      .execute();
  },
};
