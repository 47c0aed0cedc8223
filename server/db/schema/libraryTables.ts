import type { Shelf } from '#domain/library/shelves.ts';
import type { DayKey, Instant, JsonText } from './columns.ts';

/** Where a student puts a book. What was read is known elsewhere; domain/library/shelfPlace joins the two. */
export interface ShelfBookTable {
  account_no: number;
  book_no: number;
  /** Null: no word but what is known. */
  place: 'READING' | 'WISHED' | 'AWAY' | null;
  said_at: Instant;
  /** The board that `pin` is a place on; it counts for no other. */
  pin_shelf: Shelf | null;
  pin: number | null;
  /** How the row was before the last move, to take that back. */
  previous: JsonText | null;
}

/** Pages turned on one day of Seoul. */
/** Days on which somebody read, finished a book or handed in a mission (`listActiveDays`); kept by triggers. */
export interface ActiveDaysTable {
  account_no: number;
  span: number;
  days: number;
}

export interface ReadingDayTable {
  account_no: number;
  day_key: DayKey;
  book_no: number;
  from_page_no: number;
  to_page_no: number;
}
