import { CsvError, parse } from 'csv-parse/sync';
import { decodeText, UNKNOWN_ENCODING } from '../decodeText.ts';
import type { Tables } from './Tables.ts';

/** The cells of a text with commas, semicolons or tabs between them; `sep=` in the first line names the mark. */
export function readDelimited(bytes: Uint8Array): Tables {
  const read = decodeText(bytes);
  if ('refused' in read) return { ok: false, reason: UNKNOWN_ENCODING };
  const named = /^sep=(.)\r?\n/iu.exec(read.text);
  const text = named === null ? read.text : read.text.slice(named[0].length);
  const lines = text.split(/\r\n|\r|\n/u, 20);
  const marks = (mark: string) => Math.max(...lines.map((line) => line.split(mark).length));
  const most = [',', '\t', ';'].reduce((best, mark) => (marks(mark) > marks(best) ? mark : best));
  try {
    const options = { delimiter: named?.[1] ?? most, relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: false };
    const rows = parse(text, { ...options, bom: true, recordDelimiter: ['\r\n', '\n', '\r'] });
    return { ok: true, tables: [{ name: '', rows: named === null ? rows : [[], ...rows] }] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { ok: false, reason: '큰따옴표(")가 닫히지 않았어요' };
  }
}
