import { randomBytes } from 'node:crypto';
import type { Trx } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { changeAccountStatus, type StatusContext } from '#server/modules/status/public.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { accountErasure } from './repositories/accountErasure.ts';

const JOB = { kind: 'SYSTEM', name: 'purge' } as const;

/**
 * Erases everything personal of an account, in one transaction. What stays are numbers of a nobody: the ledger, the
 * consents (which hold no values), the audit log. Cannot be undone.
 *
 * @throws AppError STATUS_CHANGE_REFUSED when the account may not be erased from the status it has; nothing happens then
 */
export async function purgeAccount(context: StatusContext, accountNo: number): Promise<void> {
  await withTransaction(context.db, async (db) => {
    await changeAccountStatus({ ...context, db }, { accountNo, to: 'WITHDRAWAL', actor: JOB });
    await erase(context, db, accountNo, false);
  });
}

/** The same for an account that was erased before and came back with a backup, whatever its status is. */
export async function purgeAgain(context: StatusContext, accountNo: number): Promise<void> {
  await withTransaction(context.db, (db) => erase(context, db, accountNo, true));
}

async function erase({ now }: StatusContext, db: Trx, accountNo: number, again: boolean): Promise<void> {
  await accountErasure.eraseRows(db, accountNo);
  // Begins with what no login name can begin with, so that nobody ever meets it.
  await accountErasure.anonymise(db, accountNo, `-${randomBytes(12).toString('hex')}`);
  await accountErasure.recordTombstone(db, { accountNo, purgedAt: now });
  await auditLog.append(db, {
    at: now,
    actorKind: JOB.kind,
    actor: JOB.name,
    event: 'ACCOUNT_PURGED',
    accountNo,
    details: { again },
  });
}
