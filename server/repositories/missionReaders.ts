import type { Db } from '../db/Db.ts';

export const missionReaders = {
  async schoolGrade(db: Db, accountNo: number): Promise<string> {
    const row = await db
      .selectFrom('account')
      .select('school_grade')
      .where('account_no', '=', accountNo)
      .executeTakeFirst();
    return row?.school_grade ?? '';
  },

  /** Highest page that this reader has seen, by book; none before the first. */
  async furthestPages(db: Db, accountNo: number, bookNos: readonly number[]): Promise<Map<number, number>> {
    const rows = await db
      .selectFrom('reading_progress')
      .select(['book_no as bookNo', 'furthest_page_no as pageNo'])
      .where('account_no', '=', accountNo)
      .where('book_no', 'in', [...bookNos])
      .execute();
    return new Map(rows.map(({ bookNo, pageNo }) => [bookNo, pageNo]));
  },
};
