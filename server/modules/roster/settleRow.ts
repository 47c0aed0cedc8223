import type { SiteName } from '#contract/site.ts';
import { describeChange } from '#domain/roster/describeChange.ts';
import { idOfSeries } from '#domain/roster/idOfSeries.ts';
import type { PlannedRow } from '#domain/roster/planRoster.ts';
import type { RosterStudent, ShownStudent } from '#domain/roster/RosterStudent.ts';
import type { Context } from '#server/core/Context.ts';
import type { Db } from '#server/db/Db.ts';
import { newAccounts } from '#server/repositories/newAccounts.ts';
import { changeStudent } from './changeStudent.ts';
import { type Joined, joinStudent } from './joinStudent.ts';
import type { operatorQueries } from './repositories/operatorQueries.ts';

/** What became of one row of the file. `password` is the first one, to be handed over and stored nowhere. */
export interface RosterRowReport {
  sheet: string;
  /** As the spreadsheet counts. */
  rowNo: number;
  outcome: 'CREATED' | 'CHANGED' | 'KNOWN' | 'ASKED' | 'REFUSED';
  shown: ShownStudent;
  /** Null for somebody who has no account, or would get one. */
  accountNo: number | null;
  accountId: string | null;
  password: string | null;
  /** What changed, or why not. */
  reasons: string[];
}

export type RosterWork = Pick<Context, 'db' | 'now' | 'random' | 'secrets'>;
export type RosterInstitution = NonNullable<Awaited<ReturnType<typeof operatorQueries.findInstitution>>>;

const ID_TAKEN = '아이디: 다른 계정이 이미 쓰고 있어요.';
const NO_LETTERS = '아이디: 적혀 있지 않아요. 적거나, 기관의 아이디 글자를 먼저 정해 주세요 (roster letters).';

export interface Row {
  planned: PlannedRow;
  institution: RosterInstitution;
  /** Who does it, as the audit log names them. */
  operator: string;
  /** Reports what would happen and makes nothing. */
  checkOnly: boolean;
  /** New accounts without a password: nobody can sign in with one until somebody gives it. */
  withoutPassword?: boolean;
  year: number;
  /** The next free id of the institution, without taking it; null where it has chosen no letters. */
  propose: (() => Promise<string>) | null;
}

/** Carries out what is planned for one row, or reports what would happen. @throws AppError where the student has left meanwhile */
export async function settleRow(work: RosterWork, row: Row): Promise<RosterRowReport> {
  const { planned, institution, operator, year } = row;
  const { action } = planned;
  const done = { ...placeOf(planned), accountNo: null, password: null, reasons: [] as string[] };
  switch (action.kind) {
    case 'REFUSED':
      return refused(planned, action.reasons);
    case 'ASK':
      return { ...refused(planned, action.reasons), outcome: 'ASKED' };
    case 'KNOWN':
      return { ...done, outcome: 'KNOWN', ...memberOf(action) };
    case 'CHANGE': {
      if (!row.checkOnly) await changeStudent(work, { action, institution, year, operator });
      return { ...done, outcome: 'CHANGED', ...memberOf(action), reasons: action.changes.map(describeChange) };
    }
    case 'JOIN': {
      const { student } = action;
      if (student.accountId === null && row.propose === null) return refused(planned, [NO_LETTERS]);
      const withoutPassword = row.withoutPassword ?? false;
      const joined = row.checkOnly
        ? await mayJoin(work, row, student)
        : await joinStudent(work, { student, institution, year, operator, withoutPassword });
      if (joined === 'taken') return refused(planned, [ID_TAKEN]);
      return { ...done, outcome: 'CREATED', ...joined };
    }
  }
}

const memberOf = ({ member }: { member: { accountNo: number; accountId: string } }) => ({
  accountNo: member.accountNo,
  accountId: member.accountId,
});

async function mayJoin({ db }: RosterWork, { institution, propose }: Row, student: RosterStudent): Promise<Joined> {
  const accountId = student.accountId ?? (await propose?.()) ?? '';
  const taken = await newAccounts.isTaken(db, institution.site, accountId);
  return taken ? 'taken' : { accountNo: null, accountId, password: null };
}

const placeOf = ({ sheet, rowNo, shown }: PlannedRow) => ({ sheet, rowNo, shown });

export const refused = (planned: PlannedRow, reasons: string[]): RosterRowReport => ({
  ...placeOf(planned),
  outcome: 'REFUSED',
  accountNo: null,
  accountId: planned.shown.accountId || null,
  password: null,
  reasons,
});

/** The ids that the next students of an institution would get, one with each call; nothing is taken. */
export function proposeIds(db: Db, site: SiteName, series: { letters: string; nextNo: number }): () => Promise<string> {
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
