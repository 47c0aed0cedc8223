import type { SheetRow } from '../table/Sheet.ts';
import { type RosterColumn, rosterHeadings } from './nameRosterColumn.ts';
import { readConsent } from './readConsent.ts';

export interface RosterCells {
  cells: Partial<Record<RosterColumn, string>>;
  /** Columns that stand there twice and differ. */
  conflicts: string[];
}

/** One of them decides who somebody is: two that differ are asked about. */
const DECISIVE: readonly RosterColumn[] = ['name', 'birthday', 'accountId'];
const PHONES: readonly RosterColumn[] = ['mobileNo', 'protectorMobileNo'];

/** The text of each column in a row; of columns that stand there twice, what they hold together. */
export function rosterCells({ cells }: SheetRow, places: ReadonlyMap<RosterColumn, readonly number[]>): RosterCells {
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
