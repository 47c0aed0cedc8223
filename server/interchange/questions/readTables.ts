import { CsvError, parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { decodeText, UNKNOWN_ENCODING } from '../decodeText.ts';
import { listZip } from '../readZip.ts';

export interface Table {
  /** Of the sheet; empty for a text file. */
  name: string;
  /** Empty rows stay, so that row numbers are those of the file. */
  rows: string[][];
}

export type Tables = { ok: true; tables: Table[] } | { ok: false; reason: string };

const UNPACKED_LIMIT = 100 * 1024 * 1024;

/** The cells of a workbook. */
export async function readWorkbook(bytes: Uint8Array): Promise<Tables> {
  try {
    const unpacked = listZip(bytes).reduce((sum, { size }) => sum + size, 0);
    if (unpacked > UNPACKED_LIMIT) return { ok: false, reason: '풀면 100MB보다 커요' };
    const rows = await readSheet(Buffer.from(bytes));
    return { ok: true, tables: [{ name: '', rows: rows.map((row) => row.map((cell) => String(cell ?? ''))) }] };
  } catch {
    return { ok: false, reason: '엑셀 파일이 깨졌거나 암호가 걸려 있어요. 암호 없이 다른 이름으로 저장해 주세요' };
  }
}

/** The cells of a text with commas, semicolons or tabs between them; `sep=` in the first line names the mark. */
export function readDelimited(bytes: Uint8Array): Tables {
  const read = decodeText(bytes);
  if ('refused' in read) return { ok: false, reason: UNKNOWN_ENCODING };
  const named = /^sep=(.)\r?\n/iu.exec(read.text);
  const text = named === null ? read.text : read.text.slice(named[0].length);
  const first = text.split(/\r\n|\r|\n/u, 1)[0] ?? '';
  const most = [',', '\t', ';'].reduce((best, mark) =>
    first.split(mark).length > first.split(best).length ? mark : best,
  );
  try {
    const options = { delimiter: named?.[1] ?? most, relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: false };
    const rows = parse(text, { ...options, bom: true, recordDelimiter: ['\r\n', '\n', '\r'] });
    return { ok: true, tables: [{ name: '', rows: named === null ? rows : [[], ...rows] }] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { ok: false, reason: '큰따옴표(")가 닫히지 않았어요' };
  }
}
