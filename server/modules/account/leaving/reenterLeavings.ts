import type { Context } from '#server/core/Context.ts';
import type { Trx } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { paymentCards } from '#server/modules/subscription/public.ts';
import { type AccountStatusRow, accountStatusRows } from '#server/repositories/accountStatusRows.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { type Leaving, leavings } from '../repositories/leavings.ts';

/** The last word about a request to leave: it waits, or was taken back. */
export type LastWord = Leaving & { open: boolean };

/**
 * After a backup was restored: whoever had asked to leave since is leaving again, with the times of the request, and
 * whoever had taken it back stays. No mail is sent, they had theirs. No card of theirs is charged any more; whether a
 * ticket was paid back is known once our books were compared with the payment company's.
 *
 * @returns how many are leaving again
 */
export async function reenterLeavings(
  { db, now }: Pick<Context, 'db' | 'now'>,
  words: readonly LastWord[],
): Promise<number> {
  let entered = 0;
  for (const word of words) {
    const again = await withTransaction(db, async (trx) => {
      const standing = await accountStatusRows.find(trx, word.accountNo);
      if (standing === undefined || !(await leavings.isSomebodySince(trx, word.accountNo, word.askedAt))) return false;
      return word.open ? enter(trx, now, standing, word) : takeBack(trx, now, standing, word);
    });
    if (again) entered += 1;
  }
  return entered;
}

async function enter(
  db: Trx,
  now: number,
  standing: AccountStatusRow,
  { accountNo, askedAt, by }: Leaving,
): Promise<boolean> {
  const waits = standing.status === 'WITHDRAWAL_REQUEST';
  // Taken over by an operator since, it is no longer the student's to undo.
  if (waits && standing.withdrawalRequestedAt === askedAt && standing.withdrawalRequestedBy === by) return false;
  await accountStatusRows.change(db, accountNo, standing.status, {
    status: 'WITHDRAWAL_REQUEST',
    academyNo: standing.academyNo,
    dormantAt: null,
    withdrawalRequestedAt: askedAt,
    withdrawalRequestedBy: by,
    statusBeforeWithdrawal: waits ? standing.statusBeforeWithdrawal : standing.status,
  });
  const card = await paymentCards.current(db, accountNo);
  if (card !== undefined) await paymentCards.remove(db, card, now);
  await note(db, now, accountNo, { from: standing.status, to: 'WITHDRAWAL_REQUEST' });
  return true;
}

async function takeBack(
  db: Trx,
  now: number,
  standing: AccountStatusRow,
  { accountNo, askedAt }: Leaving,
): Promise<false> {
  const { status, academyNo, statusBeforeWithdrawal: before, withdrawalRequestedAt } = standing;
  if (status !== 'WITHDRAWAL_REQUEST' || withdrawalRequestedAt === null || before === null) return false;
  // There is one request at a time: one from before the last that was taken back was taken back as well.
  if (withdrawalRequestedAt > askedAt) return false;
  // Who slept before has shown to be there by taking it back.
  const to = before === 'DORMANT' ? 'ACTIVE' : before;
  const nothing = { withdrawalRequestedAt: null, withdrawalRequestedBy: null, statusBeforeWithdrawal: null };
  await accountStatusRows.change(db, accountNo, status, {
    status: to,
    academyNo,
    dormantAt: null,
    lastSeenAt: now,
    ...nothing,
  });
  await note(db, now, accountNo, { from: status, to });
  return false;
}

async function note(db: Trx, now: number, accountNo: number, details: { from: string; to: string }): Promise<void> {
  const by = { at: now, actorKind: 'SYSTEM', actor: 'restore' } as const;
  await auditLog.append(db, { ...by, event: 'STATUS_CHANGED', accountNo, details: { ...details, reason: 'RESTORED' } });
}
