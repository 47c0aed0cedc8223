import type { ReadingState } from '#contract/reading.ts';
import { isComing } from '#domain/book/isComing.ts';
import { readingProgress, turnPage } from '#domain/book/readingProgress.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { books } from '#server/repositories/books.ts';
import { readerShelf } from '#server/repositories/readerShelf.ts';

const READ_HERE = '이 책은 책바다에서 읽는 책이에요. 마지막 쪽까지 넘기면 다 읽은 것으로 적혀요.';

const COMING = '책바다가 아직 글을 쓰고 있는 책이에요. 다 쓰면 여기에서 읽을 수 있어요.';

/**
 * Notes that a book on paper was read to its end. Such a book counts as one page, so this is the turn to it; a
 * repeat keeps the first date.
 *
 * @throws AppError NOT_FOUND without such a book; INVALID_INPUT where the text is here to be read, or still being written
 */
export async function finishReading(context: SignedInContext, bookNo: number): Promise<ReadingState> {
  return withTransaction(context.db, async (trx) => {
    const book = await books.find(trx, bookNo);
    if (!book) throw new AppError('NOT_FOUND');
    if (book.firstPageNo !== null) throw new AppError('INVALID_INPUT', { message: READ_HERE });
    if (isComing({ authorName: book.authorName, hasText: false }))
      throw new AppError('INVALID_INPUT', { message: COMING });
    const before = await readerShelf.reading(trx, context.accountNo, bookNo);
    const place = turnPage(before, { lastPageNo: book.pageCount }, book.pageCount, context.now);
    await readerShelf.saveReading(trx, context.accountNo, bookNo, place);
    return {
      lastPageNo: place.lastPageNo,
      bookmarkPageNo: place.bookmarkPageNo,
      readingProgressRate: readingProgress(place.furthestPageNo, book.pageCount),
      finished: place.finishedAt !== null,
    };
  });
}
