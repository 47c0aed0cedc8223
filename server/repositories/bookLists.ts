import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { bookDepth } from './bookDepth.ts';

interface Latest {
  accountNo: number;
  limit: number;
}

const begunBooks = (db: Db, { accountNo, limit }: Latest) =>
  db
    .selectFrom('reading_progress')
    .innerJoin('book', 'book.book_no', 'reading_progress.book_no')
    .select('reading_progress.book_no as bookNo')
    .where('reading_progress.account_no', '=', accountNo)
    .where('book.active', '=', 1)
    .orderBy('reading_progress.updated_at', 'desc')
    .limit(limit);

const unfinished = compileOnce((db, given: Latest) =>
  begunBooks(db, given).where('reading_progress.finished_at', 'is', null),
);

const unverified = compileOnce((db, given: Latest) =>
  begunBooks(db, given)
    .leftJoin('verification', (join) =>
      join
        .onRef('verification.book_no', '=', 'reading_progress.book_no')
        .onRef('verification.account_no', '=', 'reading_progress.account_no'),
    )
    .where('verification.book_no', 'is', null),
);

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

  /** Books of this reader begun and not finished, the latest first. */
  async reading(db: Db, accountNo: number, limit: number): Promise<number[]> {
    const { rows } = await unfinished(db, { accountNo, limit });
    return rows.map((row) => row.bookNo);
  },

  /** Books begun, finished or not, that are not verified yet, the latest first. */
  async begun(db: Db, accountNo: number, limit: number): Promise<number[]> {
    const { rows } = await unverified(db, { accountNo, limit });
    return rows.map((row) => row.bookNo);
  },
};
