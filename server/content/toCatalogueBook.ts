import type { BookPack } from '../../contract/bookPack.ts';
import { searchFields, searchGrams } from '../../domain/text/searchFields.ts';
import type { CatalogueBook } from '../repositories/bookCatalogue.ts';
import type { PackMission } from './packMissions.ts';

/** The rows of a checked pack. */
export function toCatalogueBook(pack: BookPack, missions: PackMission[], contentHash: string): CatalogueBook {
  const { book } = pack;
  const fields = searchFields({
    title: book.bookName,
    author: book.authorName,
    rest: [book.subCategory, ...book.labels],
  });
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
      page_count: pack.pages.pages.length,
      search_title: fields.title,
      search_author: fields.author,
      search_rest: fields.rest,
      search_choseong: fields.choseong,
      content_hash: contentHash,
      active: 1,
    },
    pages: pack.pages.pages.map((page) => ({
      page_no: page.pageNo,
      heading: page.heading ?? null,
      paragraphs: JSON.stringify(page.paragraphs),
    })),
    missions,
    grams: searchGrams(fields),
  };
}
