import type { Db } from '#server/db/Db.ts';
import { accountStatusRows } from '#server/repositories/accountStatusRows.ts';
import type { ChargeAttempt } from '../repositories/chargeAttempts.ts';
import { subscriptions } from '../repositories/subscriptions.ts';
import { findTarget } from './findTarget.ts';

/**
 * Why the company is not asked for a charge now, though it was written down or asked for before; null when it is. Only of
 * asking: what was captured is judged by `findTarget` alone.
 */
export async function chargeRefusal(
  { db, now }: { db: Db; now: number },
  attempt: ChargeAttempt,
): Promise<'OWN_NOT_WANTED' | 'OWN_SUSPENDED' | 'OWN_TOO_LATE' | null> {
  if ((await findTarget(db, attempt)) === null) return 'OWN_NOT_WANTED';
  if (attempt.purpose === 'FIRST') return null;
  // As for renewals that are due (`subscriptions.dueRenewals`): whoever is suspended cannot come in, to cancel.
  if ((await accountStatusRows.find(db, attempt.accountNo))?.status === 'INACTIVE') return 'OWN_SUSPENDED';
  // As for one that would begin now (`beginRenewal`): the days that were promised are over.
  const live = await subscriptions.live(db, attempt.accountNo);
  return live !== undefined && now >= live.accessUntil ? 'OWN_TOO_LATE' : null;
}
