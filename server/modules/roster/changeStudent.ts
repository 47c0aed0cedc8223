import type { RosterAction } from '#domain/roster/planRoster.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { enterClass } from './enterClass.ts';
import { keepExternalId } from './one-roster/keepExternalId.ts';
import { type MemberChange, rosterMembers } from './repositories/rosterMembers.ts';
import type { RosterInstitution, RosterWork } from './settleRow.ts';

interface Change {
  action: Extract<RosterAction, { kind: 'CHANGE' }>;
  institution: RosterInstitution;
  /** School year of the roster. */
  year: number;
  operator: string;
}

/**
 * Carries out what a roster changes of a student who is here, in one transaction.
 *
 * @throws AppError NOT_FOUND when the student has left the institution meanwhile
 */
export async function changeStudent(work: RosterWork, { action, institution, year, operator }: Change): Promise<void> {
  const { member, changes, student } = action;
  const { accountNo } = member;
  const { academyNo } = institution;
  const set: MemberChange = {};
  for (const change of changes) {
    if (change.field !== 'class' && change.field !== 'classNumber' && change.field !== 'externalId')
      set[change.field] = change.after;
  }
  await withTransaction(work.db, async (db) => {
    if (!(await rosterMembers.change(db, accountNo, academyNo, set))) throw new AppError('NOT_FOUND');
    const inside = { ...work, db };
    await enterClass(inside, { accountNo, academyNo, year, student });
    if (changes.some(({ field }) => field === 'externalId'))
      await keepExternalId(inside, { accountNo, academyNo, student });
    await auditLog.append(db, {
      at: work.now,
      actorKind: 'OPERATOR',
      actor: operator,
      event: 'ACCOUNT_CHANGED_BY_ROSTER',
      accountNo,
      academyNo,
      details: { fields: changes.map(({ field }) => field).join(',') },
    });
  });
}
