import type { CatalogueBook } from '../repositories/bookCatalogue.ts';
import type { PackMission } from './packMissions.ts';
import { type AnyBookPack, hasMissions } from './readBookPack.ts';

/** The rows of a checked pack. */
export function toCatalogueBook(pack: AnyBookPack, missions: PackMission[], contentHash: string): CatalogueBook {
  const { book } = pack;
  const pages = hasMissions(pack) ? (pack.pages?.pages ?? []) : [];
  return {
    book: {
      book_no: book.bookNo,
      book_name: book.bookName,
      author_name: book.authorName,
      publisher_name: book.publisherName,
      category: book.category,
      sub_category: book.subCategory,
      raq: book.raq,
      max_point: book.maxPoint,
      genre: book.genre,
      summary: book.summary,
      source: book.source,
      terms: JSON.stringify(book.terms),
      labels: JSON.stringify(book.labels),
      // A book read elsewhere counts as one page: read or not.
      page_count: Math.max(1, pages.length),
      content_hash: contentHash,
      active: 1,
    },
    pages: pages.map((page) => ({
      page_no: page.pageNo,
      heading: page.heading ?? null,
      paragraphs: JSON.stringify(page.paragraphs),
    })),
    missions,
  };
}
