import type { MissionKind } from '../../domain/mission/missionKinds.ts';
import type { Db, Trx } from '../db/Db.ts';
import type { BookPageTable, BookTable } from '../db/schema/bookTables.ts';

/** Rows written by one statement; SQLite and PostgreSQL bound the number of parameters. */
const ROWS_AT_ONCE = 300;

export interface CatalogueBook {
  book: BookTable;
  pages: Omit<BookPageTable, 'book_no'>[];
  missions: { kind: MissionKind; content: string; version: string }[];
  grams: string[];
}

/** The side of the book tables that the content loader writes. */
export const bookCatalogue = {
  async hashes(db: Db): Promise<Map<number, { hash: string; active: boolean }>> {
    const rows = await db.selectFrom('book').select(['book_no', 'content_hash', 'active']).execute();
    return new Map(rows.map((row) => [row.book_no, { hash: row.content_hash, active: row.active === 1 }]));
  },

  /** Stores a book with everything of it, in place of what was stored before. */
  async save(trx: Trx, { book, pages, missions, grams }: CatalogueBook): Promise<void> {
    const bookNo = book.book_no;
    await trx
      .insertInto('book')
      .values(book)
      .onConflict((conflict) => conflict.column('book_no').doUpdateSet(book))
      .execute();
    await trx.deleteFrom('book_page').where('book_no', '=', bookNo).execute();
    await trx
      .insertInto('book_page')
      .values(pages.map((page) => ({ book_no: bookNo, ...page })))
      .execute();
    for (const mission of missions) {
      await trx
        .insertInto('book_mission')
        .values({ book_no: bookNo, ...mission })
        .onConflict((conflict) => conflict.columns(['book_no', 'kind']).doUpdateSet(mission))
        .execute();
    }
    await trx.deleteFrom('book_gram').where('book_no', '=', bookNo).execute();
    for (let start = 0; start < grams.length; start += ROWS_AT_ONCE) {
      const rows = grams.slice(start, start + ROWS_AT_ONCE).map((gram) => ({ gram, book_no: bookNo }));
      await trx.insertInto('book_gram').values(rows).execute();
    }
  },

  /** Takes a book out of the lists or back in; what students did with it stays. */
  async setActive(db: Db, bookNo: number, active: boolean): Promise<void> {
    await db
      .updateTable('book')
      .set({ active: active ? 1 : 0 })
      .where('book_no', '=', bookNo)
      .execute();
  },
};
