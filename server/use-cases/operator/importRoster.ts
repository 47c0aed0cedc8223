import { createTemporaryPassword } from '../../../domain/account/createTemporaryPassword.ts';
import { DUE_AT_ONCE } from '../../../domain/account/isGivenPassword.ts';
import { type RosterStudent, readRosterRow } from '../../../domain/account/roster/readRosterRow.ts';
import {
  findRosterColumns,
  type RosterColumn,
  requiredRosterColumns,
  rosterColumns,
} from '../../../domain/account/roster/rosterColumns.ts';
import { typicalRaq } from '../../../domain/book/typicalRaq.ts';
import { seoulDay } from '../../../domain/time/seoulDay.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import { newAccounts } from '../../repositories/newAccounts.ts';
import { operatorDesk } from '../../repositories/operatorDesk.ts';
import { passwordHash } from '../auth/passwordHash.ts';
import type { Context } from '../Context.ts';

export interface RosterImport {
  academyNo: number;
  /** Texts of the cells, the headings first. */
  rows: readonly (readonly string[])[];
  operator: string;
  /** Says what would happen and makes nothing. */
  checkOnly: boolean;
}

/** What became of one row of the file. `password` is the first one, to be handed over and stored nowhere. */
export interface RosterRowReport {
  /** As the spreadsheet counts: the headings are row 1. */
  rowNo: number;
  outcome: 'CREATED' | 'KNOWN' | 'REFUSED';
  accountId: string | null;
  password: string | null;
  reasons: string[];
}
export type RosterReport = RosterRowReport[];

const ID_TAKEN = '아이디: 다른 계정이 이미 쓰고 있어요.';

type Work = Pick<Context, 'db' | 'now' | 'random'>;
type Institution = NonNullable<Awaited<ReturnType<typeof operatorDesk.findInstitution>>>;

/**
 * Makes an account for each row that holds, each in a transaction of its own, so that one wrong row stops no other. The
 * same file again makes nothing twice: a student of this institution with the same id and birthday is known.
 *
 * @param tell is told of each row as soon as it is settled: whoever is cut off knows the passwords made so far
 * @throws AppError NOT_FOUND for an unknown institution, STATUS_CHANGE_REFUSED unless it is ACTIVE
 */
export async function importRoster(
  work: Work,
  given: RosterImport,
  tell: (row: RosterRowReport) => Promise<void>,
): Promise<RosterReport> {
  const institution = await operatorDesk.findInstitution(work.db, given.academyNo);
  if (institution === undefined) throw new AppError('NOT_FOUND');
  if (institution.status !== 'ACTIVE') throw new AppError('STATUS_CHANGE_REFUSED');
  const [headings = [], ...rows] = given.rows;
  const report: RosterReport = [];
  const settle = async (row: RosterRowReport): Promise<RosterReport> => {
    report.push(row);
    await tell(row);
    return report;
  };
  const { positions, missing } = findRosterColumns(headings);
  if (missing.length > 0) {
    const needed = requiredRosterColumns.map((column) => rosterColumns[column][0]).join(', ');
    return settle(refused(1, null, [`첫 줄에 ${needed} 칸이 모두 있어야 해요.`]));
  }
  const today = seoulDay(work.now);
  const seen = new Set<string>();
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const rowNo = index + 2;
    const read = readRosterRow(byColumn(cells, positions), today);
    if (!read.ok) {
      await settle(refused(rowNo, null, read.reasons));
      continue;
    }
    const { student } = read;
    if (seen.has(student.accountId)) {
      await settle(refused(rowNo, student.accountId, ['아이디: 명단에 두 번 있어요.']));
      continue;
    }
    seen.add(student.accountId);
    await settle(
      await importStudent(work, { rowNo, student, institution, given }).catch((error: unknown) =>
        // Whatever it is, the passwords of the rows before it have to be told.
        refused(rowNo, student.accountId, [`가입하지 못했어요: ${error instanceof Error ? error.message : error}`]),
      ),
    );
  }
  return report;
}

interface Row {
  rowNo: number;
  student: RosterStudent;
  institution: Institution;
  given: RosterImport;
}

async function importStudent(work: Work, { rowNo, student, institution, given }: Row): Promise<RosterRowReport> {
  const { site, academyNo } = institution;
  const { accountId } = student;
  const before = await operatorDesk.findAccount(work.db, site, accountId);
  if (before?.academyNo === academyNo && before.birthday === student.birthday) {
    return { rowNo, outcome: 'KNOWN', accountId, password: null, reasons: [] };
  }
  if (await newAccounts.isTaken(work.db, site, accountId)) return refused(rowNo, accountId, [ID_TAKEN]);
  if (given.checkOnly) return { rowNo, outcome: 'CREATED', accountId, password: null, reasons: [] };
  const password = createTemporaryPassword(work.random);
  const hash = await passwordHash.create(password);
  const accountNo = await withTransaction(work.db, (db) =>
    makeAccount({ ...work, db }, { student, institution, passwordHash: hash, operator: given.operator }),
  );
  if (accountNo === null) return refused(rowNo, accountId, [ID_TAKEN]);
  return { rowNo, outcome: 'CREATED', accountId, password, reasons: [] };
}

async function makeAccount(
  { db, now }: Work,
  made: { student: RosterStudent; institution: Institution; passwordHash: string; operator: string },
): Promise<number | null> {
  const { student, institution, operator } = made;
  const { underFourteen, ...facts } = student;
  const accountNo = await newAccounts.insert(db, {
    ...facts,
    site: institution.site,
    academyNo: institution.academyNo,
    passwordHash: made.passwordHash,
    status: 'ACTIVE',
    allowEmail: false,
    allowSms: false,
    schoolName: facts.schoolName ?? (institution.site === 'school' ? institution.name : null),
    signupDomainCode: 'roster',
    raq: typicalRaq(student.schoolGrade),
    passwordChangedAt: DUE_AT_ONCE,
    now,
  });
  if (accountNo === null) return null;
  await auditLog.append(db, {
    at: now,
    actorKind: 'OPERATOR',
    actor: operator,
    event: 'ACCOUNT_IMPORTED',
    accountNo,
    academyNo: institution.academyNo,
    // The institution keeps the guardian's signature on paper (개인정보 보호법 시행령 제17조의2 제1항 제4호).
    details: { guardianConsentOnPaper: underFourteen },
  });
  return accountNo;
}

const refused = (rowNo: number, accountId: string | null, reasons: string[]): RosterRowReport => ({
  rowNo,
  outcome: 'REFUSED',
  accountId,
  password: null,
  reasons,
});

function byColumn(cells: readonly string[], positions: Partial<Record<RosterColumn, number>>) {
  const entries = Object.entries(positions) as [RosterColumn, number][];
  return Object.fromEntries(entries.map(([column, at]) => [column, cells[at] ?? ''])) as Record<RosterColumn, string>;
}
