import type { BookIndex } from './BookIndex.ts';
import type { BookMatches } from './matchBooks.ts';

/** Searches of one index that are remembered; each holds a few bytes a book. */
const MOST = 8;

const recent = new WeakMap<BookIndex, Map<string, BookMatches>>();

/**
 * What a query matches, computed or remembered: who turns the page, sorts or filters asks for the same words
 * again. An index never changes, and matches are only read, so what is remembered is always right.
 */
export function recallMatches(index: BookIndex, query: string, match: () => BookMatches): BookMatches {
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
