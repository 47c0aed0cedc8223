import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { parentShares } from './repositories/parentShares.ts';

/**
 * Ends a link: whoever opens it from now on finds nothing.
 *
 * @throws AppError NOT_FOUND when it is missing, somebody else's, or over already
 */
export async function revokeParentShare(context: SignedInContext, shareNo: number): Promise<{ done: true }> {
  const { accountNo, site, now } = context;
  await withTransaction(context.db, async (trx) => {
    if (!(await parentShares.revoke(trx, accountNo, shareNo, now))) throw new AppError('NOT_FOUND');
    await recordAccess({ ...context, db: trx }, { accountNo, site, kind: 'PARENT_SHARE_REVOKED' });
    await auditLog.append(trx, {
      at: now,
      actorKind: 'ACCOUNT',
      actor: String(accountNo),
      event: 'PARENT_SHARE_REVOKED',
      accountNo,
      details: { shareNo },
    });
  });
  return { done: true };
}
