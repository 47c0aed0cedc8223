import type { CatalogueBook } from '../repositories/bookCatalogue.ts';
import type { PackMission } from './packMissions.ts';
import { type AnyBookPack, hasMissions } from './readBookPack.ts';

/** A checked pack as it is stored. */
export function toCatalogueBook(pack: AnyBookPack, missions: PackMission[], contentHash: string): CatalogueBook {
  const { book } = pack;
  const pages = hasMissions(pack) ? (pack.pages?.pages ?? []) : [];
  return {
    book: {
      bookNo: book.bookNo,
      bookName: book.bookName,
      authorName: book.authorName,
      publisherName: book.publisherName,
      category: book.category,
      subCategory: book.subCategory,
      raq: book.raq,
      maxPoint: book.maxPoint,
      genre: book.genre,
      summary: book.summary,
      source: book.source,
      terms: JSON.stringify(book.terms),
      labels: JSON.stringify(book.labels),
      // A book read elsewhere counts as one page: read or not.
      pageCount: Math.max(1, pages.length),
      contentHash,
      active: true,
    },
    pages: pages.map((page) => ({
      pageNo: page.pageNo,
      heading: page.heading ?? null,
      paragraphs: JSON.stringify(page.paragraphs),
    })),
    missions,
    guest: pack.guest ?? null,
  };
}
