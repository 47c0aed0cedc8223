import { retentionTuning } from '#domain/account/tuning.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import type { StatusContext } from '#server/modules/status/public.ts';
import { keepTrying, owesAnswers } from '#server/modules/subscription/public.ts';
import { purgeAccount } from './purgeAccount.ts';
import { accountErasure, type DueErasure } from './repositories/accountErasure.ts';

const AT_ONCE = 100;

/**
 * Erases accounts whose time to take leaving back is over. One that cannot be erased, or owes answers, holds up none of
 * the others.
 *
 * @returns how many
 * @throws the first failure, when all others are done
 */
export async function purgeWithdrawals(context: StatusContext): Promise<number> {
  const requestedUntil = context.now - retentionTuning.withdrawalUndo;
  let purged = 0;
  const failures: unknown[] = [];
  for (let after: DueErasure | null = null; ; ) {
    const due: DueErasure[] = await accountErasure.due(context.db, requestedUntil, { after, limit: AT_ONCE });
    await keepTrying(due, async ({ accountNo }) => {
      if (await purgeUnlessUndone(context, accountNo, requestedUntil)) purged += 1;
    }).catch((error) => failures.push(error));
    after = due.at(-1) ?? after;
    if (due.length < AT_ONCE) break;
  }
  // Also for accounts that were erased for another reason since the last run.
  await accountErasure.wipeLog(context.db);
  if (failures.length > 0) throw failures[0];
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
