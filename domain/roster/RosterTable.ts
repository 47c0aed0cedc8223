import type { RosterColumn } from './nameRosterColumn.ts';

/** One line under the heading of a roster, cell by column, not yet judged. */
export interface RosterTableRow {
  /** As the spreadsheet counts. */
  rowNo: number;
  cells: Partial<Record<RosterColumn, string>>;
  /** Columns that stand there twice and differ, in whole sentences. */
  conflicts: readonly string[];
  /** What somebody has to confirm before the row makes an account, in whole sentences. */
  doubts?: readonly string[];
  /** A total, a note, or a numbered line that nobody filled in. */
  noStudent: boolean;
}

/** A list of students as it was found on a sheet, or as somebody has corrected it. */
export interface RosterTable {
  /** Name of the sheet; empty for a text file. */
  sheet: string;
  /** Text above the heading. */
  title: string;
  /** Columns that the heading names. */
  columns: readonly RosterColumn[];
  rows: readonly RosterTableRow[];
}
