import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';

const pagesWithin = compileOnce((db, given: { accountNo: number; from: string; to: string }) =>
  db
    .selectFrom('reading_day')
    .select(['day_key as day', 'book_no as bookNo', 'from_page_no as fromPageNo', 'to_page_no as toPageNo'])
    .where('account_no', '=', given.accountNo)
    .where('day_key', '>=', given.from)
    .where('day_key', '<=', given.to)
    .orderBy('day_key')
    .orderBy('book_no'),
);

/** Days of Seoul on which a student read. */
export const readingDays = {
  /** Notes that a page was seen; the lowest and the highest of the day stay. */
  async mark(db: Db, accountNo: number, dayKey: string, bookNo: number, pageNo: number): Promise<void> {
    await db
      .insertInto('reading_day')
      .values({
        account_no: accountNo,
        day_key: dayKey,
        book_no: bookNo,
        from_page_no: pageNo,
        to_page_no: pageNo,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_no', 'day_key', 'book_no']).doUpdateSet((eb) => ({
          from_page_no: eb
            .case()
            .when('reading_day.from_page_no', '>', pageNo)
            .then(pageNo)
            .else(eb.ref('reading_day.from_page_no'))
            .end(),
          to_page_no: eb
            .case()
            .when('reading_day.to_page_no', '<', pageNo)
            .then(pageNo)
            .else(eb.ref('reading_day.to_page_no'))
            .end(),
        })),
      )
      .execute();
  },

  /** Books with the pages seen, by day. Both day keys are included. */
  async between(db: Db, accountNo: number, from: string, to: string) {
    return (await pagesWithin(db, { accountNo, from, to })).rows;
  },
};
