import type { BookCard } from '../../../contract/book.ts';
import type { BookCategory } from '../../../domain/book/bookCategories.ts';
import { nearestFirst } from '../../../domain/book/nearestFirst.ts';
import { bookLists } from '../../repositories/bookLists.ts';
import type { SignedInContext } from '../Context.ts';
import { readBookCards } from './readBookCards.ts';

/** Unread books that suit a raq best. */
export async function recommendBooks(
  context: SignedInContext,
  near: { raq: number; category?: BookCategory; except?: number },
  limit: number,
): Promise<BookCard[]> {
  const found = await bookLists.nearestUnread(context.db, context.accountNo, near, limit);
  const best = nearestFirst(found, near.raq).slice(0, limit);
  return readBookCards(
    context,
    best.map((book) => book.bookNo),
  );
}
