import type { DayKey, Fixed, Id } from '#server/db/schema/columns.ts';

/** A finished book that made the reef of a class grow. When on the day it was, nobody needs to know. */
export interface ReefBookTable {
  /** In the order in which they were counted. */
  count_no: Id;
  class_no: Fixed<number>;
  /** Null once the person has left: the reef stays, who it was is forgotten. */
  account_no: number | null;
  book_no: Fixed<number>;
  /** Monday of the week in Seoul. */
  week_key: Fixed<DayKey>;
  /** Which of the child's books of that week. */
  slot: Fixed<number>;
  /** What it added, in units of `domain/reef/piecesGrown.ts`. */
  units: Fixed<number>;
}

/** The title of a piece that has grown. */
export interface ReefPieceTable {
  class_no: number;
  /** The first, second, … without gaps. */
  ordinal: number;
  book_no: number;
}
