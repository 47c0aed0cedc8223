import { type FoundTable, findTable } from '../table/findTable.ts';
import type { Sheet } from '../table/Sheet.ts';
import { nameRosterColumn, type RosterColumn } from './nameRosterColumn.ts';

/** The list of students on a sheet; null where no line names at least a name or a birthday. */
export const findRosterTable = (sheet: Sheet): FoundTable<RosterColumn> | null =>
  findTable(sheet, nameRosterColumn, ['name', 'birthday']);
