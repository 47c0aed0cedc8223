import { withdrawalTimes } from '#domain/account/dormancy.ts';
import type { Trx } from '#server/db/Db.ts';
import { queueMail } from '#server/modules/mail/public.ts';
import { type Actor, auditActor, changeAccountStatus, type StatusContext } from '#server/modules/status/public.ts';
import { stopPaying } from '#server/modules/subscription/public.ts';
import { accountStatusRows } from '#server/repositories/accountStatusRows.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { auditLog } from '#server/repositories/auditLog.ts';

/**
 * Begins the leaving of an account, whoever asked for it: every login ends, the ticket is returned, no card can be
 * charged any more, and a mail confirms it; for a request of the owner also until when it can be taken back. An
 * operator may take a request of the student over, whose times go on.
 *
 * @param given.reason a code for the audit log
 * @returns what goes back for the ticket, whole won
 * @throws AppError NOT_FOUND, STATUS_CHANGE_REFUSED
 */
export async function beginLeaving(
  context: StatusContext & { db: Trx },
  { accountNo, actor, reason }: { accountNo: number; actor: Actor; reason?: string | undefined },
): Promise<number> {
  const { db, now } = context;
  await changeAccountStatus(context, { accountNo, to: 'WITHDRAWAL_REQUEST', actor });
  const refund = await stopPaying(context, accountNo);
  const { site, name, email } = await accounts.mailAddress(db, accountNo);
  if (email !== null) {
    const standing = await accountStatusRows.find(db, accountNo);
    const { undoUntil, purgeBy } = withdrawalTimes(standing?.withdrawalRequestedAt ?? now);
    const mail = { accountNo, to: email };
    if (actor.kind === 'SELF') {
      await queueMail(context, {
        ...mail,
        template: 'WITHDRAWAL_REQUESTED',
        fields: { site, name, undoUntil, purgeBy },
      });
    } else {
      await queueMail(context, { ...mail, template: 'WITHDRAWAL_ENTERED', fields: { name, purgeBy } });
    }
  }
  await auditLog.append(db, {
    at: now,
    ...auditActor(actor, accountNo),
    event: 'WITHDRAWAL_REQUESTED',
    accountNo,
    details: { ...(reason === undefined ? {} : { reason }), ...(refund > 0 ? { refund } : {}) },
  });
  return refund;
}
