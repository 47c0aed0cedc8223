import type { GuestTexts } from '#domain/book-pack/GuestTexts.ts';
import { guestPicture } from '#domain/guest/storyPicture.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { Db, Trx } from '../db/Db.ts';
import { flag, mapColumns } from '../db/mapColumns.ts';
import type { BookPageTable, BookTable } from '../db/schema/bookTables.ts';

const bookColumns = mapColumns<BookTable>()({
  bookNo: 'book_no',
  bookName: 'book_name',
  authorName: 'author_name',
  publisherName: 'publisher_name',
  category: 'category',
  subCategory: 'sub_category',
  raq: 'raq',
  maxPoint: 'max_point',
  genre: 'genre',
  summary: 'summary',
  source: 'source',
  form: 'form',
  terms: 'terms',
  labels: 'labels',
  pageCount: 'page_count',
  contentHash: 'content_hash',
  active: flag('active'),
});
const pageColumns = mapColumns<BookPageTable>()({
  bookNo: 'book_no',
  pageNo: 'page_no',
  heading: 'heading',
  paragraphs: 'paragraphs',
  picture: 'picture',
});

export interface CatalogueBook {
  book: Parameters<typeof bookColumns.toInsert>[0];
  pages: Omit<Parameters<typeof pageColumns.toInsert>[0], 'bookNo'>[];
  missions: { kind: MissionKind; content: string; version: string }[];
  guest: GuestTexts | null;
}

/** The side of the book tables that the content loader writes. */
export const bookCatalogue = {
  async hashes(db: Db): Promise<Map<number, { hash: string; active: boolean }>> {
    const rows = await db.selectFrom('book').select(['book_no', 'content_hash', 'active']).execute();
    return new Map(rows.map((row) => [row.book_no, { hash: row.content_hash, active: row.active === 1 }]));
  },

  /**
   * Stores a book with everything of it, in place of what was stored before.
   * @param now kept as the day the catalogue got it, when it is new
   */
  async save(trx: Trx, { book, pages, missions, guest }: CatalogueBook, now: number): Promise<void> {
    const { bookNo } = book;
    const row = bookColumns.toInsert(book);
    // What was begun goes on with what it was begun with: rows that do not know it learn it before it changes.
    await trx
      .updateTable('mission_attempt')
      .set((eb) => ({ max_point: eb.selectFrom('book').select('max_point').where('book_no', '=', bookNo) }))
      .where('book_no', '=', bookNo)
      .where('max_point', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('book')
            .select('book.book_no')
            .where('book.book_no', '=', bookNo)
            .where('book.max_point', '<>', row.max_point),
        ),
      )
      .execute();
    await trx
      .insertInto('book')
      .values({ ...row, added_at: now })
      .onConflict((conflict) => conflict.column('book_no').doUpdateSet(row))
      .execute();
    await trx.deleteFrom('book_page').where('book_no', '=', bookNo).execute();
    if (pages.length > 0) {
      const rows = pages.map((page) => pageColumns.toInsert({ bookNo, ...page }));
      await trx.insertInto('book_page').values(rows).execute();
    }
    // Attempts keep the material they began with, so a mission may go.
    await trx.deleteFrom('book_mission').where('book_no', '=', bookNo).execute();
    for (const mission of missions) {
      await trx
        .insertInto('book_mission')
        .values({ book_no: bookNo, ...mission })
        .execute();
    }
    await trx.deleteFrom('book_guest').where('book_no', '=', bookNo).execute();
    if (guest === null) return;
    const { icon, thing, treat } = guest;
    await trx
      .insertInto('book_guest')
      .values({ book_no: bookNo, icon: guestPicture(icon, thing), treat, content: JSON.stringify(guest) })
      .execute();
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
