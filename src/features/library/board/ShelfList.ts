import type { LibraryBook } from '#contract/library.ts';
import type { ShelfPlace } from '#domain/library/shelves.ts';

/** Books of one board as they are on the screen. */
export interface ShelfList {
  place: ShelfPlace;
  items: readonly LibraryBook[];
  /** The book that stands before the first one shown. */
  before: number | null;
}
