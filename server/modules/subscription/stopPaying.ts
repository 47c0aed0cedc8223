import type { Trx } from '#server/db/Db.ts';
import { endPending } from './endPending.ts';
import { endTicket } from './endTicket.ts';
import type { PaymentContext } from './PaymentContext.ts';
import { openRefunds } from './refund/openRefunds.ts';
import { weighRefund } from './refund/weighRefund.ts';
import { chargeAttempts } from './repositories/chargeAttempts.ts';
import { paymentCards } from './repositories/paymentCards.ts';
import { paymentCustomers } from './repositories/paymentCustomers.ts';
import { paymentOrders } from './repositories/paymentOrders.ts';
import { paymentRefunds } from './repositories/paymentRefunds.ts';
import { subscriptions } from './repositories/subscriptions.ts';
import { withAccountLock } from './withAccountLock.ts';

type LeavingContext = Pick<PaymentContext, 'db' | 'now' | 'secrets'>;

/**
 * Somebody leaves: the ticket is returned by the rules of a refund, no card can be charged any more. Taking the leaving
 * back does not bring the ticket back. The refunds are sent by the next `reconcilePayments`.
 *
 * @returns what goes back, whole won
 */
export async function stopPaying(context: LeavingContext, accountNo: number): Promise<number> {
  if ((await paymentCustomers.keyOf(context.db, accountNo)) === null) return 0;
  return withAccountLock(context, accountNo, async (db) => {
    const { now } = context;
    await dropWhatIsBegun(db, now, accountNo);
    const returned = await returnWhatIsLeft({ ...context, db }, accountNo);
    const card = await paymentCards.current(db, accountNo);
    if (card !== undefined) await paymentCards.remove(db, card, now);
    return returned;
  });
}

async function returnWhatIsLeft(context: LeavingContext & { db: Trx }, accountNo: number): Promise<number> {
  const { db, now } = context;
  const live = await subscriptions.live(db, accountNo);
  if (live === undefined) return 0;
  if (live.state === 'PAST_DUE') return endTicket(context, live, { event: 'CANCELLED', reason: 'LEAVING' });
  const { refund, parts } = await weighRefund({ db, now }, accountNo);
  if (refund === 0) return endTicket(context, live, { event: 'PERIOD_OVER', reason: 'LEAVING' });
  await endTicket(context, live, { event: 'REFUNDED', reason: 'LEAVING', credit: 0 });
  await openRefunds({ db, now }, accountNo, parts, 'LEAVING');
  return refund;
}

/** What is being bought is no longer wanted: nothing more is begun (`mayBegin`), money that turns up goes back. */
async function dropWhatIsBegun(db: Trx, now: number, accountNo: number): Promise<void> {
  await paymentOrders.expireOpen(db, now, { accountNo });
  const begun = await subscriptions.pending(db, accountNo);
  if (begun !== undefined) await endPending({ db, now }, begun, { event: 'GIVEN_UP', reason: 'LEAVING' });
}

/** Whether money of an account is still on its way: it cannot be erased yet. */
export async function owesAnswers(db: LeavingContext['db'], accountNo: number): Promise<boolean> {
  if ((await chargeAttempts.open(db, accountNo)) !== undefined) return true;
  return (await paymentRefunds.waiting(db, accountNo)).length > 0;
}
