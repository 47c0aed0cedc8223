import type { Fixed, Id, Instant } from '#server/db/schema/columns.ts';

/** A printed sheet: an attempt of a pupil whose answers are typed in later. */
export interface PaperSheetTable {
  sheet_no: Id;
  /** Of domain/paper/readPaperCode, unique in its institution. */
  code: Fixed<string>;
  academy_no: Fixed<number>;
  account_no: Fixed<number>;
  /** At most one sheet of an attempt is not taken back. */
  attempt_no: Fixed<number>;
  printed_by: Fixed<number>;
  /** When it was first printed. */
  printed_at: Fixed<Instant>;
  /** Names the request that typed it in, so that the same one again is answered alike. */
  entry_key: string | null;
  entered_by: number | null;
  entered_at: Instant | null;
  withdrawn_at: Instant | null;
}
