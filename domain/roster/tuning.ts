import { DAY } from '../time/duration.ts';

/** Limits of a roster that is uploaded in the browser; lifetimes in milliseconds. */
export const rosterTuning = {
  /** Students of one upload; a larger school divides its list, as it does by grades anyway. */
  mostRows: 2000,
  /** Cells of a file that hold something: a list of 2,000 students has 26,000. */
  mostCells: 60_000,
  /** Bytes of a file. */
  mostBytes: 5 * 1024 * 1024,
  /** Files of a zip of another system, and their bytes once unpacked: gradebooks may lie beside the rosters. */
  mostFiles: 60,
  mostUnpackedBytes: 30 * 1024 * 1024,
  /** Rows that one call carries out: a second of work. */
  rowsAtOnce: 10,
  /** Rows that one call may carry out. */
  mostRowsAtOnce: 50,
  /** How long an upload can be undone. */
  undoFor: DAY,
  /** How long it is known which accounts an upload made. */
  keptFor: 7 * DAY,
} as const;
