import type { Sheet } from '#domain/table/Sheet.ts';

/** A sheet of these lines, as a reader gives it: without what is empty. */
export function sheetOf(...lines: readonly (readonly string[])[]): Sheet {
  const rows = lines.map((line, index) => ({
    rowNo: index + 1,
    cells: new Map([...line.entries()].filter(([, cell]) => cell.trim() !== '')),
  }));
  return { name: '', hidden: false, merges: [], rows: rows.filter(({ cells }) => cells.size > 0) };
}
