import type { Fixed, Instant } from '#server/db/schema/columns.ts';

/** A word that a student keeps, with what it meant where it was met. */
export interface WordBasketTable {
  account_no: number;
  word: string;
  meaning: Fixed<string>;
  sentence: Fixed<string | null>;
  book_no: Fixed<number>;
  page_no: Fixed<number | null>;
  /** The sentence of the book it was met in. */
  met_in: Fixed<string | null>;
  added_at: Fixed<Instant>;
}
