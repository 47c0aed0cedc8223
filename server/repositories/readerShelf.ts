import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';

export interface ReadingRow {
  lastPageNo: number;
  turnedAt: number;
  furthestPageNo: number;
  bookmarkPageNo: number | null;
  finishedAt: number | null;
}

const basket = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('book_cart')
    .select('book_no')
    .where('account_no', '=', given.accountNo)
    .orderBy('added_at', 'desc')
    .orderBy('book_no'),
);

const inBasket = compileOnce((db, given: { accountNo: number; bookNo: number }) =>
  db
    .selectFrom('book_cart')
    .select('book_no')
    .where('account_no', '=', given.accountNo)
    .where('book_no', '=', given.bookNo),
);

const readingOf = compileOnce((db, given: { accountNo: number; bookNo: number }) =>
  db
    .selectFrom('reading_progress')
    .select([
      'last_page_no as lastPageNo',
      'updated_at as turnedAt',
      'furthest_page_no as furthestPageNo',
      'bookmark_page_no as bookmarkPageNo',
      'finished_at as finishedAt',
    ])
    .where('account_no', '=', given.accountNo)
    .where('book_no', '=', given.bookNo),
);

const cartPageQuery = compileOnce((db, given: { accountNo: number; limit: number; offset: number }) =>
  db
    .selectFrom('book_cart')
    .select(['book_no as bookNo', 'added_at as addedAt'])
    .where('account_no', '=', given.accountNo)
    .orderBy('added_at', 'desc')
    .orderBy('book_no')
    .limit(given.limit)
    .offset(given.offset),
);

const verifiedQuery = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('verification').select('book_no').where('account_no', '=', given.accountNo).orderBy('book_no'),
);

/** Baskets, favourites, verified books and reading progress of one reader. */
export const readerShelf = {
  async cart(db: Db, accountNo: number): Promise<number[]> {
    const { rows } = await basket(db, { accountNo });
    return rows.map((row) => row.book_no);
  },

  /** One page of the basket, the book put in last first. */
  async cartPage(
    db: Db,
    accountNo: number,
    limit: number,
    offset: number,
  ): Promise<{ bookNo: number; addedAt: number }[]> {
    return (await cartPageQuery(db, { accountNo, limit, offset })).rows;
  },

  async addToCart(db: Db, accountNo: number, books: readonly { bookNo: number; addedAt: number }[]): Promise<void> {
    await db
      .insertInto('book_cart')
      .values(books.map(({ bookNo, addedAt }) => ({ account_no: accountNo, book_no: bookNo, added_at: addedAt })))
      .onConflict((conflict) => conflict.columns(['account_no', 'book_no']).doNothing())
      .execute();
  },

  async removeFromCart(db: Db, accountNo: number, bookNos: readonly number[]): Promise<void> {
    await db
      .deleteFrom('book_cart')
      .where('account_no', '=', accountNo)
      .where('book_no', 'in', [...bookNos])
      .execute();
  },

  async inCart(db: Db, accountNo: number, bookNo: number): Promise<boolean> {
    return (await inBasket(db, { accountNo, bookNo })).rows.length > 0;
  },

  async setFavourite(db: Db, accountNo: number, bookNo: number, use: boolean, now: number): Promise<void> {
    if (!use) {
      await db.deleteFrom('book_favourite').where('account_no', '=', accountNo).where('book_no', '=', bookNo).execute();
      return;
    }
    await db
      .insertInto('book_favourite')
      .values({ account_no: accountNo, book_no: bookNo, added_at: now })
      .onConflict((conflict) => conflict.columns(['account_no', 'book_no']).doNothing())
      .execute();
  },

  async verified(db: Db, accountNo: number): Promise<number[]> {
    const { rows } = await verifiedQuery(db, { accountNo });
    return rows.map((row) => row.book_no);
  },

  async reading(db: Db, accountNo: number, bookNo: number): Promise<ReadingRow | undefined> {
    return (await readingOf(db, { accountNo, bookNo })).rows[0];
  },

  /** Takes back what was marked for a book on paper. */
  async forgetReading(db: Db, accountNo: number, bookNo: number): Promise<void> {
    await db.deleteFrom('reading_progress').where('account_no', '=', accountNo).where('book_no', '=', bookNo).execute();
  },

  async saveReading(db: Db, accountNo: number, bookNo: number, row: ReadingRow): Promise<void> {
    const values = {
      last_page_no: row.lastPageNo,
      furthest_page_no: row.furthestPageNo,
      bookmark_page_no: row.bookmarkPageNo,
      updated_at: row.turnedAt,
      finished_at: row.finishedAt,
    };
    await db
      .insertInto('reading_progress')
      .values({ account_no: accountNo, book_no: bookNo, started_at: row.turnedAt, ...values })
      .onConflict((conflict) => conflict.columns(['account_no', 'book_no']).doUpdateSet(values))
      .execute();
  },
};
