import { createTemporaryPassword } from '#domain/account/createTemporaryPassword.ts';
import { DUE_AT_ONCE } from '#domain/account/isGivenPassword.ts';
import { typicalRaq } from '#domain/book/typicalRaq.ts';
import { idOfSeries } from '#domain/roster/idOfSeries.ts';
import type { RosterStudent } from '#domain/roster/RosterStudent.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { passwordHash } from '#server/modules/auth/public.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { type NewAccount, newAccounts } from '#server/repositories/newAccounts.ts';
import { enterClass } from './enterClass.ts';
import { keepExternalId } from './one-roster/keepExternalId.ts';
import { idSeries } from './repositories/idSeries.ts';
import type { RosterInstitution, RosterWork } from './settleRow.ts';

/** A new account with its first password, or `taken` where another account has the id. */
export type Joined = { accountNo: number | null; accountId: string; password: string | null } | 'taken';

interface Joining {
  student: RosterStudent;
  institution: RosterInstitution;
  /** School year of the roster. */
  year: number;
  operator: string;
  /** Nobody can sign in with a password until somebody gives one. */
  withoutPassword?: boolean;
}

/**
 * Makes the account of a student of a roster and puts it into its class, in one transaction. A student without an id
 * gets the next free one of the institution.
 */
export async function joinStudent(work: RosterWork, joining: Joining): Promise<Joined> {
  const { student, institution } = joining;
  // Hashing takes a while: a student who cannot join is refused before.
  if (student.accountId !== null && (await newAccounts.isTaken(work.db, institution.site, student.accountId))) {
    return 'taken';
  }
  const password = joining.withoutPassword ? null : createTemporaryPassword(work.random);
  const hash = password === null ? passwordHash.none : await passwordHash.create(password);
  return withTransaction(work.db, async (db): Promise<Joined> => {
    const inside = { ...work, db };
    for (;;) {
      const accountId = student.accountId ?? (await nextId(inside, institution.academyNo));
      const accountNo = await newAccounts.insert(db, accountOf(joining, accountId, hash, work.now));
      if (accountNo !== null) {
        await enterClass(inside, { accountNo, academyNo: institution.academyNo, ...joining });
        await keepExternalId(inside, { accountNo, academyNo: institution.academyNo, student });
        await note(inside, joining, accountNo);
        return { accountNo, accountId, password };
      }
      // Somebody chose an id of the series: the next number is free, or the one after it.
      if (student.accountId !== null) return 'taken';
    }
  });
}

async function nextId({ db }: RosterWork, academyNo: number): Promise<string> {
  const next = await idSeries.take(db, academyNo);
  if (next === undefined) throw new Error(`institution ${academyNo} has no letters for ids`);
  return idOfSeries(next.letters, next.no);
}

function accountOf({ student, institution }: Joining, accountId: string, hash: string, now: number): NewAccount {
  const { underFourteen: _, className: __, classNumber: ___, external: ____, ...facts } = student;
  return {
    ...facts,
    accountId,
    site: institution.site,
    academyNo: institution.academyNo,
    passwordHash: hash,
    status: 'ACTIVE',
    allowEmail: false,
    allowSms: false,
    schoolName: facts.schoolName ?? (institution.site === 'school' ? institution.name : null),
    signupDomainCode: 'roster',
    raq: typicalRaq(student.schoolGrade),
    passwordChangedAt: DUE_AT_ONCE,
    now,
  };
}

async function note({ db, now }: RosterWork, { student, institution, operator }: Joining, accountNo: number) {
  await auditLog.append(db, {
    at: now,
    actorKind: 'OPERATOR',
    actor: operator,
    event: 'ACCOUNT_IMPORTED',
    accountNo,
    academyNo: institution.academyNo,
    // The institution keeps the guardian's signature on paper (개인정보 보호법 시행령 제17조의2 제1항 제4호).
    details: { guardianConsentOnPaper: student.underFourteen },
  });
}
