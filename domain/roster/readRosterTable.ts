import { classOfTitle } from './classOfTitle.ts';
import type { RosterRow } from './RosterStudent.ts';
import type { RosterTable, RosterTableRow } from './RosterTable.ts';
import { readRosterRow } from './readRosterRow.ts';
import { schoolYear, schoolYearOfTitle } from './schoolYear.ts';
import { stageOfSchool } from './stageOfSchool.ts';

export interface PlacedRow {
  /** Name of the sheet; empty for CSV. */
  sheet: string;
  rowNo: number;
  row: RosterRow;
}

export interface RosterPlace {
  /** `YYYY-MM-DD` in Seoul */
  today: string;
  institutionName: string;
}

/** What the title and the name of the sheet state for all rows. */
export function titleFactsOf({ title, sheet }: Pick<RosterTable, 'title' | 'sheet'>) {
  const byTitle = classOfTitle(title);
  const bySheet = classOfTitle(sheet);
  return {
    grade: bySheet.grade ?? byTitle.grade,
    className: bySheet.className ?? byTitle.className,
    year: schoolYearOfTitle(title) ?? schoolYearOfTitle(sheet),
  };
}

/** The students of one list, each row judged. */
export function readRosterTable(table: RosterTable, place: RosterPlace): PlacedRow[] {
  const { grade, className, year } = titleFactsOf(table);
  const hints = { grade, className, today: place.today, year: year ?? schoolYear(place.today) };
  const stage = stageOfSchool(place.institutionName);
  return table.rows.map((row) => ({
    sheet: table.sheet,
    rowNo: row.rowNo,
    row: withConflicts(row, readRosterRow(row.cells, { ...hints, stage })),
  }));
}

function withConflicts({ noStudent, conflicts, doubts = [] }: RosterTableRow, row: RosterRow): RosterRow {
  if (noStudent) return { kind: 'SKIPPED', shown: row.shown };
  if (conflicts.length === 0) return row.kind === 'READ' ? { ...row, doubts: [...row.doubts, ...doubts] } : row;
  const reasons = row.kind === 'REFUSED' ? row.reasons : [];
  return { kind: 'REFUSED', shown: row.shown, reasons: [...conflicts, ...reasons] };
}

/** The students of lists that somebody has looked through, and the school year that their titles name. */
export function readRosterTables(
  tables: readonly RosterTable[],
  place: RosterPlace,
): { rows: PlacedRow[]; year: number } {
  const named = tables.map((table) => titleFactsOf(table).year).find((year) => year !== null);
  return { rows: tables.flatMap((table) => readRosterTable(table, place)), year: named ?? schoolYear(place.today) };
}
