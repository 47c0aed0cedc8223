import type { SiteName } from '#contract/site.ts';
import { describeChange } from '#domain/roster/describeChange.ts';
import { idOfSeries } from '#domain/roster/idOfSeries.ts';
import { type PlannedRow, planRoster } from '#domain/roster/planRoster.ts';
import type { RosterStudent, ShownStudent } from '#domain/roster/RosterStudent.ts';
import { readRoster } from '#domain/roster/readRoster.ts';
import type { Member } from '#domain/roster/rosterChanges.ts';
import type { Sheet } from '#domain/table/Sheet.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Context } from '#server/core/Context.ts';
import type { Db } from '#server/db/Db.ts';
import { AppError } from '#server/errors/AppError.ts';
import { newAccounts } from '#server/repositories/newAccounts.ts';
import { changeStudent } from './changeStudent.ts';
import { type Joined, joinStudent } from './joinStudent.ts';
import { idSeries } from './repositories/idSeries.ts';
import { operatorQueries } from './repositories/operatorQueries.ts';
import { rosterMembers } from './repositories/rosterMembers.ts';

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

/** What became of one row of the file. `password` is the first one, to be handed over and stored nowhere. */
export interface RosterRowReport {
  sheet: string;
  /** As the spreadsheet counts. */
  rowNo: number;
  outcome: 'CREATED' | 'CHANGED' | 'KNOWN' | 'ASKED' | 'REFUSED';
  shown: ShownStudent;
  accountId: string | null;
  password: string | null;
  /** What changed, or why not. */
  reasons: string[];
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

export type RosterWork = Pick<Context, 'db' | 'now' | 'random'>;
export type RosterInstitution = NonNullable<Awaited<ReturnType<typeof operatorQueries.findInstitution>>>;

const ID_TAKEN = '아이디: 다른 계정이 이미 쓰고 있어요.';
const NOT_STORED = '저장하지 못했어요. 이 줄은 바뀌지 않았으니 다시 해 주세요.';
const NO_LETTERS = '아이디: 적혀 있지 않아요. 적거나, 기관의 아이디 글자를 먼저 정해 주세요 (roster letters).';

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
  const institution = await operatorQueries.findInstitution(work.db, academyNo);
  if (institution === undefined) throw new AppError('NOT_FOUND');
  if (institution.status !== 'ACTIVE') throw new AppError('STATUS_CHANGE_REFUSED');
  const read = readRoster(given.sheets, { today: seoulDay(work.now), institutionName: institution.name });
  const scope = { year: read.year, confirmed: given.confirmed ?? new Set<string>(), whole: given.whole ?? false };
  const plan = planRoster(read.rows, await rosterMembers.list(work.db, academyNo), scope);
  const series = await idSeries.find(work.db, academyNo);
  const propose = series === undefined ? null : proposeIds(work.db, institution.site, series);
  const rows: RosterRowReport[] = [];
  const failures: unknown[] = [];
  for (const planned of plan.rows) {
    const settle = settleRow(work, { planned, institution, given, year: read.year, propose });
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

interface Row {
  planned: PlannedRow;
  institution: RosterInstitution;
  given: RosterImport;
  year: number;
  /** The next free id of the institution, without taking it; null where it has chosen no letters. */
  propose: (() => Promise<string>) | null;
}

async function settleRow(work: RosterWork, row: Row): Promise<RosterRowReport> {
  const { planned, institution, given, year } = row;
  const { action } = planned;
  const done = { ...placeOf(planned), password: null, reasons: [] as string[] };
  switch (action.kind) {
    case 'REFUSED':
      return refused(planned, action.reasons);
    case 'ASK':
      return { ...refused(planned, action.reasons), outcome: 'ASKED' };
    case 'KNOWN':
      return { ...done, outcome: 'KNOWN', accountId: action.member.accountId };
    case 'CHANGE': {
      if (!given.checkOnly) await changeStudent(work, { action, institution, year, operator: given.operator });
      const reasons = action.changes.map(describeChange);
      return { ...done, outcome: 'CHANGED', accountId: action.member.accountId, reasons };
    }
    case 'JOIN': {
      const { student } = action;
      if (student.accountId === null && row.propose === null) return refused(planned, [NO_LETTERS]);
      const joined = given.checkOnly
        ? await mayJoin(work, row, student)
        : await joinStudent(work, { student, institution, year, operator: given.operator });
      if (joined === 'taken') return refused(planned, [ID_TAKEN]);
      return { ...done, outcome: 'CREATED', ...joined };
    }
  }
}

async function mayJoin({ db }: RosterWork, { institution, propose }: Row, student: RosterStudent): Promise<Joined> {
  const accountId = student.accountId ?? (await propose?.()) ?? '';
  const taken = await newAccounts.isTaken(db, institution.site, accountId);
  return taken ? 'taken' : { accountId, password: null };
}

const placeOf = ({ sheet, rowNo, shown }: PlannedRow) => ({ sheet, rowNo, shown });

const refused = (planned: PlannedRow, reasons: string[]): RosterRowReport => ({
  ...placeOf(planned),
  outcome: 'REFUSED',
  accountId: planned.shown.accountId || null,
  password: null,
  reasons,
});

/** The ids that the next students of an institution would get, one with each call; nothing is taken. */
function proposeIds(db: Db, site: SiteName, series: { letters: string; nextNo: number }): () => Promise<string> {
  let no = series.nextNo;
  return async () => {
    for (; ; no += 1) {
      const accountId = idOfSeries(series.letters, no);
      if (await newAccounts.isTaken(db, site, accountId)) continue;
      no += 1;
      return accountId;
    }
  };
}
