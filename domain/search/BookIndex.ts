import type { BookCategory } from '../book/bookCategories.ts';
import type { PairIndex } from './PairIndex.ts';

/** What a book can have that a search asks for, one bit each. */
export const bookBadgeBits = { AUDIO: 1, EBOOK: 2, MISSION: 4 } as const;

/** A book as the search needs it. */
export interface SearchableBook {
  bookNo: number;
  title: string;
  author: string;
  publisher: string;
  category: BookCategory;
  subCategory: string;
  labels: readonly string[];
  summary: string;
  raq: number;
  /** Milliseconds UTC when the catalogue got it. */
  addedAt: number;
  /** Sum of `bookBadgeBits`. */
  badges: number;
}

/** Labels of a book that can be filtered by. */
export const LABELS_PER_BOOK = 4;

/**
 * A catalogue, ready to be searched: one place per book in every array, in the order of book numbers. Nothing in it is
 * ever changed; a changed catalogue is a new index.
 */
export interface BookIndex {
  size: number;
  bookNo: Float64Array;
  raq: Uint16Array;
  /** Place in `bookCategories`. */
  category: Uint8Array;
  /** Place in `subCategoryNames`. */
  subCategory: Uint16Array;
  badges: Uint8Array;
  /** `LABELS_PER_BOOK` places in `labelNames` per book; 0 = none. */
  labels: Uint16Array;
  subCategoryNames: readonly string[];
  labelNames: readonly string[];
  /** Title, author and the rest (publisher, subcategory, labels) of every book. */
  facts: PairIndex;
  /** Where each author begins in the letters of `facts`. */
  authorAt: Uint32Array;
  restAt: Uint32Array;
  summaries: PairIndex;
  /** Titles and authors as strokes, where each book's begin, and the end. */
  strokes: Uint8Array;
  strokesAt: Uint32Array;
  /** Which strokes those of a book are. */
  strokeBits: Uint32Array;
  /** Place of each book among all by title, and from the newest to the oldest. */
  titleRank: Uint32Array;
  newestRank: Uint32Array;
}
