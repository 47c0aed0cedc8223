import { draftTables } from '#domain/roster/draftTables.ts';
import type { RosterColumn } from '#domain/roster/nameRosterColumn.ts';
import { rowKey } from '#domain/roster/rowKey.ts';
import type { RosterWork } from './RosterWork.ts';

/** The text of a cell as it is now. */
export function cellOf({ drafts, edits }: RosterWork, key: string, column: RosterColumn): string {
  for (const draft of drafts) {
    const rowNo = draft.table?.rows.find((row) => rowKey(draft.sheet.name, row.rowNo) === key)?.rowNo;
    if (rowNo === undefined) continue;
    const [table] = draftTables([draft], edits);
    return table?.rows.find((row) => row.rowNo === rowNo)?.cells[column] ?? '';
  }
  return '';
}
