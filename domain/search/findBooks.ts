import type { BookFacets, BookFilter, BookSort, SearchReader } from './BookFilter.ts';
import type { BookIndex } from './BookIndex.ts';
import { filterBooks } from './filterBooks.ts';
import { type BookMatches, matchBooks } from './matchBooks.ts';
import { orderBooks } from './orderBooks.ts';
import { parseSearch } from './parseSearch.ts';

/** Searches of one index that are remembered; each holds a few bytes a book. */
const MOST = 8;

const recent = new WeakMap<BookIndex, Map<string, BookMatches>>();

export interface BookQuestion {
  query: string;
  filter: BookFilter;
  sort: BookSort;
  /** What can be read and played here comes first, in the orders by relevance and fit. */
  readyFirst: boolean;
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

/** One page of the books that fit a question. An empty query asks for every book; one of marks alone for none. */
export function findBooks(index: BookIndex, question: BookQuestion, reader: SearchReader): FoundBooks {
  const search = parseSearch(question.query);
  const isEmptySearch = search.words.length === 0 && question.query.trim() !== '';
  const matches = recallMatches(index, question.query, () => matchBooks(index, search));
  const { books, facets } = filterBooks(
    index,
    isEmptySearch ? new Uint32Array() : matches.books,
    question.filter,
    reader,
  );
  let similar = 0;
  if (matches.slipped) for (const book of books) if (matches.isSimilar(book)) similar += 1;
  const page = orderBooks(index, books, matches.costs, { ...question, raq: reader.raq });
  return {
    bookNos: page.map((book) => index.bookNo[book] as number),
    total: books.length,
    similar,
    readAs: matches.readAs,
    facets,
  };
}

/**
 * What a query matches, computed or remembered: who turns the page, sorts or filters asks for the same words
 * again. An index never changes, and matches are only read, so what is remembered is always right.
 */
function recallMatches(index: BookIndex, query: string, match: () => BookMatches): BookMatches {
  const known = recent.get(index) ?? new Map<string, BookMatches>();
  recent.set(index, known);
  const matches = known.get(query) ?? match();
  // The latest last: the first is the one that was asked for longest ago.
  known.delete(query);
  known.set(query, matches);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return matches;
}
