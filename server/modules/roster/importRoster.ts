import { planRoster } from '#domain/roster/planRoster.ts';
import { readRoster } from '#domain/roster/readRoster.ts';
import type { Member } from '#domain/roster/rosterChanges.ts';
import type { Sheet } from '#domain/table/Sheet.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { AppError } from '#server/errors/AppError.ts';
import { findOpenInstitution } from './findOpenInstitution.ts';
import { withMarks } from './one-roster/withMarks.ts';
import { idSeries } from './repositories/idSeries.ts';
import { proposeIds, type RosterRowReport, type RosterWork, refused, settleRow } from './settleRow.ts';

export interface RosterImport {
  academyNo: number;
  sheets: readonly Sheet[];
  operator: string;
  /** Reports what would happen and makes nothing. */
  checkOnly: boolean;
  /** Rows that were asked about and confirmed (`rowKey`). */
  confirmed?: ReadonlySet<string>;
  /** Whether the roster holds all of the institution: then everybody else is a leaver. */
  whole?: boolean;
}

export interface RosterReport {
  rows: RosterRowReport[];
  /** What was read and what was not, in whole sentences. */
  notes: string[];
  /** Students of these classes or grades who are not in the roster; nothing happened to them. */
  leavers: Member[];
  /** School year of the roster. */
  year: number;
  /** Why nothing could be read at all, or null. */
  problem: string | null;
  /** What went wrong with rows by no fault of theirs, for whoever looks after the server. */
  failures: unknown[];
}

const NOT_STORED = '저장하지 못했어요. 이 줄은 바뀌지 않았으니 다시 해 주세요.';

/**
 * Carries out what a roster changes, each row in a transaction of its own, so that one wrong row stops no other: who is
 * new joins, who is here moves to the grade and class of the roster, leavers are listed. The same file again changes
 * nothing.
 *
 * @param onRow called for each row as soon as it is settled: whoever is cut off knows the passwords made so far
 * @throws AppError NOT_FOUND for an unknown institution, STATUS_CHANGE_REFUSED unless it is ACTIVE
 */
export async function importRoster(
  work: RosterWork,
  given: RosterImport,
  onRow: (row: RosterRowReport) => Promise<void>,
): Promise<RosterReport> {
  const { academyNo } = given;
  const institution = await findOpenInstitution(work.db, academyNo);
  const read = readRoster(given.sheets, { today: seoulDay(work.now), institutionName: institution.name });
  const scope = { year: read.year, confirmed: given.confirmed ?? new Set<string>(), whole: given.whole ?? false };
  const { rows: placed, members } = await withMarks(work, academyNo, read.rows);
  const plan = planRoster(placed, members, scope);
  const series = await idSeries.find(work.db, academyNo);
  const propose = series === undefined ? null : proposeIds(work.db, institution.site, series);
  const rows: RosterRowReport[] = [];
  const failures: unknown[] = [];
  for (const planned of plan.rows) {
    const { operator, checkOnly } = given;
    const settle = settleRow(work, { planned, institution, operator, checkOnly, year: read.year, propose });
    // Whatever it is, the passwords of the rows before it have to reach somebody.
    const row = await settle.catch((error: unknown) => {
      if (!(error instanceof AppError)) failures.push(error);
      return refused(planned, [error instanceof AppError ? error.message : NOT_STORED]);
    });
    rows.push(row);
    await onRow(row);
  }
  const { notes, problem, year } = read;
  return { rows, notes, problem, year, failures, leavers: read.rows.length === 0 ? [] : plan.leavers };
}
