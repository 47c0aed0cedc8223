import type { WithdrawalData } from '#contract/myPage.ts';
import { withdrawalTimes } from '#domain/account/dormancy.ts';
import type { LeavingReason } from '#domain/account/leavingReasons.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { refuseDemo } from '../refuseDemo.ts';
import { beginLeaving } from './beginLeaving.ts';

/**
 * Asks to leave. Every login ends and a ticket is returned for good; signing in again within 72 hours takes the leaving
 * back, afterwards everything personal is erased. The mail goes out while there still is an address.
 *
 * @param given.expectedRefund what was shown to go back for the ticket
 * @throws AppError DEMO_ACCOUNT; STATUS_CHANGE_REFUSED when the account cannot leave now; PRICE_CHANGED when another
 *   amount would go back: nothing happens then
 */
export async function requestWithdrawal(
  context: SignedInContext,
  { reason, expectedRefund }: { reason: LeavingReason; expectedRefund?: number | undefined },
): Promise<WithdrawalData> {
  const { accountNo, site, now } = context;
  const { undoUntil, purgeBy } = withdrawalTimes(now);
  await withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await refuseDemo(db, accountNo);
    const refund = await beginLeaving(inside, { accountNo, actor: { kind: 'SELF' }, reason });
    await recordAccess(inside, { accountNo, site, kind: 'WITHDRAWAL_REQUESTED', detail: reason });
    if (expectedRefund !== undefined && expectedRefund !== refund) throw new AppError('PRICE_CHANGED');
  });
  return { undoUntil: new Date(undoUntil).toISOString(), purgeBy: new Date(purgeBy).toISOString() };
}
