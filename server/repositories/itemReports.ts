import { sql } from 'kysely';
import type { ItemReportReason } from '#domain/mission/itemReportReasons.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';

/** Which item of which book. */
export interface ReportedItem {
  bookNo: number;
  kind: MissionKind;
  hash: string;
}

export interface NewItemReport extends ReportedItem {
  accountNo: number;
  attemptNo: number;
  key: string;
  reason: ItemReportReason;
  words: string;
  now: number;
}

const ofStudentQuery = compileOnce((db, given: { accountNo: number; bookNo: number }) =>
  db
    .selectFrom('item_report')
    .select(['kind', 'item_key as key', 'reason', 'words'])
    .where('account_no', '=', given.accountNo)
    .where('book_no', '=', given.bookNo)
    .where('status', '=', 'OPEN')
    .orderBy('report_no'),
);

/** What students find wrong with items. */
export const itemReports = {
  /** Keeps the one open report of a student about an item; a later one takes its place. */
  async save(db: Db, report: NewItemReport): Promise<void> {
    const { attemptNo, key, reason, words, now } = report;
    await db
      .insertInto('item_report')
      .values({
        account_no: report.accountNo,
        attempt_no: attemptNo,
        book_no: report.bookNo,
        kind: report.kind,
        item_key: key,
        item_hash: report.hash,
        reason,
        words,
        status: 'OPEN',
        note: '',
        reported_at: now,
        closed_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['account_no', 'book_no', 'kind', 'item_hash'])
          // Written out: the database finds the partial index by its very words.
          .where(sql<boolean>`status = 'OPEN'`)
          .doUpdateSet({ attempt_no: attemptNo, item_key: key, reason, words, reported_at: now }),
      )
      .execute();
  },

  /** Takes the open report of a student back; nothing when there is none. */
  async remove(db: Db, accountNo: number, { bookNo, kind, hash }: ReportedItem): Promise<void> {
    await db
      .deleteFrom('item_report')
      .where('account_no', '=', accountNo)
      .where('book_no', '=', bookNo)
      .where('kind', '=', kind)
      .where('item_hash', '=', hash)
      .where('status', '=', 'OPEN')
      .execute();
  },

  /** Open reports of a student about a book. */
  async ofStudent(db: Db, accountNo: number, bookNo: number) {
    return (await ofStudentQuery(db, { accountNo, bookNo })).rows;
  },

  /** Open reports with the version that the student had, the longest waiting first. */
  async open(db: Db, limit: number, offset: number) {
    return db
      .selectFrom('item_report')
      .innerJoin('mission_attempt', 'mission_attempt.attempt_no', 'item_report.attempt_no')
      .innerJoin('book', 'book.book_no', 'item_report.book_no')
      .select([
        'report_no as reportNo',
        'item_report.book_no as bookNo',
        'book.book_name as bookName',
        'item_report.kind',
        'item_key as key',
        'mission_attempt.version',
        'mission_attempt.seed',
        'reason',
        'words',
        'note',
        'reported_at as reportedAt',
      ])
      .where('item_report.status', '=', 'OPEN')
      .orderBy('reported_at')
      .orderBy('report_no')
      .limit(limit)
      .offset(offset)
      .execute();
  },

  /** Closes an open report; false when there is none of this number. */
  async close(db: Db, reportNo: number, note: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('item_report')
      .set({ status: 'CLOSED', note, closed_at: now })
      .where('report_no', '=', reportNo)
      .where('status', '=', 'OPEN')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Closes every open report about an item. Returns how many. */
  async closeAbout(db: Db, { bookNo, kind, hash }: ReportedItem, note: string, now: number): Promise<number> {
    const { numUpdatedRows } = await db
      .updateTable('item_report')
      .set({ status: 'CLOSED', note, closed_at: now })
      .where('book_no', '=', bookNo)
      .where('kind', '=', kind)
      .where('item_hash', '=', hash)
      .where('status', '=', 'OPEN')
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },

  /** An open report of this student that nobody has passed on. */
  async findOpen(db: Db, reportNo: number, accountNo: number) {
    return db
      .selectFrom('item_report')
      .select('book_no as bookNo')
      .where('report_no', '=', reportNo)
      .where('account_no', '=', accountNo)
      .where('status', '=', 'OPEN')
      .where('note', '=', '')
      .executeTakeFirst();
  },

  /** Adds words of the staff to an open report. */
  async note(db: Db, reportNo: number, note: string): Promise<void> {
    await db.updateTable('item_report').set({ note }).where('report_no', '=', reportNo).execute();
  },

  /** The item a report is about, and the attempt it was seen in. */
  async find(db: Db, reportNo: number) {
    return db
      .selectFrom('item_report')
      .innerJoin('mission_attempt', 'mission_attempt.attempt_no', 'item_report.attempt_no')
      .select(['item_report.book_no as bookNo', 'item_report.kind', 'item_key as key', 'mission_attempt.version'])
      .where('report_no', '=', reportNo)
      .executeTakeFirst();
  },
};
