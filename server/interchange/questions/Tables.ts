export interface Table {
  /** Of the sheet; empty for a text file. */
  name: string;
  /** Empty rows stay, so that row numbers are those of the file. */
  rows: string[][];
}

export type Tables = { ok: true; tables: Table[] } | { ok: false; reason: string };
