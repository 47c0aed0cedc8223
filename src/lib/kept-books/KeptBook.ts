import type { BookCard } from '#contract/book.ts';
import type { ReaderBook } from '#contract/reading.ts';
import type { ExplainedWord } from '#contract/wordBasket.ts';
import type { DeviceBookKind } from '#domain/book/DeviceBook.ts';

/** What a book is shown with besides its name. */
export type AboutBook = Pick<BookCard, 'authorName' | 'bookImagePath' | 'category'>;

/** A book that was brought with a network, as it can be read again without one. */
export interface KeptBook {
  book: ReaderBook;
  /** Milliseconds of this device's clock when it was opened or kept last. */
  openedAt: number;
  contractVersion: number;
  /** Left out by builds before this was stored. */
  kind?: DeviceBookKind;
  /** What its words mean; left out until it was fetched. */
  words?: readonly ExplainedWord[];
  /** Left out where it was opened without its page. */
  about?: AboutBook;
}
