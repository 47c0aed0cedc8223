import type { RosterFile } from '#contract/roster.ts';
import { rosterTuning } from '#domain/roster/tuning.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readSheets } from '#server/interchange/readSheets.ts';
import { sheetRefusals } from '#server/interchange/sheetRefusals.ts';

const NOTHING_SENT = '올린 것은 없어요.';

/**
 * The sheets of a spreadsheet, for the browser in which somebody looks through them. The file is read and let go of.
 *
 * @throws AppError ROSTER_FILE_REFUSED with what is wrong and what to do
 */
export function readRosterFile(bytes: Uint8Array): RosterFile {
  const read = readSheets(bytes);
  if ('refused' in read) throw refusal(`${sheetRefusals[read.refused]}.`);
  const sheets = read.sheets.filter(({ rows }) => rows.length > 0);
  if (sheets.length === 0) throw refusal('빈 파일이에요.');
  const cells = sheets.flatMap(({ rows }) => rows.map((row) => row.cells.size)).reduce((sum, size) => sum + size, 0);
  if (cells > rosterTuning.mostCells) throw refusal('명단이라기에는 칸이 너무 많아요. 학년마다 나누어 저장해 주세요.');
  return {
    sheets: sheets.map(({ name, hidden, rows, merges }) => ({
      name,
      hidden,
      merges: [...merges],
      rows: rows.map(({ rowNo, cells: texts }) => ({ rowNo, cells: [...texts] })),
    })),
  };
}

export const refusal = (reason: string) =>
  new AppError('ROSTER_FILE_REFUSED', { message: `파일을 읽지 못했어요: ${reason} ${NOTHING_SENT}` });
