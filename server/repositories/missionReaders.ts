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

  /** Highest page of a book this reader has seen; null before the first. */
  async furthestPage(db: Db, accountNo: number, bookNo: number): Promise<number | null> {
    const row = await db
      .selectFrom('reading_progress')
      .select('furthest_page_no')
      .where('account_no', '=', accountNo)
      .where('book_no', '=', bookNo)
      .executeTakeFirst();
    return row?.furthest_page_no ?? null;
  },
};
