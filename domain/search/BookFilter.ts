import type { BookCategory } from '../book/bookCategories.ts';

export const bookBadges = ['AUDIO', 'EBOOK', 'MISSION', 'VERIFIED'] as const;
export type BookBadge = (typeof bookBadges)[number];

export const bookSorts = ['RELEVANCE', 'FIT', 'NEWEST', 'TITLE', 'DIFFICULTY'] as const;
export type BookSort = (typeof bookSorts)[number];

/** What a search leaves through; what is not given lets everything through. */
export interface BookFilter {
  category?: BookCategory | undefined;
  subCategory?: string | undefined;
  /** Both ends included. */
  raqFrom: number;
  raqTo: number;
  /** A book must have all of them. */
  badges: readonly BookBadge[];
  label?: string | undefined;
}

/** Who searches: what they have verified, and their level. */
export interface SearchReader {
  raq: number;
  verified: ReadonlySet<number>;
}

/** How many books each choice of a filter would leave, with all other filters as they are. */
export interface BookFacets {
  categories: Readonly<Record<BookCategory, number>>;
  /** Of the chosen category; of all without one. */
  subCategories: ReadonlyMap<string, number>;
  badges: Readonly<Record<BookBadge, number>>;
  labels: ReadonlyMap<string, number>;
}
