import { readFile, stat } from 'node:fs/promises';
import type { Sheet } from '#domain/table/Sheet.ts';
import { readSheets } from '../interchange/readSheets.ts';
import { sheetRefusals } from '../interchange/sheetRefusals.ts';
import { OperatorError } from './OperatorError.ts';

const SIZE_LIMIT = 10 * 1024 * 1024;

/**
 * The sheets of a spreadsheet file: XLSX, or text with commas, tabs or semicolons in any encoding that is used here.
 *
 * @param what the file is, as the operator calls it: `명단`
 * @throws OperatorError naming the file, what is wrong with it and what to do
 */
export async function readTableFile(path: string, what: string): Promise<Sheet[]> {
  const read = readSheets(await readTableBytes(path, what));
  if ('refused' in read) throw refuseTable(path, what, sheetRefusals[read.refused]);
  return read.sheets;
}

/** The bytes of such a file. @throws OperatorError */
export async function readTableBytes(path: string, what: string): Promise<Uint8Array> {
  const refuse = (reason: string) => refuseTable(path, what, reason);
  const facts = await stat(path).catch(() => null);
  if (facts === null) throw refuse('파일이 없어요');
  if (!facts.isFile()) throw refuse('파일이 아니에요');
  if (facts.size > SIZE_LIMIT) throw refuse('10MB보다 커요');
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) throw refuse('파일을 열 권한이 없어요');
  return bytes;
}

export const refuseTable = (path: string, what: string, reason: string) =>
  new OperatorError(`${what} 파일을 읽을 수 없어요: ${path} (${reason}).`);
