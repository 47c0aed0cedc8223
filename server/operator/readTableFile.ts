import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { describeSystemError } from '../errors/describeSystemError.ts';
import { decodeText, UNKNOWN_ENCODING } from '../interchange/decodeText.ts';
import { listZip } from '../interchange/readZip.ts';
import { OperatorError } from './OperatorError.ts';

const SIZE_LIMIT = 10 * 1024 * 1024;
/** A spreadsheet is a zip: a small file may hold a flood. */
const UNPACKED_LIMIT = 200 * 1024 * 1024;

/**
 * The cells of a table: CSV in UTF-8 or in the Korean code page that spreadsheets save (CP949), or the first sheet of
 * an XLSX file.
 *
 * @param what the file is, as the operator calls it: `명단`
 * @returns rows of texts, the headings first; empty rows stay, so that row numbers are those of the file
 * @throws OperatorError naming the file and what is wrong with it
 */
export async function readTableFile(path: string, what: string): Promise<string[][]> {
  const refuse = (reason: string) => new OperatorError(`${what} 파일을 읽을 수 없어요: ${path} (${reason})`);
  const facts = await stat(path).catch(() => null);
  if (facts === null || !facts.isFile()) throw refuse('파일이 없어요');
  if (facts.size > SIZE_LIMIT) throw refuse('10MB보다 커요');
  const ending = extname(path).toLowerCase();
  if (ending !== '.xlsx' && ending !== '.csv') throw refuse('.csv 또는 .xlsx 파일이어야 해요');
  try {
    if (ending === '.csv') {
      const read = decodeText(await readFile(path));
      if ('refused' in read) throw refuse(UNKNOWN_ENCODING);
      return parse(read.text, { relaxColumnCount: true, skipEmptyLines: false, bom: true });
    }
    const unpacked = listZip(await readFile(path)).reduce((sum, { size }) => sum + size, 0);
    if (unpacked <= UNPACKED_LIMIT) return (await readSheet(path)).map((row) => row.map(cellText));
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw refuse(describeSystemError(error) ?? describeTableError(error));
  }
  throw refuse('풀면 200MB보다 커요');
}

function describeTableError(error: unknown): string {
  if (!(error instanceof CsvError)) return '엑셀 파일이 깨졌거나 암호가 걸려 있어요';
  const line = typeof error.lines === 'number' ? `${error.lines}번째 줄 부근의 ` : '';
  return `${line}따옴표나 쉼표가 CSV 형식에 맞지 않아요`;
}

/** Dates come back as `YYYY-MM-DD`. A number has no zeros before it: whoever reads a telephone number puts one there. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell);
}
