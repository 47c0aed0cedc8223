import type { AcademyStatus } from '#domain/account/statuses.ts';
import { canChangeAcademyStatus, endsLogins } from '#domain/account/statusTransitions.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accountStatusRows } from '#server/repositories/accountStatusRows.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import type { Actor } from './Actor.ts';
import type { StatusContext } from './changeAccountStatus.ts';

export interface AcademyStatusChange {
  academyNo: number;
  to: AcademyStatus;
  actor: Extract<Actor, { kind: 'OPERATOR' }>;
  /** A code for the audit log, such as 'UNPAID_INVOICE'; never a name or anything else about a person. */
  reason?: string;
}

/**
 * Changes the status of an academy or school in one transaction. Unless it is ACTIVE then, every login of its students
 * ends at once.
 *
 * @throws AppError NOT_FOUND for an unknown institution; STATUS_CHANGE_REFUSED for a change that
 *   domain/account/statusTransitions does not list
 */
export async function changeAcademyStatus(context: StatusContext, change: AcademyStatusChange): Promise<void> {
  await withTransaction(context.db, async (db) => {
    const { academyNo, to, actor, reason } = change;
    const academy = await accountStatusRows.academy(db, academyNo);
    if (academy === undefined) throw new AppError('NOT_FOUND');
    const from = academy.status;
    if (!canChangeAcademyStatus(from, to) || !(await accountStatusRows.changeAcademy(db, academyNo, from, to))) {
      throw new AppError('STATUS_CHANGE_REFUSED');
    }
    if (endsLogins(academy.site, 'ACTIVE', to)) await loginTokens.deleteOfAcademy(db, academyNo);
    await auditLog.append(db, {
      at: context.now,
      actorKind: actor.kind,
      actor: actor.name,
      event: 'STATUS_CHANGED',
      academyNo,
      details: { from, to, ...(reason === undefined ? {} : { reason }) },
    });
  });
}
