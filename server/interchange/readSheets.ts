import { CsvError, parse } from 'csv-parse/sync';
import type { Sheet } from '#domain/table/Sheet.ts';
import { CELL_LIMIT } from './cellLimit.ts';
import { decodeText } from './decodeText.ts';
import { identifyFile } from './identifyFile.ts';
import type { SheetRefusal } from './sheetRefusals.ts';
import { readWorkbook } from './xlsx/readWorkbook.ts';

const DELIMITERS = [',', '\t', ';', '|'] as const;

/** Enough to see how a file is divided. */
const SAMPLE_LINES = 50;

export type ReadSheets = { sheets: Sheet[] } | { refused: SheetRefusal };

/**
 * The sheets of a spreadsheet file, whatever its name ends with: XLSX, or text with commas, semicolons, tabs or bars
 * between its cells. Memory grows with the cells that hold something, not with how far apart they lie.
 *
 * @param bytes whole file; its size is the caller's to limit
 * @returns sheets in their order, or why there are none (`sheetRefusals` has the words)
 */
export function readSheets(bytes: Uint8Array): ReadSheets {
  const kind = identifyFile(bytes);
  if (kind === 'xlsx') return readWorkbook(bytes);
  if (kind !== 'text') return { refused: kind };
  const read = decodeText(bytes);
  return 'refused' in read ? read : readDelimited(read.text);
}

/** One sheet of a text whose first line may name what divides its cells (`sep=;`). */
function readDelimited(text: string): ReadSheets {
  const named = /^sep=(.)\r?\n/iu.exec(text);
  const body = named === null ? text : text.slice(named[0].length);
  const delimiter = named?.[1] ?? findDelimiter(body);
  let records: string[][];
  try {
    records = parse(body, {
      delimiter,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: false,
      bom: true,
      recordDelimiter: ['\r\n', '\n', '\r'],
    });
  } catch (error) {
    if (error instanceof CsvError) return { refused: 'open-quote' };
    throw error;
  }
  let count = 0;
  const rows = records.flatMap((record, index) => {
    const cells = new Map([...record.entries()].filter(([, cell]) => cell.trim() !== ''));
    count += cells.size;
    return cells.size === 0 ? [] : [{ rowNo: index + 1, cells }];
  });
  if (count > CELL_LIMIT) return { refused: 'too-many-cells' };
  return { sheets: [{ name: '', hidden: false, rows, merges: [] }] };
}

/** What stands most evenly in the first lines, outside of quotes. */
function findDelimiter(text: string): string {
  const lines = text
    .replaceAll(/"(?:[^"]|"")*"/gu, '')
    .split(/\r\n|\r|\n/u, SAMPLE_LINES)
    .filter((line) => line.trim() !== '');
  const evenness = (delimiter: string) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const most = Math.max(0, ...counts);
    // Lines that are divided as the longest one: a comma inside a sentence stands in few.
    return most === 0 ? 0 : counts.filter((count) => count > 0 && count * 2 >= most).length * 100 + Math.min(most, 99);
  };
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: evenness(delimiter) }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}
