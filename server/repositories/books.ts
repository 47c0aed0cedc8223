import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { bookDepth } from './bookDepth.ts';

interface StoredPage {
  pageNo: number;
  heading: string | null;
  /** JSON. */
  paragraphs: string;
  picture: string | null;
}

const pagesOf = compileOnce((db, given: { bookNo: number }) =>
  db
    .selectFrom('book_page')
    .select(['page_no as pageNo', 'heading', 'paragraphs', 'picture'])
    .where('book_no', '=', given.bookNo)
    .orderBy('page_no'),
);

const existsQuery = compileOnce((db, given: { bookNo: number }) =>
  db.selectFrom('book').select('book_no').where('book_no', '=', given.bookNo).where('active', '=', 1),
);

const findQuery = compileOnce((db, given: { bookNo: number }) =>
  db
    .selectFrom('book')
    .select([
      'book_no as bookNo',
      'book_name as bookName',
      'author_name as authorName',
      'summary',
      'source',
      'form',
      'genre',
      'category',
      'raq',
      'page_count as pageCount',
    ])
    .select((eb) => bookDepth.firstPageNo(eb).as('firstPageNo'))
    .where('book_no', '=', given.bookNo)
    .where('active', '=', 1),
);

/** Single books and their pages. */
export const books = {
  async exists(db: Db, bookNo: number): Promise<boolean> {
    const [row] = (await existsQuery(db, { bookNo })).rows;
    return row !== undefined;
  },

  /** Those of these numbers that are books. */
  async known(db: Db, bookNos: readonly number[]): Promise<number[]> {
    const rows = await db
      .selectFrom('book')
      .select('book_no')
      .where('book_no', 'in', [...bookNos])
      .where('active', '=', 1)
      .execute();
    return rows.map((row) => row.book_no);
  },

  async find(db: Db, bookNo: number) {
    return (await findQuery(db, { bookNo })).rows[0];
  },

  async pages(db: Db, bookNo: number): Promise<StoredPage[]> {
    return (await pagesOf(db, { bookNo })).rows;
  },
};
