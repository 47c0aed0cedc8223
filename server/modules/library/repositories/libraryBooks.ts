import { type RawBuilder, sql } from 'kysely';
import type { BookCategory } from '#domain/book/bookCategories.ts';
import type { ShelfWord } from '#domain/library/shelfPlace.ts';
import type { Shelf } from '#domain/library/shelves.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** Everything that is known of a student and a book. Instants are milliseconds UTC. */
export interface LibraryRow {
  bookNo: number;
  category: BookCategory;
  active: number;
  /** Null where the book is read on paper or elsewhere. */
  firstPageNo: number | null;
  turnedAt: number | null;
  finishedAt: number | null;
  verifiedAt: number | null;
  /** Last mission begun or handed in, and the last one handed in. */
  playedAt: number | null;
  handedInAt: number | null;
  saidPlace: ShelfWord['place'] | null;
  saidAt: number | null;
  pinShelf: Shelf | null;
  pin: number | null;
}

interface Student {
  accountNo: number;
}

/** Books that the student has something to do with, from the student's own rows: the size of the catalogue does not matter. */
const own = (accountNo: number) => sql`
  select book_no from reading_progress where account_no = ${accountNo}
  union select book_no from verification where account_no = ${accountNo}
  union select book_no from shelf_book where account_no = ${accountNo}
  union select book_no from mission_attempt where account_no = ${accountNo} and hidden = 0`;

/**
 * The same books, and of which of them the place needs no rule: those that were finished or verified, and of which
 * no place was chosen since. They stand among the finished ones from then on, without a pin (`shelfPlace`,
 * `standingSince`), whatever was played afterwards.
 */
const marked = (accountNo: number) => sql`
  select known.book_no, known.since,
    case when known.since is not null and book.active = 1 and word.pin_shelf is null
      and (word.place is null or word.said_at < known.since) then 1 else 0 end as settled
  from (
    select book_no, min(ended_at) as since
    from (
      select book_no, finished_at as ended_at from reading_progress where account_no = ${accountNo}
      union all select book_no, verified_at from verification where account_no = ${accountNo}
      union all select book_no, null from shelf_book where account_no = ${accountNo}
      union all select distinct book_no, cast(null as bigint) from mission_attempt where account_no = ${accountNo} and hidden = 0
    ) as trace group by book_no
  ) as known
  left join book on book.book_no = known.book_no
  left join shelf_book as word on word.account_no = ${accountNo} and word.book_no = known.book_no`;

const played = (accountNo: number, where: RawBuilder<unknown>) => sql`
  select book_no, max(coalesce(submitted_at, started_at)) as played_at, max(submitted_at) as handed_in_at
  from mission_attempt where account_no = ${accountNo} and hidden = 0 ${where} group by book_no`;
/** Where few books are picked of many, their attempts are looked up instead of all being grouped. */
const ofPicked = sql`and book_no in (select book_no from picked)`;

/** Joined to the left throughout, so that nobody begins with the catalogue. */
const rows = (accountNo: number) => sql`
  select book.book_no as "bookNo", book.category, book.active,
    (select min(page_no) from book_page where book_page.book_no = book.book_no) as "firstPageNo",
    reading_progress.updated_at as "turnedAt", reading_progress.finished_at as "finishedAt",
    verification.verified_at as "verifiedAt", played.played_at as "playedAt", played.handed_in_at as "handedInAt",
    shelf_book.place as "saidPlace", shelf_book.said_at as "saidAt", shelf_book.pin_shelf as "pinShelf", shelf_book.pin
  from picked
  left join book on book.book_no = picked.book_no
  left join reading_progress on reading_progress.account_no = ${accountNo} and reading_progress.book_no = picked.book_no
  left join verification on verification.account_no = ${accountNo} and verification.book_no = picked.book_no
  left join shelf_book on shelf_book.account_no = ${accountNo} and shelf_book.book_no = picked.book_no
  left join played on played.book_no = picked.book_no`;

const allBooks = compileOnce((db, { accountNo }: Student) => ({
  compile: () =>
    sql<LibraryRow>`with picked as materialized (${own(accountNo)}), played as materialized (${played(accountNo, sql``)}) ${rows(accountNo)}`.compile(
      db,
    ),
}));

const unverifiedBooks = compileOnce((db, { accountNo }: Student) => ({
  compile: () =>
    sql<LibraryRow>`with picked as materialized (
        select book_no from (${own(accountNo)}) as own_book
        where book_no not in (select book_no from verification where account_no = ${accountNo})
      ), played as materialized (${played(accountNo, ofPicked)}) ${rows(accountNo)}`.compile(db),
}));

// `limit ?` alone has SQLite plan the statement again for each value: most of its time.
const shelvedBooks = compileOnce((db, { accountNo, limit }: Student & { limit: number }) => ({
  compile: () =>
    sql<LibraryRow & { settledCount: number }>`with marked as materialized (${marked(accountNo)}),
      picked as materialized (
        select book_no from marked where settled = 0
        union all select book_no from (
          select book_no from marked where settled = 1 order by since desc, book_no limit (${limit} + 0)) as latest
      ), played as materialized (${played(accountNo, ofPicked)})
      select found.*, (select count(*) from marked where settled = 1) as "settledCount"
      from (${rows(accountNo)}) as found`.compile(db),
}));

const oneBook = compileOnce((db, { accountNo, bookNo }: Student & { bookNo: number }) => ({
  compile: () =>
    sql<LibraryRow>`with picked as materialized (select book_no from book where book_no = ${bookNo}),
      played as materialized (${played(accountNo, ofPicked)}) ${rows(accountNo)}`.compile(db),
}));

/** The books of a student with what was done with them and where they were put. */
export const libraryBooks = {
  /** Every book that was read, played, verified or spoken of. */
  async all(db: Db, accountNo: number): Promise<LibraryRow[]> {
    return (await allBooks(db, { accountNo })).rows;
  },

  /** Those of them that are not verified: what is still to be done with books. The main page asks each time. */
  async unverified(db: Db, accountNo: number): Promise<LibraryRow[]> {
    return (await unverifiedBooks(db, { accountNo })).rows;
  },

  /**
   * What the shelf needs to show so many books of each board: all but those that were finished long ago.
   *
   * @returns the books, and how many of the finished ones are left out
   */
  async shelved(db: Db, accountNo: number, limit: number): Promise<{ books: LibraryRow[]; leftOut: number }> {
    const { rows: books } = await shelvedBooks(db, { accountNo, limit });
    return { books, leftOut: Math.max(0, Number(books[0]?.settledCount ?? 0) - limit) };
  },

  /** One book of the catalogue, known to the student or not; undefined when there is no such book. */
  async one(db: Db, accountNo: number, bookNo: number): Promise<LibraryRow | undefined> {
    return (await oneBook(db, { accountNo, bookNo })).rows[0];
  },
};
