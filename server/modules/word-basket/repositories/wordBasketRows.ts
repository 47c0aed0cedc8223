import { sql } from 'kysely';
import type { BasketOrder } from '#domain/dictionary/basketOrders.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';

export interface StoredBasketWord {
  word: string;
  meaning: string;
  sentence: string | null;
  bookNo: number;
  pageNo: number | null;
  metIn: string | null;
  addedAt: number;
}

export interface BasketFilter {
  query?: string | undefined;
  order: BasketOrder;
}

const columns = [
  'word_basket.word',
  'word_basket.meaning',
  'word_basket.sentence',
  'word_basket.book_no as bookNo',
  'word_basket.page_no as pageNo',
  'word_basket.met_in as metIn',
  'word_basket.added_at as addedAt',
] as const;

const pageQuery = compileByShape(
  ['order'],
  (
    db,
    given: { accountNo: number; pattern?: string | undefined; order: BasketOrder; limit: number; offset: number },
  ) => {
    const rows = kept(db, given)
      .innerJoin('book', 'book.book_no', 'word_basket.book_no')
      .select([...columns, 'book.book_name as bookName']);
    const ordered = given.order === 'BOOK' ? rows.orderBy('book.book_name').orderBy('book.book_no') : rows;
    return ordered
      .orderBy('word_basket.added_at', 'desc')
      .orderBy('word_basket.word')
      .limit(given.limit)
      .offset(given.offset);
  },
);

const countQuery = compileByShape([], (db, given: { accountNo: number; pattern?: string | undefined }) =>
  kept(db, given).select((eb) => eb.fn.countAll<number>().as('count')),
);

const allQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('word_basket')
    .select(columns)
    .where('account_no', '=', given.accountNo)
    .orderBy('added_at')
    .orderBy('word'),
);

/** Words that students keep. */
export const wordBasketRows = {
  /** The word put in last first, or book by book. */
  async page(db: Db, accountNo: number, { query, order }: BasketFilter, limit: number, offset: number) {
    return (await pageQuery(db, { accountNo, pattern: patternOf(query), order, limit, offset })).rows;
  },

  async count(db: Db, accountNo: number, query?: string): Promise<number> {
    const row = firstRow(await countQuery(db, { accountNo, pattern: patternOf(query) }));
    return row.count;
  },

  async find(db: Db, accountNo: number, word: string) {
    return db
      .selectFrom('word_basket')
      .innerJoin('book', 'book.book_no', 'word_basket.book_no')
      .select([...columns, 'book.book_name as bookName'])
      .where('account_no', '=', accountNo)
      .where('word', '=', word)
      .executeTakeFirst();
  },

  /** The word put in first first. */
  async all(db: Db, accountNo: number): Promise<StoredBasketWord[]> {
    return (await allQuery(db, { accountNo })).rows;
  },

  /** A word that is in stays as it is. */
  async putIn(db: Db, accountNo: number, kept: StoredBasketWord): Promise<void> {
    await db
      .insertInto('word_basket')
      .values({
        account_no: accountNo,
        word: kept.word,
        meaning: kept.meaning,
        sentence: kept.sentence,
        book_no: kept.bookNo,
        page_no: kept.pageNo,
        met_in: kept.metIn,
        added_at: kept.addedAt,
      })
      .onConflict((conflict) => conflict.columns(['account_no', 'word']).doNothing())
      .execute();
  },

  async takeOut(db: Db, accountNo: number, word: string): Promise<void> {
    await db.deleteFrom('word_basket').where('account_no', '=', accountNo).where('word', '=', word).execute();
  },
};

function kept(db: Db, { accountNo, pattern }: { accountNo: number; pattern?: string | undefined }) {
  const rows = db.selectFrom('word_basket').where('word_basket.account_no', '=', accountNo);
  if (pattern === undefined) return rows;
  return rows.where(
    sql<boolean>`(word_basket.word like ${pattern} escape '\\' or word_basket.meaning like ${pattern} escape '\\')`,
  );
}

function patternOf(query: string | undefined): string | undefined {
  return query ? `%${query.normalize('NFC').replace(/[\\%_]/gu, '\\$&')}%` : undefined;
}
