import type { BookCard } from '#contract/book.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { bookCards } from '#server/repositories/bookCards.ts';
import { toBookCard } from './toBookCard.ts';

/** Cards of books as the reader sees them, in the order of the numbers. */
export async function readBookCards(context: SignedInContext, bookNos: readonly number[]): Promise<BookCard[]> {
  const rows = await bookCards.read(context.db, context.accountNo, bookNos);
  return rows.map(toBookCard);
}
