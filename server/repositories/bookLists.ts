import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { BookCategory } from '../../domain/book/bookCategories.ts';
import type { SearchReading, SearchWord } from '../../domain/text/parseSearch.ts';
import type { Db } from '../db/Db.ts';
import type { Tables } from '../db/schema/Tables.ts';

export interface BookFilter {
  words: readonly SearchWord[];
  category?: BookCategory | undefined;
}

/** Lists of book numbers; what cards show is read for one page of them only. */
export const bookLists = {
  async count(db: Db, filter: BookFilter): Promise<number> {
    const row = await filtered(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  },

  /** Best matches first: title begins with the first word, title has it, author has it, the rest; then nearest in raq. */
  async page(db: Db, filter: BookFilter, raq: number, limit: number, offset: number): Promise<number[]> {
    const [first] = filter.words;
    const ranked = first ? filtered(db, filter).orderBy(rankOf(first)) : filtered(db, filter);
    const rows = await ranked
      .select('book.book_no')
      .orderBy(sql`abs(book.raq - ${raq})`)
      .orderBy('book.book_no')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map((row) => row.book_no);
  },

  /** Books nearest to a raq that this reader has neither begun nor verified: up to `limit` below and above it. */
  async nearestUnread(
    db: Db,
    accountNo: number,
    near: { raq: number; category?: BookCategory; except?: number },
    limit: number,
  ): Promise<{ bookNo: number; raq: number }[]> {
    let books = db
      .selectFrom('book')
      .select(['book_no as bookNo', 'raq'])
      .where('active', '=', 1)
      .where('book_no', '<>', near.except ?? 0)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('reading_progress')
              .select('book_no')
              .whereRef('reading_progress.book_no', '=', 'book.book_no')
              .where('account_no', '=', accountNo),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('verification')
              .select('book_no')
              .whereRef('verification.book_no', '=', 'book.book_no')
              .where('account_no', '=', accountNo),
          ),
        ),
      )
      .limit(limit);
    if (near.category !== undefined) books = books.where('category', '=', near.category);
    const below = await books.where('raq', '<=', near.raq).orderBy('raq', 'desc').orderBy('book_no', 'desc').execute();
    const above = await books.where('raq', '>', near.raq).orderBy('raq').orderBy('book_no').execute();
    return [...below, ...above];
  },

  /** Books of this reader begun and not finished, the latest first. */
  async reading(db: Db, accountNo: number, limit: number): Promise<number[]> {
    const rows = await db
      .selectFrom('reading_progress')
      .innerJoin('book', 'book.book_no', 'reading_progress.book_no')
      .select('reading_progress.book_no as bookNo')
      .where('reading_progress.account_no', '=', accountNo)
      .where('reading_progress.finished_at', 'is', null)
      .where('book.active', '=', 1)
      .orderBy('reading_progress.updated_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => row.bookNo);
  },

  /** Books begun, finished or not, that are not verified yet, the latest first. */
  async begun(db: Db, accountNo: number, limit: number): Promise<number[]> {
    const rows = await db
      .selectFrom('reading_progress')
      .innerJoin('book', 'book.book_no', 'reading_progress.book_no')
      .leftJoin('verification', (join) =>
        join
          .onRef('verification.book_no', '=', 'reading_progress.book_no')
          .onRef('verification.account_no', '=', 'reading_progress.account_no'),
      )
      .select('reading_progress.book_no as bookNo')
      .where('reading_progress.account_no', '=', accountNo)
      .where('verification.book_no', 'is', null)
      .where('book.active', '=', 1)
      .orderBy('reading_progress.updated_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => row.bookNo);
  },
};

type BookExpressions = ExpressionBuilder<Tables, 'book'>;

function filtered(db: Db, { words, category }: BookFilter) {
  let query = db.selectFrom('book').where('book.active', '=', 1);
  if (category !== undefined) query = query.where('book.category', '=', category);
  for (const word of words) query = query.where((eb) => eb.or(word.map((reading) => matches(eb, reading))));
  return query;
}

/** The index narrows down, the text decides. Searchable texts hold letters and digits only: nothing to escape. */
function matches(
  eb: BookExpressions,
  { kind, text, grams }: SearchReading,
): ExpressionWrapper<Tables, 'book', SqlBool> {
  const indexed = grams.map((gram) =>
    eb('book.book_no', 'in', eb.selectFrom('book_gram').select('book_gram.book_no').where('book_gram.gram', '=', gram)),
  );
  const columns =
    kind === 'CHOSEONG'
      ? (['book.search_choseong'] as const)
      : (['book.search_title', 'book.search_author', 'book.search_rest'] as const);
  return eb.and([...indexed, eb.or(columns.map((column) => eb(column, 'like', `%${text}%`)))]);
}

function rankOf(word: SearchWord) {
  const tests = word.flatMap(({ kind, text }) =>
    kind === 'CHOSEONG'
      ? [{ column: 'book.search_choseong', pattern: `${text}%`, rank: 0 }]
      : [
          { column: 'book.search_title', pattern: `${text}%`, rank: 0 },
          { column: 'book.search_title', pattern: `%${text}%`, rank: 1 },
          { column: 'book.search_author', pattern: `%${text}%`, rank: 2 },
        ],
  );
  const ordered = tests.sort((one, two) => one.rank - two.rank);
  const cases = ordered.map(
    ({ column, pattern, rank }) => sql`when ${sql.ref(column)} like ${pattern} then ${sql.lit(rank)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} else 3 end`;
}
