import {
  accountErasure,
  type LastWord,
  reapplyTombstones,
  reenterLeavings,
  type Tombstone,
} from '#server/modules/account/public.ts';
import { temporaryTokens } from '#server/modules/auth/public.ts';
import { calendarLinks } from '#server/modules/homework-calendar/public.ts';
import { recordPushes } from '#server/modules/learning-record/public.ts';
import { parentShares } from '#server/modules/parent-share/public.ts';
import { paymentHold } from '#server/modules/subscription/public.ts';
import { checkBooks, jobRows } from '#server/modules/watch/public.ts';
import type { Secrets } from '../config/Secrets.ts';
import type { Db } from '../db/Db.ts';
import { auditLog } from '../repositories/auditLog.ts';
import { loginTokens } from '../repositories/loginTokens.ts';

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
  // A teacher may have ended an address since, and a director switched off what leaves.
  await calendarLinks.endAll(db, now);
  await recordPushes.stopAll(db, now);
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
