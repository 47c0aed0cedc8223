import type { Bag } from '#domain/aquarium/placeItem.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const bagItems = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('bag_item')
    .select(['item_id', 'quantity'])
    .where('account_no', '=', given.accountNo)
    .where('quantity', '>', 0)
    .orderBy('item_id'),
);

const bagWriting = compileOnce((db, given: { accountNo: number; itemId: string; quantity: number }) =>
  db
    .insertInto('bag_item')
    .values({ account_no: given.accountNo, item_id: given.itemId, quantity: given.quantity })
    .onConflict((conflict) => conflict.columns(['account_no', 'item_id']).doUpdateSet({ quantity: given.quantity })),
);

export const aquariumItems = {
  async bag(db: Db, accountNo: number): Promise<Bag> {
    const { rows } = await bagItems(db, { accountNo });
    return new Map(rows.map(({ item_id, quantity }) => [item_id, quantity]));
  },

  /** Writes what changed between two bags; an item that is gone keeps a row of 0. */
  async writeBag(db: Db, accountNo: number, before: Bag, after: Bag): Promise<void> {
    for (const itemId of new Set([...before.keys(), ...after.keys()])) {
      const quantity = after.get(itemId) ?? 0;
      if (quantity === (before.get(itemId) ?? 0)) continue;
      await bagWriting(db, { accountNo, itemId, quantity });
    }
  },
};
