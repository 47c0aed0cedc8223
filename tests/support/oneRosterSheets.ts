import { parse } from 'csv-parse/sync';
import type { Sheet } from '#domain/table/Sheet.ts';

/** Files of a set as a server reads them. */
export function oneRosterSheets(files: ReadonlyMap<string, string>): Sheet[] {
  return [...files].map(([name, text]) => ({
    name,
    hidden: false,
    merges: [],
    rows: (parse(text) as string[][]).map((cells, index) => ({
      rowNo: index + 1,
      cells: new Map([...cells.entries()].filter(([, cell]) => cell !== '')),
    })),
  }));
}

/** Files of a set by their lines, as somebody else may write them. */
export const csvFiles = (files: Readonly<Record<string, readonly string[]>>): Map<string, string> =>
  new Map(Object.entries(files).map(([name, lines]) => [`${name}.csv`, lines.join('\r\n')]));
