import type { BookDetail } from '#contract/book.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { adviceBooks } from '#server/repositories/adviceBooks.ts';
import { readBookCards } from './readBookCards.ts';
import { readNextOrder } from './readNextOrder.ts';

const SHOWN = 6;

/** What a reader of this book may want next: others of its author, and others like it. */
export async function readNextBooks(
  context: SignedInContext,
  bookNo: number,
): Promise<Pick<BookDetail, 'sameAuthorBooks' | 'nextBooks'>> {
  const order = await readNextOrder(context.db, bookNo);
  const known = await adviceBooks.known(context.db, context.accountNo);
  const unknown = (bookNos: readonly number[]) => bookNos.filter((other) => !known.has(other)).slice(0, SHOWN);
  const sameAuthor = unknown(order.sameAuthor);
  const next = unknown(order.next);
  const cards = await readBookCards(context, [...sameAuthor, ...next]);
  return {
    sameAuthorBooks: cards.filter((card) => sameAuthor.includes(card.bookNo)),
    nextBooks: cards.filter((card) => next.includes(card.bookNo)),
  };
}
