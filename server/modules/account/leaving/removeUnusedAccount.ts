import type { Trx } from '#server/db/Db.ts';
import { type Actor, changeAccountStatus, type StatusContext } from '#server/modules/status/public.ts';
import { accountStatusRows } from '#server/repositories/accountStatusRows.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { purgeAccount } from '../purgeAccount.ts';

/**
 * Erases an account of an institution that was made by mistake and that nobody has signed in to, in the open
 * transaction. There is nobody to write to and nothing to take back.
 *
 * @returns false for an account that was used, or that is not an active one of this institution any more
 */
export async function removeUnusedAccount(
  context: StatusContext & { db: Trx },
  given: { accountNo: number; academyNo: number; actor: Actor },
): Promise<boolean> {
  const { accountNo, academyNo, actor } = given;
  const standing = await accountStatusRows.find(context.db, accountNo);
  if (standing?.status !== 'ACTIVE' || standing.academyNo !== academyNo) return false;
  if (!(await accounts.isUnused(context.db, accountNo))) return false;
  await changeAccountStatus(context, { accountNo, to: 'WITHDRAWAL_REQUEST', actor, reason: 'ROSTER_UNDONE' });
  await purgeAccount(context, accountNo);
  return true;
}
