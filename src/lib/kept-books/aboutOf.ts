import type { AboutBook } from './KeptBook.ts';

/** What is kept of a book besides its text. */
export function aboutOf(book: AboutBook): AboutBook;
export function aboutOf(book: AboutBook | undefined): AboutBook | undefined;
export function aboutOf(book: AboutBook | undefined): AboutBook | undefined {
  return book && { authorName: book.authorName, bookImagePath: book.bookImagePath, category: book.category };
}
