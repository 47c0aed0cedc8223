import type { CountedBook } from '#domain/reef/countBook.ts';
import type { ReefBook, TitledPiece } from '#domain/reef/titlePieces.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** A student in a class that is open now. */
export interface ReefMember {
  classNo: number;
  /** Students of the class whose accounts are in use. */
  members: number;
  /** Pieces at the last look; null before the first. */
  seen: number | null;
}

/** A piece with its title. */
export interface NamedPiece extends TitledPiece {
  bookName: string;
}

const memberOf = compileOnce((db, given: { accountNo: number; weekKey: string }) =>
  db
    .selectFrom('class_membership as own')
    .select(['own.class_no as classNo', 'own.reef_seen as seen'])
    .select((eb) => [
      eb
        .selectFrom('class_membership as other')
        .innerJoin('account', 'account.account_no', 'other.account_no')
        .select((count) => count.fn.countAll<number>().as('members'))
        .whereRef('other.class_no', '=', 'own.class_no')
        .where('other.left_on', 'is', null)
        .where('account.status', '=', 'ACTIVE')
        .as('members'),
      eb
        .selectFrom('reef_book')
        .select((count) => count.fn.countAll<number>().as('counted'))
        .whereRef('reef_book.account_no', '=', 'own.account_no')
        .where('reef_book.week_key', '=', given.weekKey)
        .as('counted'),
    ])
    .where('own.account_no', '=', given.accountNo)
    .where('own.left_on', 'is', null),
);

const booksOfQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('reef_book')
    .innerJoin('book', 'book.book_no', 'reef_book.book_no')
    .select(['book.book_no as bookNo', 'book.book_name as bookName'])
    .where('reef_book.account_no', '=', given.accountNo)
    .orderBy('reef_book.count_no'),
);

/** Books and pieces of the reefs of classes. */
export const reefRows = {
  /** The class a student is in, and how many of the student's books have counted in a week; undefined without a class. */
  async member(
    db: Db,
    accountNo: number,
    weekKey: string,
  ): Promise<(ReefMember & { countedThisWeek: number }) | undefined> {
    const row = (await memberOf(db, { accountNo, weekKey })).rows[0];
    return (
      row && {
        classNo: row.classNo,
        seen: row.seen,
        members: Number(row.members),
        countedThisWeek: Number(row.counted),
      }
    );
  },

  /** Counts a book once for each child, whichever class it was in. */
  async add(
    db: Db,
    counted: CountedBook & { classNo: number; accountNo: number; bookNo: number; weekKey: string },
  ): Promise<void> {
    await db
      .insertInto('reef_book')
      .values({
        class_no: counted.classNo,
        account_no: counted.accountNo,
        book_no: counted.bookNo,
        week_key: counted.weekKey,
        slot: counted.slot,
        units: counted.units,
      })
      .onConflict((conflict) => conflict.columns(['account_no', 'book_no']).doNothing())
      .execute();
  },

  /** How many books a reef has grown from, and how far. */
  async growth(db: Db, classNo: number): Promise<{ books: number; units: number }> {
    const row = await db
      .selectFrom('reef_book')
      .select((eb) => [eb.fn.countAll<number>().as('books'), eb.fn.sum<number | null>('units').as('units')])
      .where('class_no', '=', classNo)
      .executeTakeFirstOrThrow();
    return { books: Number(row.books), units: Number(row.units ?? 0) };
  },

  /** Its books in the order in which they were counted. */
  async books(db: Db, classNo: number): Promise<ReefBook[]> {
    return db
      .selectFrom('reef_book')
      .select(['book_no as bookNo', 'units'])
      .where('class_no', '=', classNo)
      .orderBy('count_no')
      .execute();
  },

  /** The books of one student that have counted, in whichever class. */
  async booksOf(db: Db, accountNo: number): Promise<{ bookNo: number; bookName: string }[]> {
    return (await booksOfQuery(db, { accountNo })).rows;
  },

  /** Its pieces that have a title, from the first on. */
  async pieces(db: Db, classNo: number): Promise<NamedPiece[]> {
    return db
      .selectFrom('reef_piece')
      .innerJoin('book', 'book.book_no', 'reef_piece.book_no')
      .select(['reef_piece.ordinal', 'reef_piece.book_no as bookNo', 'book.book_name as bookName'])
      .where('reef_piece.class_no', '=', classNo)
      .orderBy('reef_piece.ordinal')
      .execute();
  },

  /** Gives pieces their titles; one that has its title keeps it. */
  async title(db: Db, classNo: number, pieces: readonly TitledPiece[]): Promise<void> {
    if (pieces.length === 0) return;
    await db
      .insertInto('reef_piece')
      .values(pieces.map(({ ordinal, bookNo }) => ({ class_no: classNo, ordinal, book_no: bookNo })))
      .onConflict((conflict) => conflict.columns(['class_no', 'ordinal']).doNothing())
      .execute();
  },

  /** Notes how many pieces a student has seen of the class it is in; never fewer than before. */
  async markSeen(db: Db, accountNo: number, pieces: number): Promise<void> {
    await db
      .updateTable('class_membership')
      .set({ reef_seen: pieces })
      .where('account_no', '=', accountNo)
      .where('left_on', 'is', null)
      .where((eb) => eb.or([eb('reef_seen', 'is', null), eb('reef_seen', '<', pieces)]))
      .execute();
  },
};
