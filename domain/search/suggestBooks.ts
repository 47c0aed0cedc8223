import type { BookIndex } from './BookIndex.ts';
import { matchBooks } from './matchBooks.ts';
import { orderBooks } from './orderBooks.ts';
import { parseSearch } from './parseSearch.ts';
import { searchCost } from './searchCost.ts';

export interface SuggestedBooks {
  /** Books whose titles fit, the best first. */
  titles: number[];
  /** Books whose authors fit: several may be of one author. */
  authors: number[];
}

/** What a half-typed search may become. */
export function suggestBooks(index: BookIndex, query: string, raq: number, limit: number): SuggestedBooks {
  const search = parseSearch(query);
  if (search.words.length === 0) return { titles: [], authors: [] };
  const { books, costs, isSimilar } = matchBooks(index, search);
  // Costs of several words add up: the mean of the words ranks them.
  const mean = (book: number) => (costs[book] as number) / search.words.length;
  const inTitle = books.filter((book) => mean(book) < searchCost.AUTHOR || isSimilar(book));
  const inAuthor = books.filter(
    (book) => !isSimilar(book) && mean(book) >= searchCost.AUTHOR && mean(book) < searchCost.LABEL,
  );
  const best = (some: Uint32Array) =>
    orderBooks(index, some, costs, { sort: 'RELEVANCE', readyFirst: true, raq, offset: 0, limit }).map(
      (book) => index.bookNo[book] as number,
    );
  return { titles: best(inTitle), authors: best(inAuthor) };
}
