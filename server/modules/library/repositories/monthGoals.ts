import type { MonthGoal } from '#domain/point/goalHistory.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const goals = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('month_goal')
    .select(['month', 'book_count as bookCount'])
    .where('account_no', '=', given.accountNo)
    .orderBy('month'),
);

export const monthGoals = {
  /** Sets the goal of a month, and of those after it until another is set. @param month `YYYY-MM` in Seoul */
  async set(db: Db, accountNo: number, month: string, bookCount: number): Promise<void> {
    await db
      .updateTable('account')
      .set({ month_goal_book_count: bookCount })
      .where('account_no', '=', accountNo)
      .execute();
    await db
      .insertInto('month_goal')
      .values({ account_no: accountNo, month, book_count: bookCount })
      .onConflict((conflict) => conflict.columns(['account_no', 'month']).doUpdateSet({ book_count: bookCount }))
      .execute();
  },

  async list(db: Db, accountNo: number): Promise<MonthGoal[]> {
    return (await goals(db, { accountNo })).rows;
  },
};
