import type { BookSort } from './BookFilter.ts';
import { type BookIndex, bookBadgeBits } from './BookIndex.ts';
import { smallest } from './smallest.ts';

/** Above every distance of two raqs, doubled. */
const DISTANCES = 4096;
/** How much of a book can be done here: read and played, one of both, nothing. */
const TIERS = 3;
/** Above every number of books. */
const PLACES = 2 ** 24;

/** One page of books in the order of a sort; equal ones by their number. */
export function orderBooks(
  index: BookIndex,
  books: Uint32Array,
  costs: Uint8Array,
  order: Order & { offset: number; limit: number },
): number[] {
  const keys = new Float64Array(books.length);
  for (let at = 0; at < books.length; at += 1) {
    const book = books[at] as number;
    keys[at] = keyOf(index, book, costs[book] as number, order) * PLACES + book;
  }
  return Array.from(smallest(keys, order.offset, order.offset + order.limit), (key) => key % PLACES);
}

interface Order {
  sort: BookSort;
  raq: number;
  readyFirst: boolean;
}

function keyOf(index: BookIndex, book: number, cost: number, { sort, raq, readyFirst }: Order): number {
  const tier = readyFirst ? tierOf(index.badges[book] as number) : 0;
  switch (sort) {
    case 'RELEVANCE':
      return (cost * TIERS + tier) * DISTANCES + distance(index.raq[book] as number, raq);
    case 'FIT':
      return tier * DISTANCES + distance(index.raq[book] as number, raq);
    case 'NEWEST':
      return index.newestRank[book] as number;
    case 'TITLE':
      return index.titleRank[book] as number;
    case 'DIFFICULTY':
      return index.raq[book] as number;
  }
}

function tierOf(badges: number): number {
  const { EBOOK, MISSION } = bookBadgeBits;
  return TIERS - 1 - Number((badges & EBOOK) !== 0) - Number((badges & MISSION) !== 0);
}

/** The nearer to the reader's level the better; of two equally near the easier one (domain/book/nearestFirst). */
function distance(raq: number, reader: number): number {
  return Math.abs(raq - reader) * 2 + (raq > reader ? 1 : 0);
}
