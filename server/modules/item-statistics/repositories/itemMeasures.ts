import type { ItemSource } from '#domain/item-statistics/ItemSource.ts';
import type { ItemMeasure } from '#domain/item-statistics/measureItem.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';
import type { ItemName } from './itemAnswerCounts.ts';

/** A measured item. */
export type StoredMeasure = ItemName & Pick<ItemMeasure, 'answers' | 'raq' | 'error' | 'misfit'>;

const columns = [
  'source',
  'owner_no as ownerNo',
  'item_key as itemKey',
  'fingerprint',
  'answers',
  'raq',
  'error',
  'misfit',
] as const;

const ofOwnersQuery = compileOnce((db, given: { sources: readonly ItemSource[]; ownerNos: readonly number[] }) =>
  db
    .selectFrom('item_measure')
    .select(columns)
    .where(isAmong(db, 'source', given.sources))
    .where(isAmong(db, 'owner_no', given.ownerNos)),
);

export const itemMeasures = {
  async save(db: Db, { source, ownerNo, itemKey, ...measure }: StoredMeasure, now: number): Promise<void> {
    const { fingerprint, answers, raq, error, misfit } = measure;
    const values = { fingerprint, answers, raq, error, misfit, measured_at: now };
    await db
      .insertInto('item_measure')
      .values({ source, owner_no: ownerNo, item_key: itemKey, ...values })
      .onConflict((conflict) => conflict.columns(['source', 'owner_no', 'item_key']).doUpdateSet(values))
      .execute();
  },

  /** All measured items of one book or form. */
  async ofOwner(db: Db, source: ItemSource, ownerNo: number): Promise<StoredMeasure[]> {
    return db
      .selectFrom('item_measure')
      .select(columns)
      .where('source', '=', source)
      .where('owner_no', '=', ownerNo)
      .execute();
  },

  /** All measured items of several books or forms. */
  async ofOwners(db: Db, ownerNos: readonly number[], sources: readonly ItemSource[]): Promise<StoredMeasure[]> {
    if (ownerNos.length === 0) return [];
    return (await ofOwnersQuery(db, { sources, ownerNos })).rows;
  },

  /** Items that something speaks against, those with the most answers first. */
  async misfits(db: Db, limit: number, offset: number): Promise<StoredMeasure[]> {
    return db
      .selectFrom('item_measure')
      .select(columns)
      .where('misfit', 'is not', null)
      .orderBy('answers', 'desc')
      .orderBy('source')
      .orderBy('owner_no')
      .orderBy('item_key')
      .limit(limit)
      .offset(offset)
      .execute();
  },
};
