import type { BookDetail } from '#contract/book.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { books } from '#server/repositories/books.ts';
import { readerShelf } from '#server/repositories/readerShelf.ts';
import { readBookCards } from './readBookCards.ts';
import { readNextBooks } from './readNextBooks.ts';

export async function readBookDetail(context: SignedInContext, bookNo: number): Promise<BookDetail> {
  const { db, accountNo } = context;
  const book = await books.find(db, bookNo);
  const [card] = await readBookCards(context, [bookNo]);
  if (!book || !card) throw new AppError('NOT_FOUND');
  const place = await readerShelf.reading(db, accountNo, bookNo);
  return {
    ...card,
    summary: book.summary,
    source: book.source,
    genre: book.genre,
    inCartYn: (await readerShelf.inCart(db, accountNo, bookNo)) ? 'Y' : 'N',
    lastPageNo: place?.lastPageNo ?? null,
    bookmarkPageNo: place?.bookmarkPageNo ?? null,
    finishedAt: place?.finishedAt ? new Date(place.finishedAt).toISOString() : null,
    ...(await readNextBooks(context, bookNo)),
  };
}
