import type { Secrets } from '../config/Secrets.ts';
import type { Db } from '../db/Db.ts';
import { accountErasure, type Tombstone } from '../repositories/accountErasure.ts';
import { auditLog } from '../repositories/auditLog.ts';
import { jobRows } from '../repositories/jobRows.ts';
import { loginTokens } from '../repositories/loginTokens.ts';
import { temporaryTokens } from '../repositories/temporaryTokens.ts';
import { reapplyTombstones } from '../use-cases/account/reapplyTombstones.ts';
import { paymentHold } from '../use-cases/subscription/run/paymentHold.ts';
import { checkBooks } from '../use-cases/watch/checkBooks.ts';

export interface RestoreReport {
  /** Accounts that were in the backup and had been erased since. */
  erasedAgain: number;
  /** Of them, how many could still be somebody; never more than 0. */
  risen: number;
  problems: { count: number; told: string[] };
}

/**
 * Makes a database of the past fit for today: whoever left since is erased again, every login ends (one may have been
 * ended since, by a changed password say), what ran then does not run any more, and no renewal is charged before our
 * books were compared with the payment company's. May be run again.
 *
 * @param about.operator for the audit log
 */
export async function finishRestore(
  { db, secrets, now }: { db: Db; secrets: Secrets; now: number },
  about: { tombstones: readonly Tombstone[]; backup: string; operator: string },
): Promise<RestoreReport> {
  const erasedAgain = await reapplyTombstones({ db, now, secrets }, about.tombstones);
  const risen = (await accountErasure.risen(db)).length;
  await loginTokens.deleteIssuedBefore(db, now + 1);
  await temporaryTokens.deleteExpiredBefore(db, Number.MAX_SAFE_INTEGER);
  await paymentHold.set(db, now);
  await jobRows.freeAll(db);
  await jobRows.hasten(db, 'payment-books', now);
  const details = { backup: about.backup, erasedAgain };
  await auditLog.append(db, { at: now, actorKind: 'OPERATOR', actor: about.operator, event: 'RESTORED', details });
  const problems = (await checkBooks(db)) ?? { count: 0, told: [] };
  return { erasedAgain, risen, problems };
}
