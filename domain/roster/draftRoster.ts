import { type FoundTable, tableAt } from '../table/findTable.ts';
import type { Sheet } from '../table/Sheet.ts';
import { spreadMerges } from '../table/spreadMerges.ts';
import { findRosterTable } from './findRosterTable.ts';
import { nameRosterColumn, type RosterColumn } from './nameRosterColumn.ts';
import { rosterTableOf } from './rosterTableOf.ts';

/** A column of a sheet, with what it is taken for. */
export interface DraftColumn {
  /** From 0. */
  place: number;
  heading: string;
  means: RosterColumn | null;
  /** The first texts below the heading. */
  samples: readonly string[];
}

/** A sheet of a file on its way to becoming a roster: what was found, and what somebody has changed of it. */
export interface SheetDraft {
  sheet: Sheet;
  /** Whether it is part of the roster. */
  used: boolean;
  /** Null where no list was found. */
  table: FoundTable<RosterColumn> | null;
  columns: readonly DraftColumn[];
}

const SAMPLES = 3;

/** Every sheet of a file with what is found on it. Hidden sheets and those without students are not used at first. */
export function draftRoster(sheets: readonly Sheet[]): SheetDraft[] {
  return sheets.map((sheet) => {
    const draft = draftOf(sheet, findRosterTable(sheet));
    const students = draft.table === null ? 0 : rosterTableOf(draft.table).rows.filter((row) => !row.noStudent).length;
    return { ...draft, used: !sheet.hidden && students > 0 };
  });
}

/** The sheet with another row as its heading. */
export function withHeadingAt(draft: SheetDraft, headingRowNo: number): SheetDraft {
  return { ...draftOf(draft.sheet, tableAt(draft.sheet, headingRowNo, nameRosterColumn)), used: true };
}

/** The sheet with a column taken for something else; nothing else is taken for that any more. */
export function withColumn(draft: SheetDraft, place: number, means: RosterColumn | null): SheetDraft {
  const columns = draft.columns.map((column) => {
    if (column.place === place) return { ...column, means };
    return means !== null && column.means === means ? { ...column, means: null } : column;
  });
  if (draft.table === null) return { ...draft, columns };
  const places = new Map<RosterColumn, number[]>();
  for (const column of columns) {
    if (column.means !== null) places.set(column.means, [...(places.get(column.means) ?? []), column.place]);
  }
  return { ...draft, columns, table: { ...draft.table, places } };
}

function draftOf(sheet: Sheet, table: FoundTable<RosterColumn> | null): SheetDraft {
  if (table === null) return { sheet, used: false, table, columns: [] };
  const { rows } = spreadMerges(sheet);
  const at = rows.findIndex(({ rowNo }) => rowNo === table.headingRowNo);
  const [above, heading] = [rows[at - 1], rows[at]];
  /** Of a heading in two rows, the upper one where the lower is empty; never a title. */
  const headingAt = (place: number) => {
    const upper = above?.cells.get(place)?.replaceAll(/\s+/gu, ' ').trim() ?? '';
    const lower = heading?.cells.get(place)?.replaceAll(/\s+/gu, ' ').trim() ?? '';
    return lower === '' && table.notUnderstood.includes(upper) ? upper : lower;
  };
  const means = new Map([...table.places].flatMap(([column, places]) => places.map((place) => [place, column])));
  const below = [...new Set(table.rows.slice(0, 50).flatMap(({ cells }) => [...cells.keys()]))];
  const places = [...new Set([...(heading?.cells.keys() ?? []), ...below])].sort((one, two) => one - two);
  return {
    sheet,
    used: true,
    table,
    columns: places.map((place) => ({
      place,
      heading: headingAt(place),
      means: means.get(place) ?? null,
      samples: table.rows.flatMap(({ cells }) => cells.get(place)?.trim() || []).slice(0, SAMPLES),
    })),
  };
}
