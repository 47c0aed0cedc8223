import { missionKinds } from '#domain/mission/missionKinds.ts';
import { type LedgerEntry, missionOfSource, missionRefId } from '#domain/point/LedgerEntry.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { isAmong } from '../db/isAmong.ts';
import { legendMonths } from './legendMonths.ts';

/** Who a row is for and when it was written. */
export interface LedgerStamp {
  accountNo: number;
  now: number;
  /** Day of `now` in Seoul. */
  dayKey: string;
}

/**
 * Every column of the unique index is named, so that a few rows are read instead of all that were ever paid. Corrections
 * are few: those of all books are read.
 */
const missionPoints = compileOnce((db, given: { accountNo: number; refIds: readonly string[] }) => {
  const paid = () =>
    db
      .selectFrom('point_ledger')
      .select(['ref_id', 'amount'])
      .where('account_no', '=', given.accountNo)
      .where('currency', '=', 'POINT')
      .where('ref_type', '=', 'BOOK_MISSION');
  return paid()
    .where('reason', 'in', ['MISSION_REWARD', 'MISSION_RETRY'])
    .where(isAmong(db, 'ref_id', given.refIds))
    .unionAll(paid().where('reason', '=', 'MISSION_CORRECTION'));
});

const experienceSince = compileOnce((db, given: { accountNo: number; since: number }) =>
  db
    .selectFrom('point_ledger')
    .select(['amount', 'ref_type as refType', 'ref_id as refId', 'created_at as createdAt'])
    .where('account_no', '=', given.accountNo)
    .where('currency', '=', 'EXP')
    .where('created_at', '>=', given.since),
);

const presentOf = compileOnce((db, given: { accountNo: number; refId: string }) =>
  db
    .selectFrom('point_ledger')
    .select(['amount as shells', 'created_at as createdAt'])
    .where('account_no', '=', given.accountNo)
    .where('currency', '=', 'SHELL')
    .where('reason', '=', 'BOOK_PRESENT')
    .where('ref_type', '=', 'BOOK')
    .where('ref_id', '=', given.refId),
);

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
    const paid = entries.filter(({ currency, reason, refId }) => written.has(`${currency} ${reason} ${refId}`));
    const points = paid.reduce((sum, { currency, amount }) => sum + (currency === 'POINT' ? amount : 0), 0);
    if (points > 0) await legendMonths.add(db, stamp.accountNo, stamp.dayKey.slice(0, 7), points, stamp.now);
    return paid;
  },

  /** Missions (`<bookNo>:<kind>`) that paid points since an instant, the earliest first; corrections are no play. */
  async missionSourcesSince(db: Db, accountNo: number, since: number): Promise<string[]> {
    const rows = await db
      .selectFrom('point_ledger')
      .select('ref_id')
      .where('account_no', '=', accountNo)
      .where('currency', '=', 'POINT')
      .where('ref_type', '=', 'BOOK_MISSION')
      .where('reason', '<>', 'MISSION_CORRECTION')
      .where('created_at', '>=', since)
      .orderBy('entry_no')
      .execute();
    return rows.map(({ ref_id }) => ref_id);
  },

  /** EXP earned since an instant, with what paid it. */
  async expSince(
    db: Db,
    accountNo: number,
    since: number,
  ): Promise<{ amount: number; refType: string; refId: string; createdAt: number }[]> {
    return (await experienceSince(db, { accountNo, since })).rows;
  },

  /** The present of a book, once it was paid. */
  async bookPresent(
    db: Db,
    accountNo: number,
    bookNo: number,
  ): Promise<{ shells: number; createdAt: number } | undefined> {
    return (await presentOf(db, { accountNo, refId: `${bookNo}` })).rows[0];
  },

  /** Points that each mission of these books has paid, corrections included, by its source (`missionRefId`). */
  async pointsOfBooks(db: Db, accountNo: number, bookNos: readonly number[]): Promise<Map<string, number>> {
    const refIds = bookNos.flatMap((bookNo) => missionKinds.map((kind) => missionRefId(bookNo, kind)));
    const { rows } = await missionPoints(db, { accountNo, refIds });
    const sums = new Map<string, number>();
    for (const { ref_id, amount } of rows) {
      const mission = missionOfSource(ref_id);
      sums.set(mission, (sums.get(mission) ?? 0) + amount);
    }
    return sums;
  },
};
