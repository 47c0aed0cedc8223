import { identifyOneRoster } from '#domain/one-roster/identifyOneRoster.ts';
import { type OneRosterPlace, type OneRosterReading, readOneRoster } from '#domain/one-roster/readOneRoster.ts';
import { rosterTuning } from '#domain/roster/tuning.ts';
import type { Sheet } from '#domain/table/Sheet.ts';
import { CELL_LIMIT } from '#server/interchange/cellLimit.ts';
import { entryName } from '#server/interchange/entryName.ts';
import { identifyFile } from '#server/interchange/identifyFile.ts';
import { readSheets } from '#server/interchange/readSheets.ts';
import { readZip } from '#server/interchange/readZip.ts';
import { sheetRefusals } from '#server/interchange/sheetRefusals.ts';

export interface RosterSource {
  sheets: Sheet[];
  /** What a set of OneRoster files holds besides its students; null for a spreadsheet. */
  oneRoster: Omit<OneRosterReading, 'sheets'> | null;
}

/**
 * The sheets of a roster: a spreadsheet, or OneRoster 1.1 and 1.2 as a zip or a single file, whose students are put
 * together into sheets of their own. What a file is shows in what it holds.
 *
 * @returns or in Korean why there are none, without a full stop
 */
export function readRosterSheets(bytes: Uint8Array, place: OneRosterPlace): RosterSource | { problem: string } {
  const read = identifyFile(bytes) === 'zip' ? readCsvFiles(bytes) : sheetsOf(bytes);
  if ('problem' in read) return read;
  const tables = identifyOneRoster(read.sheets);
  if (tables === null) return read.zipped ? { problem: sheetRefusals.zip } : { sheets: read.sheets, oneRoster: null };
  const reading = readOneRoster(tables, place);
  if ('problem' in reading) return { problem: reading.problem.replace(/\.$/u, '') };
  const { sheets, ...oneRoster } = reading;
  return { sheets, oneRoster };
}

type Read = { sheets: Sheet[]; zipped: boolean } | { problem: string };

function sheetsOf(bytes: Uint8Array): Read {
  const read = readSheets(bytes);
  return 'refused' in read ? { problem: sheetRefusals[read.refused] } : { sheets: read.sheets, zipped: false };
}

function readCsvFiles(bytes: Uint8Array): Read {
  const files = readZip(bytes, { files: rosterTuning.mostFiles, bytes: rosterTuning.mostUnpackedBytes });
  if (typeof files === 'string') return { problem: files };
  const sheets: Sheet[] = [];
  let cells = 0;
  for (const [path, content] of files) {
    const name = entryName(path).replace(/^.*\//u, '');
    // macOS puts a second file beside each.
    if (!/\.csv$/iu.test(name) || /(?:^|\/)(?:__MACOSX\/|\._)/u.test(path)) continue;
    const read = readSheets(content);
    if ('refused' in read) {
      if (read.refused === 'empty') continue;
      return { problem: `${name}: ${sheetRefusals[read.refused]}` };
    }
    sheets.push(...read.sheets.map((sheet) => ({ ...sheet, name })));
    cells += read.sheets.flatMap(({ rows }) => rows).reduce((sum, row) => sum + row.cells.size, 0);
    if (cells > CELL_LIMIT) return { problem: sheetRefusals['too-many-cells'] };
  }
  return { sheets, zipped: true };
}
