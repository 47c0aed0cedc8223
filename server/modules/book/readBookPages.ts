import { z } from 'zod';
import type { BookPage, PagePicture } from '#contract/reading.ts';
import { bookPicturePath } from '#domain/book/bookPicturePath.ts';
import type { Db } from '#server/db/Db.ts';
import { books } from '#server/repositories/books.ts';

const paragraphs = z.array(z.string());
const storedPicture = z.object({ file: z.string(), alt: z.string() });

/** The text of a book, page by page; none for one that is read elsewhere. */
export async function readBookPages(db: Db, bookNo: number): Promise<BookPage[]> {
  const pages = await books.pages(db, bookNo);
  return pages.map(({ picture, ...page }) => ({
    ...page,
    paragraphs: paragraphs.parse(JSON.parse(page.paragraphs)),
    ...(picture === null ? {} : { picture: pictureOf(bookNo, picture) }),
  }));
}

function pictureOf(bookNo: number, stored: string): PagePicture {
  const { file, alt } = storedPicture.parse(JSON.parse(stored));
  return { path: bookPicturePath(bookNo, file), alt };
}
