import type { Fixed, Id, Instant } from '#server/db/schema/columns.ts';

/** An address under which calendars read the homework of a class. Somebody has at most one live one for each class. */
export interface CalendarLinkTable {
  link_no: Id;
  academy_no: Fixed<number>;
  class_no: Fixed<number>;
  staff_no: Fixed<number>;
  /** SHA-256 of the key in the address. */
  key_hash: string;
  created_at: Fixed<Instant>;
  ended_at: Instant | null;
  /** Exact to the hour. */
  last_opened_at: Instant | null;
}
