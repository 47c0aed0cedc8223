import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import { parentShares } from '../../repositories/parentShares.ts';
import { recordAccess } from '../access/recordAccess.ts';
import type { SignedInContext } from '../Context.ts';

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
