import type { Sheet } from '#domain/table/Sheet.ts';
import { decodeText } from './decodeText.ts';
import { identifyFile } from './identifyFile.ts';
import { readDelimited } from './readDelimited.ts';
import type { SheetRefusal } from './sheetRefusals.ts';
import { readWorkbook } from './xlsx/readWorkbook.ts';

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
