import { type ReaderBook, type ReadingBody, type ReadingState, readerSettings } from '#contract/reading.ts';
import type { ReaderSettings } from '#domain/book/ReaderSettings.ts';
import { readingProgress, turnCountsAt, turnPage } from '#domain/book/readingProgress.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { requirePermission } from '#server/modules/ticket/public.ts';
import { books } from '#server/repositories/books.ts';
import { catalogueBooks } from '#server/repositories/catalogueBooks.ts';
import { readerShelf } from '#server/repositories/readerShelf.ts';
import { readingDays } from '#server/repositories/readingDays.ts';
import { readBookPages } from './readBookPages.ts';
import { readerSettingRows } from './repositories/readerSettingRows.ts';

/** Lists of book numbers that belong to a reader. */
export const readShelf = {
  cart: (context: SignedInContext): Promise<number[]> => readerShelf.cart(context.db, context.accountNo),
  verified: (context: SignedInContext): Promise<number[]> => readerShelf.verified(context.db, context.accountNo),
};

/**
 * The text of a book with the place where this reader stopped.
 *
 * @throws AppError NOT_FOUND; SUBSCRIPTION_NEEDED on the home site without a ticket
 */
export async function readReaderBook(context: SignedInContext, bookNo: number): Promise<ReaderBook> {
  const { db, accountNo } = context;
  const [book, place, pages, settings] = await Promise.all([
    catalogueBooks.find(db, bookNo),
    readerShelf.reading(db, accountNo, bookNo),
    readBookPages(db, bookNo),
    readSettings(context),
  ]);
  if (!book?.active) throw new AppError('NOT_FOUND');
  await requirePermission(context, 'BOOK');
  return {
    bookNo,
    bookName: book.bookName,
    ...(book.form === null ? {} : { form: book.form }),
    pages,
    lastPageNo: place?.lastPageNo ?? null,
    bookmarkPageNo: place?.bookmarkPageNo ?? null,
    finished: place?.finishedAt != null,
    settings,
  };
}

/** Null where nothing was chosen, or what was chosen is no setting any more. */
async function readSettings({ db, accountNo }: SignedInContext): Promise<ReaderSettings | null> {
  const stored = await readerSettingRows.find(db, accountNo);
  return stored === null ? null : (readerSettings.safeParse(JSON.parse(stored)).data ?? null);
}

/** Keeps how this student likes books to be set. */
export async function saveReaderSettings(
  { db, accountNo, now }: SignedInContext,
  settings: ReaderSettings,
): Promise<ReaderSettings> {
  await withTransaction(db, (trx) => readerSettingRows.save(trx, accountNo, JSON.stringify(settings), now));
  return settings;
}

/** Keeps where the reader is. Progress and a finished book never go back, nor does the place behind a newer one. */
export async function saveReading(context: SignedInContext, bookNo: number, turn: ReadingBody): Promise<ReadingState> {
  return withTransaction(context.db, async (trx) => {
    const book = await books.find(trx, bookNo);
    if (!book) throw new AppError('NOT_FOUND');
    if (book.firstPageNo === null) {
      const reason = '이 책은 책바다 밖에서 읽는 책이라 쪽수를 적지 않아요.';
      throw new AppError('INVALID_INPUT', { fields: { lastPageNo: reason } });
    }
    const beyond = (['lastPageNo', 'bookmarkPageNo'] as const).filter((name) => (turn[name] ?? 1) > book.pageCount);
    if (beyond.length > 0) {
      const reason = `이 책은 ${book.pageCount}쪽까지 있어요`;
      throw new AppError('INVALID_INPUT', { fields: Object.fromEntries(beyond.map((name) => [name, reason])) });
    }
    const before = await readerShelf.reading(trx, context.accountNo, bookNo);
    const place = turnPage(before, turn, book.pageCount, context.now);
    await readerShelf.saveReading(trx, context.accountNo, bookNo, place);
    if (turn.lastPageNo !== undefined) {
      const day = seoulDay(turnCountsAt(context.now, turn.turnedAgoMs));
      await readingDays.mark(trx, context.accountNo, day, bookNo, turn.lastPageNo);
    }
    return {
      lastPageNo: place.lastPageNo,
      bookmarkPageNo: place.bookmarkPageNo,
      readingProgressRate: readingProgress(place.furthestPageNo, book.pageCount),
      finished: place.finishedAt !== null,
    };
  });
}
