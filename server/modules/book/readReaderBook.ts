import { z } from 'zod';
import type { ReaderBook } from '#contract/reading.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { requirePermission } from '#server/modules/ticket/public.ts';
import { books } from '#server/repositories/books.ts';
import { readerShelf } from '#server/repositories/readerShelf.ts';

const paragraphs = z.array(z.string());

/**
 * The text of a book with the place where this reader stopped.
 *
 * @throws AppError NOT_FOUND; SUBSCRIPTION_NEEDED on the home site without a ticket
 */
export async function readReaderBook(context: SignedInContext, bookNo: number): Promise<ReaderBook> {
  const book = await books.find(context.db, bookNo);
  if (!book) throw new AppError('NOT_FOUND');
  await requirePermission(context, 'BOOK');
  const pages = await books.pages(context.db, bookNo);
  const place = await readerShelf.reading(context.db, context.accountNo, bookNo);
  return {
    bookNo,
    bookName: book.bookName,
    pages: pages.map((page) => ({ ...page, paragraphs: paragraphs.parse(JSON.parse(page.paragraphs)) })),
    lastPageNo: place?.lastPageNo ?? null,
    bookmarkPageNo: place?.bookmarkPageNo ?? null,
    finished: place?.finishedAt != null,
  };
}
