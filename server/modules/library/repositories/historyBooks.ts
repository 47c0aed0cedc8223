import { type RawBuilder, sql } from 'kysely';
import type { BookCategory } from '#domain/book/bookCategories.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** A book that was finished, played or verified. Instants are milliseconds UTC. */
export interface HistoryRow {
  bookNo: number;
  /** Of the last of these. */
  at: number;
  finishedAt: number | null;
  verifiedAt: number | null;
  active: number;
  total: number;
}

interface Part {
  accountNo: number;
  limit: number;
  offset: number;
}

// `limit ?` alone has SQLite plan the statement again for each value: most of its time.
const pageOf = (db: Db, { accountNo, limit, offset }: Part, filter: RawBuilder<unknown>) =>
  sql<HistoryRow>`
    select latest.book_no as "bookNo", latest.last_at as "at", latest.total, book.active,
      reading_progress.finished_at as "finishedAt", verification.verified_at as "verifiedAt"
    from (
      select done.book_no, max(done.done_at) as last_at, count(*) over () as total
      from (
        select book_no, finished_at as done_at from reading_progress
          where account_no = ${accountNo} and finished_at is not null
        union all select book_no, verified_at from verification where account_no = ${accountNo}
        union all select book_no, submitted_at from mission_attempt
          where account_no = ${accountNo} and submitted_at is not null and hidden = 0
      ) as done ${filter}
      group by done.book_no order by max(done.done_at) desc, done.book_no limit (${limit} + 0) offset ${offset}
    ) as latest
    join book on book.book_no = latest.book_no
    left join reading_progress
      on reading_progress.account_no = ${accountNo} and reading_progress.book_no = latest.book_no
    left join verification on verification.account_no = ${accountNo} and verification.book_no = latest.book_no
    order by latest.last_at desc, latest.book_no`.compile(db);

const ofAll = compileOnce((db, given: Part) => ({ compile: () => pageOf(db, given, sql``) }));
const ofCategory = compileOnce((db, given: Part & { category: BookCategory }) => ({
  compile: () =>
    pageOf(db, given, sql`join book on book.book_no = done.book_no where book.category = ${given.category}`),
}));

/** The history of a student, by its last results. */
export const historyBooks = {
  /** One page, the latest first, with how many there are in all. @param category undefined: of all */
  async page(
    db: Db,
    accountNo: number,
    category: BookCategory | undefined,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ books: HistoryRow[]; total: number }> {
    const read = async (part: { limit: number; offset: number }) => {
      const given = { accountNo, ...part };
      return (await (category === undefined ? ofAll(db, given) : ofCategory(db, { ...given, category }))).rows;
    };
    const books = await read({ limit, offset });
    // Behind the last page no row carries the total.
    const [counted] = books.length > 0 || offset === 0 ? books : await read({ limit: 1, offset: 0 });
    return { books, total: Number(counted?.total ?? 0) };
  },
};
