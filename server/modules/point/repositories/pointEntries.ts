import type { Db } from '#server/db/Db.ts';

export interface EntryFilter {
  currency: 'POINT' | 'SHELL';
  /** Day keys in Seoul, both included. */
  from: string | undefined;
  to: string | undefined;
}
export type EntrySign = 'ANY' | 'PLUS' | 'MINUS';

/** Rows of the ledger as their owner reads them. */
export const pointEntries = {
  /** The latest first, with the purchase where one is behind the row. */
  async page(db: Db, accountNo: number, filter: EntryFilter, sign: EntrySign, limit: number, offset: number) {
    const rows = await signed(filtered(db, accountNo, filter), sign)
      .select(['entry_no as entryNo', 'amount', 'reason', 'ref_type as refType', 'ref_id as refId', 'created_at as at'])
      .orderBy('entry_no', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows;
  },

  async count(db: Db, accountNo: number, filter: EntryFilter, sign: EntrySign): Promise<number> {
    const row = await signed(filtered(db, accountNo, filter), sign)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  },

  /** What came in and what went out, both as positive numbers. */
  async sums(db: Db, accountNo: number, filter: EntryFilter): Promise<{ earned: number; spent: number }> {
    const row = await filtered(db, accountNo, filter)
      .select((eb) => [
        eb.fn.sum<number | null>('amount').filterWhere('amount', '>', 0).as('earned'),
        eb.fn.sum<number | null>('amount').filterWhere('amount', '<', 0).as('spent'),
      ])
      .executeTakeFirst();
    return { earned: Number(row?.earned ?? 0), spent: Math.abs(Number(row?.spent ?? 0)) };
  },

  /** Item and quantity of these purchases, by purchase number. */
  async purchases(
    db: Db,
    accountNo: number,
    purchaseNos: readonly number[],
  ): Promise<Map<number, { itemId: string; quantity: number }>> {
    if (purchaseNos.length === 0) return new Map();
    const rows = await db
      .selectFrom('purchase')
      .select(['purchase_no', 'item_id', 'quantity'])
      .where('account_no', '=', accountNo)
      .where('purchase_no', 'in', [...purchaseNos])
      .execute();
    return new Map(rows.map((row) => [row.purchase_no, { itemId: row.item_id, quantity: row.quantity }]));
  },

  async bookNames(db: Db, bookNos: readonly number[]): Promise<Map<number, string>> {
    if (bookNos.length === 0) return new Map();
    const rows = await db
      .selectFrom('book')
      .select(['book_no', 'book_name'])
      .where('book_no', 'in', [...bookNos])
      .execute();
    return new Map(rows.map((row) => [row.book_no, row.book_name]));
  },
};

function filtered(db: Db, accountNo: number, { currency, from, to }: EntryFilter) {
  let query = db.selectFrom('point_ledger').where('account_no', '=', accountNo).where('currency', '=', currency);
  if (from !== undefined) query = query.where('day_key', '>=', from);
  if (to !== undefined) query = query.where('day_key', '<=', to);
  return query;
}

function signed(query: ReturnType<typeof filtered>, sign: EntrySign): ReturnType<typeof filtered> {
  if (sign === 'ANY') return query;
  return query.where('amount', sign === 'PLUS' ? '>' : '<', 0);
}
