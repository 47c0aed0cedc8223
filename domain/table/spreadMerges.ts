import type { Sheet } from './Sheet.ts';

/** A title over a whole sheet is merged over thousands of columns; no table is wider. */
const WIDEST = 100;
/** Cells filled in all: merges may lie over each other. */
const MOST_FILLED = 200_000;

/** The sheet with the text of each merged range in all of its cells, in rows that hold something anyway. */
export function spreadMerges(sheet: Sheet): Sheet {
  if (sheet.merges.length === 0) return sheet;
  const rows = sheet.rows.map(({ rowNo, cells }) => ({ rowNo, cells: new Map(cells) }));
  const byNo = new Map(rows.map((row) => [row.rowNo, row]));
  let left = MOST_FILLED;
  for (const merge of sheet.merges) {
    const text = byNo.get(merge.top)?.cells.get(merge.left);
    if (text === undefined || merge.right - merge.left >= WIDEST) continue;
    // A merge down to the last row of a sheet names a million rows, of which few are there.
    const below = rows.filter(({ rowNo }) => rowNo >= merge.top && rowNo <= merge.bottom);
    left -= rows.length + below.length * (merge.right - merge.left + 1);
    if (left < 0) break;
    for (const { cells } of below) {
      for (let column = merge.left; column <= merge.right; column += 1) {
        if (!cells.has(column)) cells.set(column, text);
      }
    }
  }
  return { ...sheet, rows };
}
