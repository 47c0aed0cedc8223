/** Cells that hold something, by column from 0. Text as a person reads it; dates are `YYYY-MM-DD`. */
export interface SheetRow {
  /** As the program shows it, from 1. */
  rowNo: number;
  cells: ReadonlyMap<number, string>;
  /** What is wrong with a row that was put together from several files, in whole sentences. */
  problems?: readonly string[];
  /** What has to be confirmed of such a row. */
  doubts?: readonly string[];
}

/** A range that was merged into one cell; rows from 1, columns from 0, all included. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** One sheet of a workbook, or a whole CSV file. Empty rows and cells are left out. */
export interface Sheet {
  /** Empty for a CSV file. */
  name: string;
  hidden: boolean;
  rows: readonly SheetRow[];
  merges: readonly Merge[];
}
