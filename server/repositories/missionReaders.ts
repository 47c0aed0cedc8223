import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { isAmong } from '../db/isAmong.ts';

const furthest = compileOnce((db, given: { accountNo: number; bookNos: readonly number[] }) =>
  db
    .selectFrom('reading_progress')
    .select(['book_no as bookNo', 'furthest_page_no as pageNo'])
    .where('account_no', '=', given.accountNo)
    .where(isAmong(db, 'book_no', given.bookNos)),
);

const schoolGradeQuery = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('account').select('school_grade').where('account_no', '=', given.accountNo),
);

export const missionReaders = {
  async schoolGrade(db: Db, accountNo: number): Promise<string> {
    const [row] = (await schoolGradeQuery(db, { accountNo })).rows;
    return row?.school_grade ?? '';
  },

  /** Highest page that this reader has seen, by book; none before the first. */
  async furthestPages(db: Db, accountNo: number, bookNos: readonly number[]): Promise<Map<number, number>> {
    const { rows } = await furthest(db, { accountNo, bookNos });
    return new Map(rows.map(({ bookNo, pageNo }) => [bookNo, pageNo]));
  },
};
