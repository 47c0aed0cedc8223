import type { Bag, Room } from '#domain/aquarium/placeItem.ts';
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

const roomSlots = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('room_slot')
    .select(['position', 'item_id'])
    .where('account_no', '=', given.accountNo)
    .orderBy('position'),
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

  async room(db: Db, accountNo: number): Promise<Room> {
    const { rows } = await roomSlots(db, { accountNo });
    return new Map(rows.map(({ position, item_id }) => [position, item_id]));
  },

  /** Writes what changed between two bags; an item that is gone keeps a row of 0. */
  async writeBag(db: Db, accountNo: number, before: Bag, after: Bag): Promise<void> {
    for (const itemId of new Set([...before.keys(), ...after.keys()])) {
      const quantity = after.get(itemId) ?? 0;
      if (quantity === (before.get(itemId) ?? 0)) continue;
      await bagWriting(db, { accountNo, itemId, quantity });
    }
  },

  /** Writes what changed between two rooms. */
  async writeRoom(db: Db, accountNo: number, before: Room, after: Room): Promise<void> {
    for (const position of new Set([...before.keys(), ...after.keys()])) {
      const itemId = after.get(position);
      if (itemId === before.get(position)) continue;
      if (itemId === undefined) {
        await db.deleteFrom('room_slot').where('account_no', '=', accountNo).where('position', '=', position).execute();
        continue;
      }
      await db
        .insertInto('room_slot')
        .values({ account_no: accountNo, position, item_id: itemId })
        .onConflict((conflict) => conflict.columns(['account_no', 'position']).doUpdateSet({ item_id: itemId }))
        .execute();
    }
  },
};
