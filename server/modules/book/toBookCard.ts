import type { BookCard } from '#contract/book.ts';
import { bookPicturePath } from '#domain/book/bookPicturePath.ts';
import { expectedComprehension, fitOf } from '#domain/book/expectedComprehension.ts';
import { levelOfRaq } from '#domain/book/readingLevels.ts';
import { readingProgress } from '#domain/book/readingProgress.ts';
import type { BookCardRow } from '#server/repositories/bookCards.ts';

export function toBookCard(row: BookCardRow): BookCard {
  return {
    bookNo: row.bookNo,
    bookName: row.bookName,
    authorName: row.authorName,
    publisherName: row.publisherName,
    raq: row.raq,
    readingLevel: levelOfRaq(row.raq),
    bookImagePath: coverPath(row.bookNo),
    category: row.category,
    subCategory: row.subCategory,
    labels: [...row.labels],
    maxPoint: row.maxPoint,
    textYn: row.readable ? 'Y' : 'N',
    audioYn: row.audio ? 'Y' : 'N',
    missionYn: row.playable ? 'Y' : 'N',
    pageCount: row.pageCount,
    verificationYn: row.verifiedAt === null ? 'N' : 'Y',
    favouriteYn: row.favouredAt === null ? 'N' : 'Y',
    fit: fitOf(row.readerRaq, row.raq),
    expectedComprehension: Math.round(expectedComprehension(row.readerRaq, row.raq) * 100) / 100,
    readingProgressRate: readingProgress(row.furthestPageNo, row.pageCount),
    missionDoneCount: row.missionDoneCount ?? 0,
  };
}

/** Where the cover of a book is served. */
export function coverPath(bookNo: number): string {
  return bookPicturePath(bookNo, 'cover.svg');
}
