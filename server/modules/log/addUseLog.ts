import { openingPage } from '#domain/book/openingPage.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { books } from '#server/repositories/books.ts';
import { readerShelf } from '#server/repositories/readerShelf.ts';
import { readingDays } from '#server/repositories/readingDays.ts';
import { useLogs } from './repositories/useLogs.ts';

/** What the activity logs of spec section 7 are about. */
export type UseLogKind = 'MISSION' | 'READING_LEVEL' | 'READING_NOTES' | 'BOOK_BTI' | 'BOOKS';

/** Notes that a page was opened. A book opened to read makes the day one of reading, for longer than the log is kept. */
export async function addUseLog(
  context: SignedInContext,
  kind: UseLogKind,
  log: { page: string; targetNo?: number | undefined },
): Promise<{ done: true }> {
  const { db, accountNo, now } = context;
  await useLogs.add(db, { kind, accountNo, page: log.page, targetNo: log.targetNo ?? null, now });
  if (kind === 'BOOKS' && log.page === 'book-read' && log.targetNo) await noteReading(context, log.targetNo);
  return { done: true };
}

async function noteReading({ db, accountNo, now }: SignedInContext, bookNo: number): Promise<void> {
  const book = await books.find(db, bookNo);
  if (!book) return;
  const place = await readerShelf.reading(db, accountNo, bookNo);
  const pageNo = openingPage(place?.lastPageNo ?? null, { first: 1, last: book.pageCount });
  await readingDays.mark(db, accountNo, seoulDay(now), bookNo, pageNo);
}
