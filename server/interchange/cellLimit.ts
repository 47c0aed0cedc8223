/** Cells that hold something in one file: 10,000 students of 30 columns, with room. */
export const CELL_LIMIT = 500_000;
