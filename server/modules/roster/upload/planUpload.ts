import type { RosterBody, RosterTableBody } from '#contract/roster.ts';
import { isSeriesLetters } from '#domain/roster/idOfSeries.ts';
import { type PlannedRow, planRoster, type RosterPlan } from '#domain/roster/planRoster.ts';
import { proposeLetters } from '#domain/roster/proposeLetters.ts';
import type { RosterTable } from '#domain/roster/RosterTable.ts';
import { readRosterTables } from '#domain/roster/readRosterTable.ts';
import { rowKey } from '#domain/roster/rowKey.ts';
import { rosterTuning } from '#domain/roster/tuning.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { findOpenInstitution } from '../findOpenInstitution.ts';
import { withMarks } from '../one-roster/withMarks.ts';
import { idSeries } from '../repositories/idSeries.ts';
import { proposeIds, type RosterInstitution } from '../settleRow.ts';

export interface UploadPlan {
  institution: RosterInstitution;
  plan: RosterPlan;
  year: number;
  propose: () => Promise<string>;
  letters: { own: string | null; proposed: string; refused: string | null };
}

const BAD_LETTERS = '영문 소문자 2~8자로 적어 주세요. 예: bada';
const TAKEN_LETTERS = '다른 기관이 쓰는 글자예요. 다른 글자를 골라 주세요.';

/**
 * What lists from the browser would change: the same rules as for a file on the command line.
 *
 * @param made accounts of this very upload, which is carried out by parts: they are no members that it finds
 */
export async function planUpload(
  context: PostContext,
  body: RosterBody,
  made: ReadonlySet<number> = new Set(),
): Promise<UploadPlan> {
  const { db, now, post } = context;
  const { academyNo } = post;
  const count = body.tables.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count > rosterTuning.mostRows)
    throw new AppError('INVALID_INPUT', {
      message: `한 번에 ${rosterTuning.mostRows}명까지 올릴 수 있어요. 학년마다 나누어 주세요.`,
    });
  const institution = await findOpenInstitution(db, academyNo);
  const place = { today: seoulDay(now), institutionName: institution.name };
  const { rows: read, year } = readRosterTables(body.tables.map(tableOf), place);
  const marked = await withMarks(context, academyNo, read);
  const { rows } = marked;
  const members = marked.members.filter(({ accountNo }) => !made.has(accountNo));
  const plan = planRoster(rows, members, { year, confirmed: new Set(body.confirmed), whole: false });
  const own = (await idSeries.find(db, academyNo)) ?? null;
  const proposed = await freeLetters(context, proposeLetters(institution.name), institution);
  const chosen = body.letters ?? proposed;
  const refused = own === null ? await refuseLetters(context, chosen, institution) : null;
  // Letters that are not to be had are reported apart from the rows; an upload is refused for them.
  const series = own ?? { letters: refused === null ? chosen : proposed, nextNo: 1 };
  return {
    institution,
    plan,
    year,
    propose: proposeIds(db, institution.site, series),
    letters: { own: own?.letters ?? null, proposed, refused },
  };
}

export const keyOf = ({ sheet, rowNo }: Pick<PlannedRow, 'sheet' | 'rowNo'>): string => rowKey(sheet, rowNo);

function tableOf({ sheet, title, columns, rows }: RosterTableBody): RosterTable {
  return {
    sheet,
    title,
    columns,
    rows: rows.map(({ rowNo, cells, conflicts, doubts }) => ({
      rowNo,
      conflicts,
      doubts,
      noStudent: false,
      cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
    })),
  };
}

async function refuseLetters(
  { db }: PostContext,
  letters: string,
  { site }: RosterInstitution,
): Promise<string | null> {
  if (!isSeriesLetters(letters)) return BAD_LETTERS;
  return (await idSeries.isTaken(db, site, letters)) ? TAKEN_LETTERS : null;
}

/** The proposed letters, or with one more where another institution has them. */
async function freeLetters({ db }: PostContext, letters: string, { site }: RosterInstitution): Promise<string> {
  const start = letters.slice(0, -1);
  const others = [...'abcdefghijklmnopqrstuvwxyz'].map((last) => `${start}${last}`);
  for (const each of [letters, ...others]) {
    if (isSeriesLetters(each) && !(await idSeries.isTaken(db, site, each))) return each;
  }
  return letters;
}
