import type { BookCategory } from '#domain/book/bookCategories.ts';
import type { ShelfWord } from '#domain/library/shelfPlace.ts';
import type { Shelf } from '#domain/library/shelves.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { bookDepth } from '#server/repositories/bookDepth.ts';

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

/** Starts from the student's own rows, by their indexes; the catalogue's size does not matter. */
const booksOf = (db: Db, { accountNo }: Student) =>
  rowsOf(db, accountNo).where('book.book_no', 'in', (eb) =>
    eb
      .selectFrom('reading_progress')
      .select('book_no')
      .where('account_no', '=', accountNo)
      .union(eb.selectFrom('verification').select('book_no').where('account_no', '=', accountNo))
      .union(eb.selectFrom('shelf_book').select('book_no').where('account_no', '=', accountNo))
      .union(
        eb.selectFrom('mission_attempt').select('book_no').where('account_no', '=', accountNo).where('hidden', '=', 0),
      ),
  );

const allBooks = compileOnce((db, given: Student) => booksOf(db, given));

const unverifiedBooks = compileOnce((db, given: Student) =>
  booksOf(db, given).where('verification.verified_at', 'is', null),
);

const oneBook = compileOnce((db, given: { accountNo: number; bookNo: number }) =>
  rowsOf(db, given.accountNo).where('book.book_no', '=', given.bookNo),
);

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

  /** One book of the catalogue, known to the student or not; undefined when there is no such book. */
  async one(db: Db, accountNo: number, bookNo: number): Promise<LibraryRow | undefined> {
    return (await oneBook(db, { accountNo, bookNo })).rows[0];
  },
};

function rowsOf(db: Db, accountNo: number) {
  return db
    .selectFrom('book')
    .leftJoin('reading_progress', (join) =>
      join.onRef('reading_progress.book_no', '=', 'book.book_no').on('reading_progress.account_no', '=', accountNo),
    )
    .leftJoin('verification', (join) =>
      join.onRef('verification.book_no', '=', 'book.book_no').on('verification.account_no', '=', accountNo),
    )
    .leftJoin('shelf_book', (join) =>
      join.onRef('shelf_book.book_no', '=', 'book.book_no').on('shelf_book.account_no', '=', accountNo),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('mission_attempt')
          .select((inner) => [
            'book_no',
            inner.fn.max<number>(inner.fn.coalesce('submitted_at', 'started_at')).as('played_at'),
            inner.fn.max<number | null>('submitted_at').as('handed_in_at'),
          ])
          .where('account_no', '=', accountNo)
          .where('hidden', '=', 0)
          .groupBy('book_no')
          .as('played'),
      (join) => join.onRef('played.book_no', '=', 'book.book_no'),
    )
    .select((eb) => [
      'book.book_no as bookNo',
      'book.category',
      'book.active',
      bookDepth.firstPageNo(eb).as('firstPageNo'),
      'reading_progress.updated_at as turnedAt',
      'reading_progress.finished_at as finishedAt',
      'verification.verified_at as verifiedAt',
      'played.played_at as playedAt',
      'played.handed_in_at as handedInAt',
      'shelf_book.place as saidPlace',
      'shelf_book.said_at as saidAt',
      'shelf_book.pin_shelf as pinShelf',
      'shelf_book.pin',
    ]);
}
