import { columnOfReason } from './columnOfReason.ts';
import type { SheetDraft } from './draftRoster.ts';
import type { RosterColumn } from './nameRosterColumn.ts';
import type { RosterTable } from './RosterTable.ts';
import { rosterTableOf } from './rosterTableOf.ts';
import { rowKey } from './rowKey.ts';

/** What somebody wrote over cells of one row. */
export type RowEdit = Partial<Record<RosterColumn, string>>;

export interface RosterEdits {
  /** By `rowKey`. */
  cells: ReadonlyMap<string, RowEdit>;
  /** Rows left out, by `rowKey`. */
  dropped: ReadonlySet<string>;
  /** What empty cells of a column hold in all rows, such as a grade or the consent. */
  fill: RowEdit;
}

/** The lists of the used sheets with all that was changed: what is checked and carried out. Rows without a student are left out. */
export function draftTables(drafts: readonly SheetDraft[], edits: RosterEdits): RosterTable[] {
  return drafts.flatMap(({ table: found, used }) => {
    if (found === null || !used) return [];
    const table = rosterTableOf(found);
    const rows = table.rows.filter(
      ({ rowNo, noStudent }) => !noStudent && !edits.dropped.has(rowKey(table.sheet, rowNo)),
    );
    const edited = rows.map((row) => {
      const edit = edits.cells.get(rowKey(table.sheet, row.rowNo)) ?? {};
      const conflicts = row.conflicts.filter((conflict) => !((columnOfReason(conflict) ?? '') in edit));
      return { ...row, conflicts, cells: { ...filled(row.cells, edits.fill), ...edit } };
    });
    const columns = [...new Set(edited.flatMap(({ cells }) => Object.keys(cells) as RosterColumn[]))];
    return edited.length === 0 ? [] : [{ ...table, columns, rows: edited }];
  });
}

function filled(cells: RowEdit, fill: RowEdit): RowEdit {
  const read = { ...cells };
  for (const [column, text] of Object.entries(fill) as [RosterColumn, string][]) {
    if ((read[column] ?? '').trim() === '') read[column] = text;
  }
  return read;
}
