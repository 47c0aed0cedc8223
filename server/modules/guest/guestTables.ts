import type { GuestTreat } from '#domain/book-pack/guestTreats.ts';
import type { FeastId } from '#domain/feast/feastsOfYear.ts';
import type { DayKey, Defaulted, Instant, JsonText } from '#server/db/schema/columns.ts';

/** `guest.json` of a book; picture and treat also by themselves, for what looks at many. */
export interface BookGuestTable {
  book_no: number;
  icon: string;
  treat: GuestTreat;
  content: JsonText;
}

/** A guest that has come to a student's sea; it never goes for good. */
export interface AquariumGuestTable {
  account_no: number;
  book_no: number;
  arrived_at: Instant;
  /** Scenes that were played, 0–3. */
  scene: Defaulted<number>;
  scene_day: DayKey | null;
  /** 0–2, once it has asked. */
  answer: number | null;
  /** Which of the questions that fit every book it asked; null: its own. */
  general_no: number | null;
  /** Day on which it was last in the sea. */
  seen_day: DayKey | null;
  memento_day: DayKey | null;
  /** Day on which its favourite treat was found out. */
  treat_day: DayKey | null;
}

/** What the waves have brought, one a day of reading at most. */
export interface AquariumFindTable {
  account_no: number;
  /** The student's first, second, … without gaps. */
  ordinal: number;
  day_key: DayKey;
  taken_day: DayKey | null;
}

/** The visitor of a feast, and its keepsake; neither goes for good. */
export interface AquariumFeastTable {
  account_no: number;
  feast: FeastId;
  /** Year of the feast for which it came last, and the day on which it did. */
  year: number;
  came_day: DayKey;
  /** The book it came along with, where the week of the feast had passed. */
  book_no: number | null;
  met_day: DayKey | null;
  /** Year of the feast at the last meeting. */
  met_year: number | null;
  /** Day of the first meeting: the keepsake is in the album since. */
  keepsake_day: DayKey | null;
}
