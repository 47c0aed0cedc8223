import type { BookFacets, BookFilter, BookSort, SearchReader } from './BookFilter.ts';
import type { BookIndex } from './BookIndex.ts';
import { filterBooks } from './filterBooks.ts';
import { matchBooks } from './matchBooks.ts';
import { orderBooks } from './orderBooks.ts';
import { parseSearch } from './parseSearch.ts';

export interface BookQuestion {
  query: string;
  filter: BookFilter;
  sort: BookSort;
  offset: number;
  limit: number;
}

export interface FoundBooks {
  bookNos: number[];
  total: number;
  /** How many of them differ from what was typed by a slip of the finger. */
  similar: number;
  /** How the query was read where that is not as it was typed; null otherwise. */
  readAs: string | null;
  facets: BookFacets;
}

/** Whether a query holds anything that can be looked for. */
export function isSearchable(query: string): boolean {
  return parseSearch(query).words.length > 0;
}

/** One page of the books that fit a question. An empty query asks for every book; one of marks alone for none. */
export function findBooks(index: BookIndex, question: BookQuestion, reader: SearchReader): FoundBooks {
  const search = parseSearch(question.query);
  const asksNothing = search.words.length === 0 && question.query.trim() !== '';
  const matches = matchBooks(index, search);
  const { books, facets } = filterBooks(
    index,
    asksNothing ? new Uint32Array() : matches.books,
    question.filter,
    reader,
  );
  let similar = 0;
  for (let at = 0; at < books.length; at += 1) if (matches.isSimilar(books[at] as number)) similar += 1;
  const page = orderBooks(index, books, matches.costs, { ...question, raq: reader.raq });
  return {
    bookNos: page.map((book) => index.bookNo[book] as number),
    total: books.length,
    similar,
    readAs: matches.readAs,
    facets,
  };
}
