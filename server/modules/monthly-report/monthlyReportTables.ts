import type { Fixed, Instant } from '#server/db/schema/columns.ts';

/** What somebody of the staff wrote to a family on the report of one month. */
export interface ReportNoteTable {
  account_no: Fixed<number>;
  academy_no: Fixed<number>;
  /** `YYYY-MM` */
  month: Fixed<string>;
  note: string;
  /** Who wrote it last. */
  staff_no: number;
  written_at: Instant;
}
