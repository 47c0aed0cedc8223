import type { SiteName } from '#contract/site.ts';
import type { DayKey, Defaulted, Fixed, Id, Instant } from './columns.ts';

/** A class of one school year: `초등 3학년`, `2`. */
export interface SchoolClassTable {
  class_no: Id;
  academy_no: Fixed<number>;
  /** The year its March is in. */
  school_year: Fixed<number>;
  grade: Fixed<string>;
  /** Without `반`. */
  name: string;
  created_at: Instant;
  /** Null for a class that goes on. */
  archived_at: Defaulted<Instant | null>;
}

/** Who is or was in a class, and with which number. */
export interface ClassMembershipTable {
  account_no: number;
  class_no: number;
  class_number: number | null;
  joined_on: DayKey;
  /** Null while it lasts; one account has one of these. */
  left_on: DayKey | null;
  /** Pieces of the reef at the last look; null before the first. */
  reef_seen: Defaulted<number | null>;
}

/** Letters and the next number of the ids that an institution gives; chosen once, one institution's on its site. */
export interface IdSeriesTable {
  academy_no: number;
  site: Fixed<SiteName>;
  letters: Fixed<string>;
  next_no: Defaulted<number>;
}
