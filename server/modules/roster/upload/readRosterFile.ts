import type { RosterFile } from '#contract/roster.ts';
import { rosterTuning } from '#domain/roster/tuning.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { findOpenInstitution } from '../findOpenInstitution.ts';
import { readRosterSheets } from '../readRosterSheets.ts';

const NOTHING_SENT = '올린 것은 없어요.';

/**
 * The sheets of a roster, for the browser in which somebody looks through them. The file is read and let go of.
 *
 * @throws AppError ROSTER_FILE_REFUSED with what is wrong and what to do
 */
export async function readRosterFile({ db, now, post }: PostContext, bytes: Uint8Array): Promise<RosterFile> {
  const { name } = await findOpenInstitution(db, post.academyNo);
  const read = readRosterSheets(bytes, { today: seoulDay(now), institutionName: name });
  if ('problem' in read) throw refusal(`${read.problem}.`);
  const sheets = read.sheets.filter(({ rows }) => rows.length > 0);
  if (sheets.length === 0 && read.oneRoster === null) throw refusal('빈 파일이에요.');
  const cells = sheets.flatMap(({ rows }) => rows.map((row) => row.cells.size)).reduce((sum, size) => sum + size, 0);
  if (cells > rosterTuning.mostCells) throw refusal('명단이라기에는 칸이 너무 많아요. 학년마다 나누어 저장해 주세요.');
  return {
    oneRoster: read.oneRoster,
    sheets: sheets.map(({ name: sheet, hidden, rows, merges }) => ({
      name: sheet,
      hidden,
      merges: [...merges],
      rows: rows.map(({ rowNo, cells: texts, problems, doubts }) => ({
        rowNo,
        cells: [...texts],
        ...(problems && { problems: [...problems] }),
        ...(doubts && { doubts: [...doubts] }),
      })),
    })),
  };
}

export const refusal = (reason: string) =>
  new AppError('ROSTER_FILE_REFUSED', { message: `파일을 읽지 못했어요: ${reason} ${NOTHING_SENT}` });
