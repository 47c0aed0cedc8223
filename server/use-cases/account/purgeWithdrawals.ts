import { retentionTuning } from '../../../domain/account/tuning.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { accountErasure } from '../../repositories/accountErasure.ts';
import type { StatusContext } from '../status/changeAccountStatus.ts';
import { owesAnswers } from '../subscription/stopPaying.ts';
import { purgeAccount } from './purgeAccount.ts';

const AT_ONCE = 100;

/** Erases accounts whose time to take leaving back is over. @returns how many */
export async function purgeWithdrawals(context: StatusContext): Promise<number> {
  const requestedUntil = context.now - retentionTuning.withdrawalUndo;
  let purged = 0;
  for (;;) {
    const due = await accountErasure.due(context.db, requestedUntil, AT_ONCE);
    let erased = 0;
    for (const accountNo of due) erased += (await purgeUnlessUndone(context, accountNo, requestedUntil)) ? 1 : 0;
    purged += erased;
    if (due.length < AT_ONCE || erased === 0) break;
  }
  // Also for accounts that were erased for another reason since the last run.
  await accountErasure.wipeLog(context.db);
  return purged;
}

/** Somebody may have taken it back since the list was read. */
async function purgeUnlessUndone(context: StatusContext, accountNo: number, requestedUntil: number): Promise<boolean> {
  return withTransaction(context.db, async (db) => {
    if (!(await accountErasure.isDue(db, accountNo, requestedUntil))) return false;
    // The next run comes back to it.
    if (await owesAnswers(db, accountNo)) return false;
    await purgeAccount({ ...context, db }, accountNo);
    return true;
  });
}
