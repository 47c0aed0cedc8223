import type { LedgerEntry } from '../../domain/point/LedgerEntry.ts';
import type { Db } from '../db/Db.ts';

/** Who a row is for and when it was written. */
export interface LedgerStamp {
  accountNo: number;
  now: number;
  /** Day of `now` in Seoul. */
  dayKey: string;
}

export const pointLedger = {
  /** Writes rows whose source has no row yet, and returns those that were written. */
  async append(db: Db, stamp: LedgerStamp, entries: readonly LedgerEntry[]): Promise<LedgerEntry[]> {
    if (entries.length === 0) return [];
    const rows = await db
      .insertInto('point_ledger')
      .values(
        entries.map((entry) => ({
          account_no: stamp.accountNo,
          currency: entry.currency,
          amount: entry.amount,
          reason: entry.reason,
          ref_type: entry.refType,
          ref_id: entry.refId,
          day_key: stamp.dayKey,
          created_at: stamp.now,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['account_no', 'currency', 'reason', 'ref_type', 'ref_id']).doNothing(),
      )
      .returning(['currency', 'reason', 'ref_id'])
      .execute();
    const written = new Set(rows.map(({ currency, reason, ref_id }) => `${currency} ${reason} ${ref_id}`));
    return entries.filter(({ currency, reason, refId }) => written.has(`${currency} ${reason} ${refId}`));
  },

  /** Sources (`<bookNo>:<kind>`) that paid points since an instant, the earliest first. */
  async missionSourcesSince(db: Db, accountNo: number, since: number): Promise<string[]> {
    const rows = await db
      .selectFrom('point_ledger')
      .select('ref_id')
      .where('account_no', '=', accountNo)
      .where('currency', '=', 'POINT')
      .where('ref_type', '=', 'BOOK_MISSION')
      .where('created_at', '>=', since)
      .orderBy('entry_no')
      .execute();
    return rows.map(({ ref_id }) => ref_id);
  },

  /** Points paid by each of these sources. */
  async pointsOf(db: Db, accountNo: number, refIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom('point_ledger')
      .select(['ref_id', 'amount'])
      .where('account_no', '=', accountNo)
      .where('currency', '=', 'POINT')
      .where('ref_type', '=', 'BOOK_MISSION')
      .where('ref_id', 'in', [...refIds])
      .execute();
    const sums = new Map<string, number>();
    for (const { ref_id, amount } of rows) sums.set(ref_id, (sums.get(ref_id) ?? 0) + amount);
    return sums;
  },
};
