import readExcelFile from 'read-excel-file/node';
import { listZip } from '../readZip.ts';
import type { Tables } from './Tables.ts';

const UNPACKED_LIMIT = 100 * 1024 * 1024;

/** The cells of all sheets of a workbook. */
export async function readWorkbook(bytes: Uint8Array): Promise<Tables> {
  try {
    const unpacked = listZip(bytes).reduce((sum, { size }) => sum + size, 0);
    if (unpacked > UNPACKED_LIMIT) return { ok: false, reason: '풀면 100MB보다 커요' };
    const sheets = await readExcelFile(Buffer.from(bytes));
    const tables = sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => row.map((cell) => String(cell ?? ''))),
    }));
    return { ok: true, tables };
  } catch {
    return { ok: false, reason: '엑셀 파일이 깨졌거나 암호가 걸려 있어요. 암호 없이 다른 이름으로 저장해 주세요' };
  }
}
