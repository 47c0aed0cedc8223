import type { Purchase } from '#domain/aquarium/refundable.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const boughtSince = compileOnce((db, given: { accountNo: number; instant: number }) =>
  db
    .selectFrom('purchase')
    .selectAll()
    .where('account_no', '=', given.accountNo)
    .where('bought_at', '>=', given.instant),
);

const buying = compileOnce(
  (db, given: { accountNo: number; itemId: string; quantity: number; price: number; at: number }) =>
    db
      .insertInto('purchase')
      .values({
        account_no: given.accountNo,
        item_id: given.itemId,
        quantity: given.quantity,
        price: given.price,
        bought_at: given.at,
        refunded_at: null,
      })
      .returning('purchase_no'),
);

export const aquariumPurchases = {
  async insert(
    db: Db,
    accountNo: number,
    purchase: { itemId: string; quantity: number; price: number; at: number },
  ): Promise<number> {
    const [row] = (await buying(db, { accountNo, ...purchase })).rows;
    if (!row) throw new Error('The purchase was not stored.');
    return row.purchase_no;
  },

  async findOwn(db: Db, accountNo: number, purchaseNo: number): Promise<Purchase | undefined> {
    const row = await db
      .selectFrom('purchase')
      .selectAll()
      .where('purchase_no', '=', purchaseNo)
      .where('account_no', '=', accountNo)
      .executeTakeFirst();
    return row && toPurchase(row);
  },

  async since(db: Db, accountNo: number, instant: number): Promise<Purchase[]> {
    const { rows } = await boughtSince(db, { accountNo, instant });
    return rows.map(toPurchase);
  },

  /** True for the one call that gives it back. */
  async markRefunded(db: Db, accountNo: number, purchaseNo: number, now: number): Promise<boolean> {
    const result = await db
      .updateTable('purchase')
      .set({ refunded_at: now })
      .where('purchase_no', '=', purchaseNo)
      .where('account_no', '=', accountNo)
      .where('refunded_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },
};

function toPurchase(row: {
  purchase_no: number;
  item_id: string;
  quantity: number;
  price: number;
  bought_at: number;
  refunded_at: number | null;
}): Purchase {
  return {
    purchaseNo: row.purchase_no,
    itemId: row.item_id,
    quantity: row.quantity,
    price: row.price,
    at: row.bought_at,
    refunded: row.refunded_at !== null,
  };
}
