import { withdrawalTimes } from '#domain/account/dormancy.ts';
import { mayUndoWithdrawal } from '#domain/account/mayUndoWithdrawal.ts';
import type { AcademyStatus, AccountStatus } from '#domain/account/statuses.ts';
import { canChangeAccountStatus, endsLogins } from '#domain/account/statusTransitions.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { queueMail } from '#server/modules/mail/public.ts';
import {
  type AccountStatusRow,
  type AccountStatusWrite,
  accountStatusRows,
} from '#server/repositories/accountStatusRows.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import { schoolClasses } from '#server/repositories/schoolClasses.ts';
import { type Actor, auditActor } from './Actor.ts';

export interface AccountStatusChange {
  accountNo: number;
  to: AccountStatus;
  actor: Actor;
  /** A code for the audit log, such as 'PHONE_CALL'; never a name or anything else about a person. */
  reason?: string;
  /** The institution to join; left out, the account stays where it is. `joinInstitution` chooses and checks it. */
  joins?: { academyNo: number; academyStatus: AcademyStatus };
}

/** All that a change of status needs of a context; the command line and jobs have no request. */
export type StatusContext = Pick<Context, 'db' | 'now' | 'secrets'>;

/**
 * Changes the status of an account with everything that hangs on it, in one transaction (or in the open one of
 * `context.db`): leaving remembers who asked and the status before, NO_AFFILIATION lets go of the institution, waking
 * up counts as being seen, an approval queues its mail. Where the new status takes the right to be in away, every login
 * ends at once.
 *
 * @throws AppError NOT_FOUND for an unknown account; STATUS_CHANGE_REFUSED for a change that
 *   domain/account/statusTransitions does not list for this actor, and for an undone withdrawal that comes too late or
 *   would not lead back to the status before
 */
export async function changeAccountStatus(context: StatusContext, change: AccountStatusChange): Promise<void> {
  await withTransaction(context.db, async (db) => {
    const { accountNo, to, actor } = change;
    const { now } = context;
    const standing = await accountStatusRows.find(db, accountNo);
    if (standing === undefined) throw new AppError('NOT_FOUND');
    const from = standing.status;
    if (!mayChange(standing, change, now)) throw new AppError('STATUS_CHANGE_REFUSED');
    const joined = change.joins ?? standing;
    const academyNo = to === 'NO_AFFILIATION' ? null : joined.academyNo;
    const changed = await accountStatusRows.change(db, accountNo, from, {
      status: to,
      academyNo,
      dormantAt: to === 'DORMANT' ? now : null,
      ...requestAfter(standing, change, now),
      ...(from === 'DORMANT' && to === 'ACTIVE' ? { lastSeenAt: now } : {}),
    });
    if (!changed) throw new AppError('STATUS_CHANGE_REFUSED');
    // A class is one of the institution.
    if (academyNo !== standing.academyNo) await schoolClasses.leave(db, accountNo, seoulDay(now));
    if (endsLogins(standing.site, to, academyNo === null ? null : joined.academyStatus)) {
      await loginTokens.deleteOfAccount(db, accountNo);
    }
    if (from === 'WAIT' && to === 'ACTIVE') await notifyApproved({ ...context, db }, accountNo);
    await auditLog.append(db, {
      at: now,
      ...auditActor(actor, accountNo),
      event: 'STATUS_CHANGED',
      accountNo,
      academyNo: academyNo ?? standing.academyNo,
      details: { from, to, ...(change.reason === undefined ? {} : { reason: change.reason }) },
    });
  });
}

function mayChange(standing: AccountStatusRow, { to, actor, joins }: AccountStatusChange, now: number): boolean {
  const { site, status: from, withdrawalRequestedAt } = standing;
  if (!canChangeAccountStatus(from, to, actor.kind)) return false;
  // A student who belongs nowhere becomes ACTIVE by joining an institution, and not otherwise.
  if (from === 'NO_AFFILIATION' && to === 'ACTIVE' && site !== 'home') return joins !== undefined;
  if (from !== 'WITHDRAWAL_REQUEST' || to === 'WITHDRAWAL') return true;
  if (to === 'WITHDRAWAL_REQUEST') return standing.withdrawalRequestedBy !== actor.kind;
  const open = withdrawalRequestedAt !== null && now < withdrawalTimes(withdrawalRequestedAt).undoUntil;
  return open && to === standing.statusBeforeWithdrawal && mayUndoWithdrawal(standing, actor.kind);
}

/** What is noted of a request to leave. Who takes the request of somebody else over changes nothing of its times. */
function requestAfter(
  { status: from, withdrawalRequestedAt, statusBeforeWithdrawal }: AccountStatusRow,
  { to, actor }: AccountStatusChange,
  now: number,
): Pick<AccountStatusWrite, 'withdrawalRequestedAt' | 'withdrawalRequestedBy' | 'statusBeforeWithdrawal'> {
  if (to !== 'WITHDRAWAL_REQUEST') {
    return { withdrawalRequestedAt: null, withdrawalRequestedBy: null, statusBeforeWithdrawal: null };
  }
  const takenOver = from === 'WITHDRAWAL_REQUEST';
  return {
    withdrawalRequestedAt: takenOver ? withdrawalRequestedAt : now,
    withdrawalRequestedBy: actor.kind,
    statusBeforeWithdrawal: takenOver ? statusBeforeWithdrawal : from,
  };
}

async function notifyApproved(context: StatusContext, accountNo: number): Promise<void> {
  const { site, name, email } = await accounts.mailAddress(context.db, accountNo);
  if (email === null) return;
  await queueMail(context, { accountNo, to: email, template: 'JOIN_APPROVED', fields: { site, name } });
}
