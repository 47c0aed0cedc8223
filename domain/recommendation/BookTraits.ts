import type { BookCategory } from '../book/bookCategories.ts';

/** What makes two books alike. */
export interface BookTraits {
  bookNo: number;
  bookName: string;
  authorName: string;
  category: BookCategory;
  subCategory: string;
  labels: readonly string[];
  /** Difficulty, 0–1499. */
  raq: number;
  /** Has missions here, not only a place in the catalogue. */
  playable: boolean;
  /** Its text is here. */
  readable: boolean;
}

/** A book that a reader liked, and how surely: see `RECOMMENDATION_TUNING.liking`. */
export interface LikedBook extends BookTraits {
  weight: number;
}
