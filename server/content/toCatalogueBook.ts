import { readPictureName } from '#domain/book-picture/PictureFile.ts';
import type { CatalogueBook } from '../repositories/bookCatalogue.ts';
import type { PackMission } from './packMissions.ts';
import { type AnyBookPack, hasMissions } from './readBookPack.ts';

/**
 * A checked pack as it is stored.
 *
 * @param files names of its pictures
 */
export function toCatalogueBook(
  pack: AnyBookPack,
  missions: PackMission[],
  contentHash: string,
  files: readonly string[],
): CatalogueBook {
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
      form: book.form ?? null,
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
      picture: pictureOf(pack, page.pageNo, files),
    })),
    missions,
    guest: pack.guest ?? null,
  };
}

function pictureOf(pack: AnyBookPack, pageNo: number, files: readonly string[]): string | null {
  const picture = hasMissions(pack) ? pack.pictures?.pictures.find((one) => one.pageNo === pageNo) : undefined;
  const file = files.find((name) => readPictureName(name)?.pageNo === pageNo);
  return picture && file !== undefined ? JSON.stringify({ file, alt: picture.alt }) : null;
}
