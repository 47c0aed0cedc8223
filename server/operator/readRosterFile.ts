import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { OperatorError } from './OperatorError.ts';

const SIZE_LIMIT = 10 * 1024 * 1024;

/**
 * The cells of a roster: CSV in UTF-8 or in the Korean code page that spreadsheets save (CP949), or the first sheet of
 * an XLSX file.
 *
 * @returns rows of texts, the headings first; empty rows stay, so that row numbers are those of the file
 * @throws OperatorError naming the file and what is wrong with it
 */
export async function readRosterFile(path: string): Promise<string[][]> {
  const refuse = (reason: string) => new OperatorError(`명단 파일을 읽을 수 없어요: ${path} (${reason})`);
  const facts = await stat(path).catch(() => null);
  if (facts === null || !facts.isFile()) throw refuse('파일이 없어요');
  if (facts.size > SIZE_LIMIT) throw refuse('10MB보다 커요');
  const ending = extname(path).toLowerCase();
  try {
    if (ending === '.xlsx') return (await readSheet(path)).map((row) => row.map(cellText));
    if (ending === '.csv') {
      return parse(decode(await readFile(path)), { relaxColumnCount: true, skipEmptyLines: false, bom: true });
    }
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
  throw refuse('.csv 또는 .xlsx 파일이어야 해요');
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr', { fatal: true }).decode(bytes);
  }
}

/** Spreadsheets keep birthdays as dates and numbers without their zeros; both come back as people see them. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell);
}
