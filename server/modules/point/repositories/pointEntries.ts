import type { ExpressionBuilder } from 'kysely';
import { compileByShape } from '#server/db/compileByShape.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';
import type { Tables } from '#server/db/schema/Tables.ts';

export interface EntryFilter {
  currency: 'POINT' | 'SHELL';
  /** Day keys in Seoul, both included. */
  from: string | undefined;
  to: string | undefined;
}
export type EntrySign = 'ANY' | 'PLUS' | 'MINUS';

const COLUMNS = [
  'entry_no as entryNo',
  'amount',
  'reason',
  'ref_type as refType',
  'ref_id as refId',
  'created_at as at',
] as const;

const pageQuery = compileByShape(
  ['sign'],
  (db, given: EntryFilter & { accountNo: number; sign: EntrySign; limit: number; offset: number }) =>
    signed(filtered(db, given.accountNo, given), given.sign)
      .select(COLUMNS)
      .orderBy('entry_no', 'desc')
      .limit(given.limit)
      .offset(given.offset),
);

const figuresQuery = compileByShape([], (db, given: EntryFilter & { accountNo: number }) =>
  filtered(db, given.accountNo, given).select(figures),
);

const purchasesQuery = compileOnce((db, given: { accountNo: number; purchaseNos: readonly number[] }) =>
  db
    .selectFrom('purchase')
    .select(['purchase_no', 'item_id', 'quantity'])
    .where('account_no', '=', given.accountNo)
    .where(isAmong(db, 'purchase_no', given.purchaseNos)),
);

/** Rows of the ledger as their owner reads them. */
export const pointEntries = {
  /** The latest first, with the purchase where one is behind the row. */
  async page(db: Db, accountNo: number, filter: EntryFilter, sign: EntrySign, limit: number, offset: number) {
    return (await pageQuery(db, { ...filter, accountNo, sign, limit, offset })).rows;
  },

  /** How many rows there are of each sign, and what came in and went out, both as positive numbers. */
  async figures(
    db: Db,
    accountNo: number,
    filter: EntryFilter,
  ): Promise<{ counts: Record<EntrySign, number>; earned: number; spent: number }> {
    const { rows } = await figuresQuery(db, { ...filter, accountNo });
    const { earned = 0, spent = 0, plus = 0, minus = 0, count = 0 } = rows[0] ?? {};
    const counts = { ANY: count, PLUS: plus, MINUS: minus };
    return { counts, earned: Number(earned ?? 0), spent: Math.abs(Number(spent ?? 0)) };
  },

  /** Item and quantity of these purchases, by purchase number. */
  async purchases(
    db: Db,
    accountNo: number,
    purchaseNos: readonly number[],
  ): Promise<Map<number, { itemId: string; quantity: number }>> {
    if (purchaseNos.length === 0) return new Map();
    const { rows } = await purchasesQuery(db, { accountNo, purchaseNos });
    return new Map(rows.map((row) => [row.purchase_no, { itemId: row.item_id, quantity: row.quantity }]));
  },
};

function figures({ fn }: ExpressionBuilder<Tables, 'point_ledger'>) {
  return [
    fn.countAll<number>().as('count'),
    fn.countAll<number>().filterWhere('amount', '>', 0).as('plus'),
    fn.countAll<number>().filterWhere('amount', '<', 0).as('minus'),
    fn.sum<number | null>('amount').filterWhere('amount', '>', 0).as('earned'),
    fn.sum<number | null>('amount').filterWhere('amount', '<', 0).as('spent'),
  ];
}

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
