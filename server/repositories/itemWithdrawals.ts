import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { isAmong } from '../db/isAmong.ts';
import type { ReportedItem } from './itemReports.ts';

const ofBook = compileOnce((db, given: { bookNo: number }) =>
  db.selectFrom('item_withdrawal').select(['kind', 'item_hash as hash']).where('book_no', '=', given.bookNo),
);

const booksWithQuery = compileOnce((db, given: { bookNos: readonly number[]; kind: MissionKind }) =>
  db
    .selectFrom('item_withdrawal')
    .select('book_no as bookNo')
    .distinct()
    .where(isAmong(db, 'book_no', given.bookNos))
    .where('kind', '=', given.kind),
);

/** A round that was handed in before one of its items was withdrawn. */
export interface RoundToCorrect {
  attemptNo: number;
  accountNo: number;
  version: string;
}

/** Hashes of withdrawn items of a book, by kind. */
export type WithdrawnHashes = ReadonlyMap<MissionKind, ReadonlySet<string>>;

function byKind(rows: readonly { kind: MissionKind; hash: string }[]): WithdrawnHashes {
  const found = new Map<MissionKind, Set<string>>();
  for (const { kind, hash } of rows) found.set(kind, (found.get(kind) ?? new Set()).add(hash));
  return found;
}

/** Items that were taken back for everybody. */
export const itemWithdrawals = {
  /** The same of several books at once. @returns those of one of them */
  async ofBooks(db: Db, bookNos: readonly number[]): Promise<(bookNo: number) => WithdrawnHashes> {
    const rows = await db
      .selectFrom('item_withdrawal')
      .select(['book_no as bookNo', 'kind', 'item_hash as hash'])
      .where('book_no', 'in', [...bookNos])
      .execute();
    return (bookNo) => byKind(rows.filter((row) => row.bookNo === bookNo));
  },

  /** Hashes of the withdrawn items of a book by kind; hardly any book has one. */
  async ofBook(db: Db, bookNo: number): Promise<WithdrawnHashes> {
    return byKind((await ofBook(db, { bookNo })).rows);
  },

  /** Those of these books that have withdrawn items of a mission. */
  async booksWith(db: Db, kind: MissionKind, bookNos: readonly number[]): Promise<number[]> {
    if (bookNos.length === 0) return [];
    const { rows } = await booksWithQuery(db, { bookNos, kind });
    return rows.map(({ bookNo }) => bookNo);
  },

  /** Withdraws an item; again changes nothing. */
  async add(db: Db, item: ReportedItem & { key: string; note: string; now: number }): Promise<void> {
    await db
      .insertInto('item_withdrawal')
      .values({
        book_no: item.bookNo,
        kind: item.kind,
        item_hash: item.hash,
        item_key: item.key,
        note: item.note,
        withdrawn_at: item.now,
      })
      .onConflict((conflict) => conflict.columns(['book_no', 'kind', 'item_hash']).doNothing())
      .execute();
  },

  /**
   * Writes the open rounds of a mission as they are: a hand-in that is under way is waited for, and one that began before
   * this has to begin again. Not for a transaction, which could not see what it waited for.
   */
  async touchOpen(db: Db, bookNo: number, kind: MissionKind): Promise<void> {
    await db
      .updateTable('mission_attempt')
      .set({ status: 'OPEN' })
      .where('book_no', '=', bookNo)
      .where('kind', '=', kind)
      .where('status', '=', 'OPEN')
      .execute();
  },

  /** Versions of a mission that somebody has played. */
  async playedVersions(db: Db, bookNo: number, kind: MissionKind): Promise<string[]> {
    const rows = await db
      .selectFrom('mission_material')
      .select('version')
      .where('book_no', '=', bookNo)
      .where('kind', '=', kind)
      .execute();
    return rows.map(({ version }) => version);
  },

  /** Visible rounds of a version that were handed in and have this item marked wrong, in order, after an attempt. */
  async roundsToCorrect(
    db: Db,
    played: { bookNo: number; kind: MissionKind; version: string; key: string; after: number },
    limit: number,
  ): Promise<RoundToCorrect[]> {
    return db
      .selectFrom('mission_attempt')
      .innerJoin('mission_mark', 'mission_mark.attempt_no', 'mission_attempt.attempt_no')
      .select([
        'mission_attempt.attempt_no as attemptNo',
        'mission_attempt.account_no as accountNo',
        'mission_attempt.version',
      ])
      .where('book_no', '=', played.bookNo)
      .where('kind', '=', played.kind)
      .where('version', '=', played.version)
      .where('status', '=', 'SUBMITTED')
      .where('hidden', '=', 0)
      .where('mission_attempt.attempt_no', '>', played.after)
      .where('mission_mark.item_key', '=', played.key)
      .where('mission_mark.correct', '=', 0)
      .orderBy('mission_attempt.attempt_no')
      .limit(limit)
      .execute();
  },
};
