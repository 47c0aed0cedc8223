import type { BookReviews } from '#contract/bookReview.ts';
import { PAGE_SIZE } from '#contract/envelope.ts';
import { maskName } from '#domain/text/maskName.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { books } from '#server/repositories/books.ts';
import { mayReview } from './mayReview.ts';
import { bookReviews } from './repositories/bookReviews.ts';

/**
 * Reviews of a book by its readers.
 *
 * @throws AppError NOT_FOUND without such a book
 */
export async function readReviews(context: SignedInContext, bookNo: number, page: number): Promise<BookReviews> {
  const { db, accountNo } = context;
  const [exists, rows, starCounts, mine, mayWrite] = await Promise.all([
    books.exists(db, bookNo),
    bookReviews.page(db, bookNo, accountNo, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    bookReviews.starCounts(db, bookNo),
    bookReviews.ofReader(db, bookNo, accountNo),
    mayReview(context, bookNo),
  ]);
  if (!exists) throw new AppError('NOT_FOUND');
  const reviewCount = starCounts.reduce((sum, count) => sum + count, 0);
  const stars = starCounts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return {
    items: rows.map((row) => ({
      reviewNo: row.reviewNo,
      readerName: maskName(row.name),
      stars: row.stars,
      body: row.body,
      writtenAt: new Date(row.writtenAt).toISOString(),
      reportedYn: row.reportedAt === null ? 'N' : 'Y',
    })),
    page,
    pageSize: PAGE_SIZE,
    totalCount: reviewCount - (mine?.status === 'SHOWN' ? 1 : 0),
    reviewCount,
    averageStars: reviewCount === 0 ? null : Math.round((stars / reviewCount) * 10) / 10,
    starCounts,
    mine: mine
      ? {
          stars: mine.stars,
          body: mine.body,
          heldYn: mine.status === 'SHOWN' ? 'N' : 'Y',
          writtenAt: new Date(mine.writtenAt).toISOString(),
        }
      : null,
    mayWriteYn: mayWrite ? 'Y' : 'N',
  };
}
