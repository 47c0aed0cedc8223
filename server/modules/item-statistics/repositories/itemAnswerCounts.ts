import type { ItemAnswerCount } from '#domain/item-statistics/ItemAnswerCount.ts';
import type { ItemSource } from '#domain/item-statistics/ItemSource.ts';
import type { Db } from '#server/db/Db.ts';

/** An item by its place and its wording. */
export interface ItemName {
  source: ItemSource;
  ownerNo: number;
  itemKey: string;
  fingerprint: string;
}

/** Rows written at once: well below the number of values that a statement may have. */
const ROWS = 1_000;

export const itemAnswerCounts = {
  /** Adds to what was counted. Each item, range and choice at most once. */
  async add(db: Db, counts: readonly (ItemName & ItemAnswerCount)[]): Promise<void> {
    for (let from = 0; from < counts.length; from += ROWS) {
      await db
        .insertInto('item_answer_count')
        .values(
          counts.slice(from, from + ROWS).map(({ source, ownerNo, itemKey, fingerprint, bin, choice, answers }) => ({
            source,
            owner_no: ownerNo,
            item_key: itemKey,
            fingerprint,
            bin,
            choice,
            answers,
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['source', 'owner_no', 'item_key', 'fingerprint', 'bin', 'choice'])
            .doUpdateSet((eb) => ({ answers: eb('item_answer_count.answers', '+', eb.ref('excluded.answers')) })),
        )
        .execute();
    }
  },

  async ofItem(db: Db, { source, ownerNo, itemKey, fingerprint }: ItemName): Promise<ItemAnswerCount[]> {
    return db
      .selectFrom('item_answer_count')
      .select(['bin', 'choice', 'answers'])
      .where('source', '=', source)
      .where('owner_no', '=', ownerNo)
      .where('item_key', '=', itemKey)
      .where('fingerprint', '=', fingerprint)
      .orderBy('bin')
      .orderBy('choice')
      .execute();
  },
};
