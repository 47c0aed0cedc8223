import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';
import { bookDepth } from '#server/repositories/bookDepth.ts';

/** A book as the search index is made of it; one row of `searchedBooks`. */
export type SearchedBookRow = Awaited<ReturnType<typeof searchedBooks.after>>[number];

const readRevision = compileOnce((db, given: { id: number }) =>
  db.selectFrom('book_revision').select('revision').where('id', '=', given.id),
);

const readAfter = compileOnce((db, given: { bookNo: number; limit: number }) =>
  db
    .selectFrom('book')
    .select([
      'book_no as bookNo',
      'book_name as title',
      'author_name as author',
      'publisher_name as publisher',
      'category',
      'sub_category as subCategory',
      'labels',
      'summary',
      'raq',
      'added_at as addedAt',
      'audio',
    ])
    .select((eb) => [bookDepth.firstPageNo(eb).as('firstPageNo'), bookDepth.firstMission(eb).as('firstMission')])
    .where('book_no', '>', given.bookNo)
    .where('active', '=', 1)
    .orderBy('book_no')
    .limit(given.limit),
);

const readVerified = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('verification').select('book_no as bookNo').where('account_no', '=', given.accountNo),
);

const namesQuery = compileOnce((db, given: { bookNos: readonly number[] }) =>
  db
    .selectFrom('book')
    .select(['book_no as bookNo', 'book_name as title', 'author_name as author'])
    .where(isAmong(db, 'book_no', given.bookNos)),
);

/** What a search reads of the catalogue. */
export const searchedBooks = {
  /** Grows with every change of the catalogue that a search can see. */
  async revision(db: Db): Promise<number> {
    const { rows } = await readRevision(db, { id: 1 });
    return rows[0]?.revision ?? 0;
  },

  /** The next books in the order of their numbers. */
  async after(db: Db, bookNo: number, limit: number) {
    return (await readAfter(db, { bookNo, limit })).rows;
  },

  /** Numbers of the books a reader has verified. */
  async verified(db: Db, accountNo: number): Promise<Set<number>> {
    const { rows } = await readVerified(db, { accountNo });
    return new Set(rows.map((row) => row.bookNo));
  },

  /** Titles and authors of a few books, in the order of the numbers. */
  async names(db: Db, bookNos: readonly number[]): Promise<{ bookNo: number; title: string; author: string }[]> {
    if (bookNos.length === 0) return [];
    const { rows } = await namesQuery(db, { bookNos });
    const byNo = new Map(rows.map((row) => [row.bookNo, row]));
    return bookNos.flatMap((bookNo) => byNo.get(bookNo) ?? []);
  },
};
