import type { BookSearchData } from '../../../contract/book.ts';
import { PAGE_SIZE } from '../../../contract/envelope.ts';
import type { BookCategory } from '../../../domain/book/bookCategories.ts';
import { parseSearch } from '../../../domain/text/parseSearch.ts';
import { accounts } from '../../repositories/accounts.ts';
import { bookLists } from '../../repositories/bookLists.ts';
import type { SignedInContext } from '../Context.ts';
import { readBookCards } from './readBookCards.ts';

/** One page of the catalogue: best matches first, then those nearest to the reader's level. */
export async function searchBooks(
  context: SignedInContext,
  asked: { query: string; category?: BookCategory | undefined; page: number },
): Promise<BookSearchData> {
  const { db, accountNo } = context;
  const answer = { page: asked.page, pageSize: PAGE_SIZE };
  const words = parseSearch(asked.query);
  // Only marks were typed: there is nothing to look for, and the whole catalogue would be a wrong answer.
  if (words.length === 0 && asked.query.trim() !== '') return { ...answer, items: [], totalCount: 0 };
  const filter = { words, category: asked.category };
  const raq = await accounts.raqOf(db, accountNo);
  const totalCount = await bookLists.count(db, filter);
  const bookNos = await bookLists.page(db, filter, raq, PAGE_SIZE, (asked.page - 1) * PAGE_SIZE);
  return { ...answer, items: await readBookCards(context, bookNos), totalCount };
}
