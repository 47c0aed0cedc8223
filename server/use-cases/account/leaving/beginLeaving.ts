import { withdrawalTimes } from '../../../../domain/account/dormancy.ts';
import type { Trx } from '../../../db/Db.ts';
import { accounts } from '../../../repositories/accounts.ts';
import { auditLog } from '../../../repositories/auditLog.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { type Actor, auditActor } from '../../status/Actor.ts';
import { changeAccountStatus, type StatusContext } from '../../status/changeAccountStatus.ts';
import { stopPaying } from '../../subscription/stopPaying.ts';

/**
 * Begins the leaving of an account, whoever asked for it: every login ends, the ticket is returned, no card can be
 * charged any more, and a mail says until when it can be taken back.
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
    const fields = { site, name, ...withdrawalTimes(now) };
    await queueMail(context, { accountNo, to: email, template: 'WITHDRAWAL_REQUESTED', fields });
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
