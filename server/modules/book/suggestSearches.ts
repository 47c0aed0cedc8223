import type { BookSuggestion } from '#contract/bookSearch.ts';
import { suggestBooks } from '#domain/search/suggestBooks.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { readBookIndex } from './readBookIndex.ts';
import { searchedBooks } from './repositories/searchedBooks.ts';

const MOST_TITLES = 6;
const MOST_AUTHORS = 2;
/** Books looked at for different titles and authors. */
const BOOKS_LOOKED_AT = 24;

/** What a half-typed search may become: titles, then authors, each once. */
export async function suggestSearches({ db, accountNo }: SignedInContext, query: string): Promise<BookSuggestion[]> {
  const index = await readBookIndex(db);
  const raq = await accounts.raqOf(db, accountNo);
  const { titles, authors } = suggestBooks(index, query, raq, BOOKS_LOOKED_AT);
  const names = await searchedBooks.names(db, [...titles, ...authors]);
  const byNo = new Map(names.map((book) => [book.bookNo, book]));
  const once = (bookNos: number[], part: 'title' | 'author') => [
    ...new Set(bookNos.flatMap((bookNo) => byNo.get(bookNo)?.[part] ?? [])),
  ];
  return [
    ...once(titles, 'title')
      .slice(0, MOST_TITLES)
      .map((text) => ({ kind: 'TITLE' as const, text })),
    ...once(authors, 'author')
      .slice(0, MOST_AUTHORS)
      .map((text) => ({ kind: 'AUTHOR' as const, text })),
  ];
}
