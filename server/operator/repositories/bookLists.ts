import type { Db } from '#server/db/Db.ts';
import { bookDepth } from '#server/repositories/bookDepth.ts';

/** Lists of book numbers; what cards show is read for one page of them only. */
export const bookLists = {
  /** Books nearest to a raq whose text is here: up to `limit` below and above it. */
  async nearestReadable(db: Db, raq: number, limit: number): Promise<{ bookNo: number; raq: number }[]> {
    const books = db
      .selectFrom('book')
      .select(['book_no as bookNo', 'raq'])
      .where('active', '=', 1)
      .where((eb) => bookDepth.firstPageNo(eb), 'is not', null)
      .limit(limit);
    const below = await books.where('raq', '<=', raq).orderBy('raq', 'desc').orderBy('book_no', 'desc').execute();
    const above = await books.where('raq', '>', raq).orderBy('raq').orderBy('book_no').execute();
    return [...below, ...above];
  },
};
