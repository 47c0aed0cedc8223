import type { ShelfWord } from '#domain/library/shelfPlace.ts';
import type { Shelf } from '#domain/library/shelves.ts';
import type { Db } from '#server/db/Db.ts';

/** Where a student put a book. */
export interface StoredWord {
  place: ShelfWord['place'] | null;
  saidAt: number;
  pinShelf: Shelf | null;
  pin: number | null;
}

/** Rows written by one statement; both engines bound the number of parameters. */
const ROWS_AT_ONCE = 300;

export const shelfWords = {
  /** With how it was before the last move, or null when that cannot be taken back. */
  async find(
    db: Db,
    accountNo: number,
    bookNo: number,
  ): Promise<(StoredWord & { previous: string | null }) | undefined> {
    return db
      .selectFrom('shelf_book')
      .select(['place', 'said_at as saidAt', 'pin_shelf as pinShelf', 'pin', 'previous'])
      .where('account_no', '=', accountNo)
      .where('book_no', '=', bookNo)
      .executeTakeFirst();
  },

  async write(db: Db, accountNo: number, bookNo: number, word: StoredWord, previous: string | null): Promise<void> {
    const values = { place: word.place, said_at: word.saidAt, pin_shelf: word.pinShelf, pin: word.pin, previous };
    await db
      .insertInto('shelf_book')
      .values({ account_no: accountNo, book_no: bookNo, ...values })
      .onConflict((conflict) => conflict.columns(['account_no', 'book_no']).doUpdateSet(values))
      .execute();
  },

  /** How a book was before its last move, where the move wrote nothing else of its word. */
  async keepPrevious(db: Db, accountNo: number, bookNo: number, previous: string): Promise<void> {
    await db
      .updateTable('shelf_book')
      .set({ previous })
      .where('account_no', '=', accountNo)
      .where('book_no', '=', bookNo)
      .execute();
  },

  /** These books, in this order, stand first on a board; no others are pinned to it. */
  async pin(db: Db, accountNo: number, shelf: Shelf, bookNos: readonly number[], now: number): Promise<void> {
    await db
      .updateTable('shelf_book')
      .set({ pin_shelf: null, pin: null })
      .where('account_no', '=', accountNo)
      .where('pin_shelf', '=', shelf)
      .execute();
    const rows = bookNos.map((book_no, pin) => ({
      account_no: accountNo,
      book_no,
      place: null,
      said_at: now,
      pin_shelf: shelf,
      pin,
      previous: null,
    }));
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      await db
        .insertInto('shelf_book')
        .values(rows.slice(start, start + ROWS_AT_ONCE))
        .onConflict((conflict) =>
          conflict.columns(['account_no', 'book_no']).doUpdateSet((eb) => ({
            pin_shelf: eb.ref('excluded.pin_shelf'),
            pin: eb.ref('excluded.pin'),
          })),
        )
        .execute();
    }
  },
};
