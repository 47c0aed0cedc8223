import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/Db.ts';
import type { PriceConsentTable } from '../db/schema/subscriptionTables.ts';

export type PriceConsentRow = Selectable<PriceConsentTable>;

export const priceConsents = {
  async insert(db: Db, row: Insertable<PriceConsentTable>): Promise<void> {
    await db
      .insertInto('price_consent')
      .values(row)
      .onConflict((conflict) => conflict.columns(['subscription_no', 'price_no']).doNothing())
      .execute();
  },

  /** The question about a price version, answered or not. */
  async find(db: Db, subscriptionNo: number, priceNo: number): Promise<PriceConsentRow | undefined> {
    return db
      .selectFrom('price_consent')
      .selectAll()
      .where('subscription_no', '=', subscriptionNo)
      .where('price_no', '=', priceNo)
      .executeTakeFirst();
  },

  /** The price version that was agreed to last; null for none. */
  async agreedPriceNo(db: Db, subscriptionNo: number, priceNo: number): Promise<number | null> {
    const row = await db
      .selectFrom('price_consent')
      .select('price_no')
      .where('subscription_no', '=', subscriptionNo)
      .where('price_no', '=', priceNo)
      .where('agreed', '=', 1)
      .executeTakeFirst();
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
