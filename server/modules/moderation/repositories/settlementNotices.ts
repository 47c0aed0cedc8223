import type { Settlement } from '#domain/moderation/settlements.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

export interface NewSettlementNotice {
  settlement: Settlement;
  subjectNo: number;
  accountNo: number;
  staffNo: number;
  bookNo: number | null;
  reason: string;
}

const unseenNotices = compileOnce((db, given: { accountNo: number; limit: number }) =>
  db
    .selectFrom('settlement_notice')
    .innerJoin('staff', 'staff.staff_no', 'settlement_notice.staff_no')
    .leftJoin('book', 'book.book_no', 'settlement_notice.book_no')
    .select([
      'notice_no as noticeNo',
      'subject',
      'decision',
      'book.book_name as bookName',
      'reason',
      'staff.name as staffName',
      'decided_at as decidedAt',
    ])
    .where('settlement_notice.account_no', '=', given.accountNo)
    .where('seen_at', 'is', null)
    .orderBy('decided_at', 'desc')
    .orderBy('notice_no', 'desc')
    .limit(given.limit),
);

/** Decisions that are shown to pupils. */
export const settlementNotices = {
  /** Stores a decision; a later one about the same thing takes its place and is new again. */
  async put(db: Db, notice: NewSettlementNotice, now: number): Promise<void> {
    const { settlement, subjectNo, accountNo, staffNo, bookNo, reason } = notice;
    const changed = { staff_no: staffNo, decision: settlement.decision, reason, decided_at: now, seen_at: null };
    await db
      .insertInto('settlement_notice')
      .values({
        subject: settlement.subject,
        subject_no: subjectNo,
        account_no: accountNo,
        book_no: bookNo,
        ...changed,
      })
      .onConflict((conflict) => conflict.columns(['subject', 'subject_no']).doUpdateSet(changed))
      .execute();
  },

  /** Those that a pupil has not put away, the latest first. */
  async unseen(db: Db, accountNo: number, limit: number) {
    return (await unseenNotices(db, { accountNo, limit })).rows;
  },

  /** False when there is none of this number for this pupil. */
  async see(db: Db, accountNo: number, noticeNo: number, now: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('settlement_notice')
      .set((eb) => ({ seen_at: eb.fn.coalesce('seen_at', eb.val(now)) }))
      .where('notice_no', '=', noticeNo)
      .where('account_no', '=', accountNo)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
};
