import type { RosterBody, RosterFile } from '#contract/roster.ts';
import { draftRoster, type SheetDraft, withColumn, withHeadingAt } from '#domain/roster/draftRoster.ts';
import { draftTables, type RosterEdits, type RowEdit } from '#domain/roster/draftTables.ts';
import type { RosterColumn } from '#domain/roster/nameRosterColumn.ts';

/** A file that is looked through. */
export interface RosterWork {
  fileName: string;
  drafts: readonly SheetDraft[];
  /** What a set of OneRoster files holds besides students; null for a spreadsheet. */
  oneRoster: RosterFile['oneRoster'];
  edits: RosterEdits;
  confirmed: ReadonlySet<string>;
  /** Null: as proposed. */
  letters: string | null;
  /** Grows with every change, so that each state is checked once. */
  version: number;
}

export type RosterChange =
  | { kind: 'USE'; sheet: number; used: boolean }
  | { kind: 'HEADING'; sheet: number; rowNo: number }
  | { kind: 'COLUMN'; sheet: number; place: number; means: RosterColumn | null }
  | { kind: 'CELL'; row: string; column: RosterColumn; text: string }
  | { kind: 'FILL'; column: RosterColumn; text: string | null }
  | { kind: 'DROP'; row: string }
  | { kind: 'CONFIRM'; row: string }
  | { kind: 'LETTERS'; letters: string };

/** A file as the server read it, with nothing changed yet. */
export function beginWork(fileName: string, { sheets, oneRoster }: RosterFile): RosterWork {
  const read = sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map(({ cells, ...row }) => ({ ...row, cells: new Map(cells) })),
  }));
  return {
    fileName,
    oneRoster,
    drafts: draftRoster(read),
    edits: { cells: new Map(), dropped: new Set(), fill: {} },
    confirmed: new Set(),
    letters: null,
    version: 1,
  };
}

/** The work with one change more. */
export function changeWork(work: RosterWork, change: RosterChange): RosterWork {
  const next = { ...work, version: work.version + 1 };
  const { edits } = work;
  switch (change.kind) {
    case 'USE':
      return { ...next, drafts: changed(work, change.sheet, (draft) => ({ ...draft, used: change.used })) };
    case 'HEADING':
      return { ...next, drafts: changed(work, change.sheet, (draft) => withHeadingAt(draft, change.rowNo)) };
    case 'COLUMN':
      return { ...next, drafts: changed(work, change.sheet, (draft) => withColumn(draft, change.place, change.means)) };
    case 'CELL': {
      const row: RowEdit = { ...edits.cells.get(change.row), [change.column]: change.text };
      return { ...next, edits: { ...edits, cells: new Map(edits.cells).set(change.row, row) } };
    }
    case 'FILL': {
      const { [change.column]: _, ...others } = edits.fill;
      const fill = change.text === null ? others : { ...others, [change.column]: change.text };
      return { ...next, edits: { ...edits, fill } };
    }
    case 'DROP':
      return { ...next, edits: { ...edits, dropped: new Set(edits.dropped).add(change.row) } };
    case 'CONFIRM':
      return { ...next, confirmed: new Set(work.confirmed).add(change.row) };
    case 'LETTERS':
      return { ...next, letters: change.letters.trim().toLowerCase() };
  }
}

/** What is sent of it. Texts are as long as a person writes them; what is longer is cut and refused as what it then is. */
export function bodyOf({ drafts, oneRoster, edits, confirmed, letters }: RosterWork): RosterBody {
  const leaving = oneRoster?.leaving.map(({ externalId }) => externalId.slice(0, 300)) ?? [];
  return {
    tables: draftTables(drafts, edits).map(({ sheet, title, columns, rows }) => ({
      sheet: sheet.slice(0, 120),
      title: title.slice(0, 300),
      columns: [...columns],
      rows: rows.map(({ rowNo, cells, conflicts, doubts = [] }) => ({
        rowNo,
        ...(doubts.length > 0 && { doubts: doubts.slice(0, 3).map((text) => text.slice(0, 300)) }),
        cells: columns.map((column) => (cells[column] ?? '').slice(0, 300)),
        conflicts: conflicts.slice(0, 3).map((text) => text.slice(0, 300)),
      })),
    })),
    confirmed: [...confirmed],
    letters,
    ...(leaving.length > 0 && { leaving }),
  };
}

const changed = ({ drafts }: RosterWork, at: number, change: (draft: SheetDraft) => SheetDraft) =>
  drafts.map((draft, index) => (index === at ? change(draft) : draft));
