import { z } from 'zod';
import type { BookTraits } from '#domain/recommendation/BookTraits.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { isAmong } from '../db/isAmong.ts';
import { bookDepth } from './bookDepth.ts';
import { perBookRevision } from './perBookRevision.ts';

const texts = z.array(z.string());

/** Books that are kept; each takes about a kilobyte. */
const KEPT = 10_000;

const readBooks = compileOnce((db, given: { bookNos: readonly number[] }) =>
  db
    .selectFrom('book')
    .select([
      'book_no as bookNo',
      'book_name as bookName',
      'author_name as authorName',
      'publisher_name as publisherName',
      'raq',
      'category',
      'sub_category as subCategory',
      'labels',
      'max_point as maxPoint',
      'page_count as pageCount',
      'summary',
      'source',
      'genre',
      'form',
      'audio',
      'active',
    ])
    .select((eb) => [bookDepth.firstPageNo(eb).as('firstPageNo'), bookDepth.firstMission(eb).as('firstMission')])
    .where(isAmong(db, 'book.book_no', given.bookNos)),
);

/** A book as everybody sees it. */
export type CatalogueBook = Awaited<ReturnType<typeof load>>[number];

const placeOf = perBookRevision(() => new Map<number, CatalogueBook>());

/** What is the same of a book for every reader, read from the database once per revision of the catalogue. */
export const catalogueBooks = {
  /** Books by number, also those that were taken out; unknown numbers are left out. */
  async read(db: Db, bookNos: readonly number[]): Promise<Map<number, CatalogueBook>> {
    if (bookNos.length === 0) return new Map();
    const { made: kept, load: loadHere } = await placeOf(db);
    const missing = bookNos.filter((bookNo) => !kept.has(bookNo));
    const found = missing.length === 0 ? [] : await loadHere(() => load(db, missing));
    const books = new Map(found.map((book) => [book.bookNo, book]));
    for (const bookNo of bookNos) {
      const book = kept.get(bookNo);
      if (book) books.set(bookNo, book);
    }
    if (kept.size + found.length > KEPT) kept.clear();
    for (const book of found) kept.set(book.bookNo, book);
    return books;
  },

  async find(db: Db, bookNo: number): Promise<CatalogueBook | undefined> {
    return (await catalogueBooks.read(db, [bookNo])).get(bookNo);
  },
};

async function load(db: Db, bookNos: readonly number[]) {
  const { rows } = await readBooks(db, { bookNos });
  return rows.map(({ labels, audio, active, firstMission, ...row }) => {
    const traits: BookTraits = {
      ...row,
      labels: texts.parse(JSON.parse(labels)),
      playable: firstMission !== null,
      readable: row.firstPageNo !== null,
    };
    return { ...row, ...traits, audio: audio === 1, active: active === 1 };
  });
}
