import { bookBadgeBits, type SearchableBook } from '#domain/search/BookIndex.ts';
import type { Db } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';

/** Rows of one statement; both engines bound its parameters. */
const ROWS_AT_ONCE = 500;

/** Writes books for searches straight into the tables: facts, and one page where they can be read here. */
export async function addCatalogue(db: Db, books: readonly SearchableBook[]): Promise<void> {
  await withTransaction(db, async (trx) => {
    for (let start = 0; start < books.length; start += ROWS_AT_ONCE) {
      const part = books.slice(start, start + ROWS_AT_ONCE);
      await trx.insertInto('book').values(part.map(toRow)).execute();
      const read = part.filter(({ badges }) => (badges & bookBadgeBits.EBOOK) !== 0);
      const pages = read.map(({ bookNo }) => ({ book_no: bookNo, page_no: 1, heading: null, paragraphs: '[]' }));
      if (pages.length > 0) await trx.insertInto('book_page').values(pages).execute();
    }
  });
}

function toRow(book: SearchableBook) {
  return {
    book_no: book.bookNo,
    book_name: book.title,
    author_name: book.author,
    publisher_name: book.publisher,
    category: book.category,
    sub_category: book.subCategory,
    raq: book.raq,
    max_point: 100,
    genre: 'FICTION' as const,
    summary: book.summary,
    source: '시험을 위한 책',
    terms: '[]',
    labels: JSON.stringify(book.labels),
    page_count: 1,
    content_hash: 'test',
    active: 1,
    added_at: book.addedAt,
    audio: (book.badges & bookBadgeBits.AUDIO) === 0 ? 0 : 1,
  };
}
