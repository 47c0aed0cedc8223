import type { FoundTable } from '../table/findTable.ts';
import type { SheetRow } from '../table/Sheet.ts';
import { type RosterColumn, rosterHeadings } from './nameRosterColumn.ts';
import type { RosterTable } from './RosterTable.ts';
import { readConsent } from './readConsent.ts';

/** One of them decides who somebody is: two that differ are asked about. */
const DECISIVE: readonly RosterColumn[] = ['name', 'birthday', 'accountId'];

const PHONES: readonly RosterColumn[] = ['mobileNo', 'protectorMobileNo'];

const TOTAL = /^(?:합계|총계|소계|누계|계|총원|총인원|인원수?|총\s*\d+\s*명|total)(?:$|[\s:(])/iu;

const NOTE = /^[※*★▶■●◆☞#-]/u;

/** What shows that a row is about somebody. */
const PERSONAL: readonly RosterColumn[] = ['name', 'birthday', 'accountId', 'email', 'mobileNo', 'protectorMobileNo'];

/** The lines under the heading of a sheet by column. */
export function rosterTableOf(table: FoundTable<RosterColumn>): RosterTable {
  return {
    sheet: table.sheet,
    title: table.title,
    columns: [...table.places.keys()],
    rows: table.rows.map((row) => {
      const { cells, conflicts } = rosterCells(row, table.places);
      return {
        rowNo: row.rowNo,
        cells,
        conflicts: [...conflicts, ...(row.problems ?? [])],
        ...(row.doubts && { doubts: row.doubts }),
        noStudent: isNoStudent(row, cells),
      };
    }),
  };
}

/** Whether a row under the heading is a total, a note or a numbered line that nobody filled in. */
function isNoStudent({ cells: all }: SheetRow, cells: Partial<Record<RosterColumn, string>>): boolean {
  const filled = PERSONAL.filter((column) => (cells[column] ?? '') !== '');
  if (filled.length === 0) return true;
  if (cells.birthday !== undefined && cells.birthday !== '' && /\d{2}/u.test(cells.birthday)) return false;
  const texts = [...new Set([...all.values()].map((text) => text.trim()))];
  if (texts.some((text) => TOTAL.test(text.normalize('NFKC').replace(/^(.)\s+/u, '$1')))) return true;
  // A sentence over the width of the sheet, often merged.
  return texts.length === 1 && (NOTE.test(texts[0] ?? '') || (texts[0] ?? '').length > 20);
}

interface RosterCells {
  cells: Partial<Record<RosterColumn, string>>;
  /** Columns that stand there twice and differ. */
  conflicts: string[];
}

/** The text of each column in a row; of columns that stand there twice, what they hold together. */
function rosterCells({ cells }: SheetRow, places: ReadonlyMap<RosterColumn, readonly number[]>): RosterCells {
  const read: RosterCells = { cells: {}, conflicts: [] };
  for (const [column, at] of places) {
    const texts = [...new Set(at.map((place) => (cells.get(place) ?? '').trim()).filter((text) => text !== ''))];
    if (texts.length > 1 && DECISIVE.includes(column)) {
      read.conflicts.push(`${rosterHeadings[column]}: 칸이 둘인데 서로 달라요 (‘${texts.join('’, ‘').slice(0, 60)}’).`);
    }
    read.cells[column] = oneOf(column, texts);
  }
  return read;
}

function oneOf(column: RosterColumn, texts: readonly string[]): string {
  // The first mobile number of them counts (`readPhone`).
  if (PHONES.includes(column)) return texts.join(' / ');
  // A consent holds when every column of it does.
  if (column === 'guardianConsent') return texts.find((text) => readConsent(text) !== true) ?? texts[0] ?? '';
  return texts[0] ?? '';
}
