import type { ReaderBook } from '#contract/reading.ts';
import { openingPage } from '#domain/book/openingPage.ts';
import type { WaitingPlace } from './createReadingOutbox.ts';

export interface OpenedBook {
  startNo: number;
  /** Where the reader stopped, as far as this device knows. */
  keptNo: number | null;
  bookmarkNo: number | null;
  /** From when on the place is saved again: at once, with the first page turned, or beyond the place where it was. */
  savesFrom: 'HERE' | 'TURN' | 'BEYOND';
}

/**
 * How a book opens. A page that is looked up leaves the place where it was until reading goes on beyond it, and opening
 * a finished book is no step back.
 *
 * @param waiting the place that the server does not know yet
 * @param wantedPageNo the page that a link leads to
 */
export function openBook(book: ReaderBook, waiting: WaitingPlace | null, wantedPageNo: number | null): OpenedBook {
  const keptNo = waiting?.lastPageNo ?? book.lastPageNo;
  const bookmarkNo = waiting?.bookmarkPageNo === undefined ? book.bookmarkPageNo : waiting.bookmarkPageNo;
  const wanted = book.pages.find(({ pageNo }) => pageNo === wantedPageNo)?.pageNo;
  const ends = { first: book.pages[0]?.pageNo ?? 1, last: book.pages.at(-1)?.pageNo ?? 1 };
  const startNo = wanted ?? openingPage(keptNo, ends);
  const lookedUp = wanted !== undefined && wanted !== keptNo;
  const here = !lookedUp && (keptNo === null || keptNo === startNo);
  return { startNo, keptNo, bookmarkNo, savesFrom: here ? 'HERE' : lookedUp && keptNo !== null ? 'BEYOND' : 'TURN' };
}
