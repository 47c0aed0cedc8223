import type { Secrets } from '../config/Secrets.ts';
import type { Db } from '../db/Db.ts';
import { accountErasure, type Tombstone } from '../repositories/accountErasure.ts';
import { auditLog } from '../repositories/auditLog.ts';
import { jobRows } from '../repositories/jobRows.ts';
import { loginTokens } from '../repositories/loginTokens.ts';
import { parentShares } from '../repositories/parentShares.ts';
import { temporaryTokens } from '../repositories/temporaryTokens.ts';
import { type LastWord, reenterLeavings } from '../use-cases/account/leaving/reenterLeavings.ts';
import { reapplyTombstones } from '../use-cases/account/reapplyTombstones.ts';
import { paymentHold } from '../use-cases/subscription/run/paymentHold.ts';
import { checkBooks } from '../use-cases/watch/checkBooks.ts';

export interface RestoreReport {
  /** Accounts that were in the backup and had been erased since. */
  erasedAgain: number;
  /** Accounts that had asked to leave since the backup and wait again; null where no list of them was there. */
  leavingAgain: number | null;
  /** Links for parents that were open. */
  linksEnded: number;
  /** Of those erased, how many could still be somebody; never more than 0. */
  resurrected: number;
  problems: { count: number; listed: string[] };
}

/**
 * Makes a database of the past fit for today: whoever left since is erased again or leaving again, every login and
 * every link for parents ends (one may have been ended since, for instance by a changed password or by its student),
 * what ran then does not run any more, and no renewal is charged before our books were compared with the payment
 * company's. May
 * be run again.
 *
 * @param about.operator for the audit log
 */
export async function finishRestore(
  { db, secrets, now }: { db: Db; secrets: Secrets; now: number },
  about: { tombstones: readonly Tombstone[]; leavings: readonly LastWord[] | null; backup: string; operator: string },
): Promise<RestoreReport> {
  const erasedAgain = await reapplyTombstones({ db, now, secrets }, about.tombstones);
  const leavingAgain = about.leavings && (await reenterLeavings({ db, now }, about.leavings));
  const linksEnded = await parentShares.revokeAll(db, now);
  const resurrected = (await accountErasure.findResurrected(db)).length;
  await loginTokens.deleteIssuedBefore(db, now + 1);
  await temporaryTokens.deleteExpiredBefore(db, Number.MAX_SAFE_INTEGER);
  await paymentHold.set(db, now);
  await jobRows.freeAll(db);
  await jobRows.hasten(db, 'payment-books', now);
  const details = { backup: about.backup, erasedAgain, leavingAgain, linksEnded };
  await auditLog.append(db, { at: now, actorKind: 'OPERATOR', actor: about.operator, event: 'RESTORED', details });
  const problems = (await checkBooks(db)) ?? { count: 0, listed: [] };
  return { erasedAgain, leavingAgain, linksEnded, resurrected, problems };
}
