import type { FeastVisit } from '#domain/feast/FeastVisit.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** A feast's visitor, with the name of the book it came along with. */
export interface StoredFeast extends FeastVisit {
  bookName: string | null;
}

const visitsOf = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('aquarium_feast as visit')
    .leftJoin('book', 'book.book_no', 'visit.book_no')
    .select([
      'visit.feast',
      'visit.year',
      'visit.came_day as cameDay',
      'visit.book_no as bookNo',
      'visit.met_day as metDay',
      'visit.met_year as metYear',
      'visit.keepsake_day as keepsakeDay',
      'book.book_name as bookName',
    ])
    .where('visit.account_no', '=', given.accountNo)
    .orderBy('visit.feast'),
);

export const feastRows = {
  /** Every visitor that has come. */
  async all(db: Db, accountNo: number): Promise<StoredFeast[]> {
    return (await visitsOf(db, { accountNo })).rows;
  },

  /** Lets a visitor come, or come for a later year; who is there already stays as it is. */
  async come(db: Db, accountNo: number, { feast, year, cameDay, bookNo }: FeastVisit): Promise<void> {
    await db
      .insertInto('aquarium_feast')
      .values({ account_no: accountNo, feast, year, came_day: cameDay, book_no: bookNo })
      // Another device was first: with this feast, or with a feast that this book brings.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .updateTable('aquarium_feast')
      .set({ year, came_day: cameDay })
      .where('account_no', '=', accountNo)
      .where('feast', '=', feast)
      .where('year', '<', year)
      .execute();
  },

  /** Stores a meeting; the first keepsake stays, and a meeting of the same year that another request stored. */
  async meet(db: Db, accountNo: number, { feast, year, metDay, keepsakeDay }: FeastVisit): Promise<void> {
    await db
      .updateTable('aquarium_feast')
      .set({ met_day: metDay, met_year: year, keepsake_day: keepsakeDay })
      .where('account_no', '=', accountNo)
      .where('feast', '=', feast)
      .where(({ or, eb }) => or([eb('met_year', 'is', null), eb('met_year', '<', year)]))
      .execute();
  },

  /** Milliseconds UTC at which the account was made. */
  async accountSince(db: Db, accountNo: number): Promise<number> {
    const { created_at: at } = await db
      .selectFrom('account')
      .select('created_at')
      .where('account_no', '=', accountNo)
      .executeTakeFirstOrThrow();
    return at;
  },
};
