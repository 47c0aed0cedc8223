import type { Trx } from '../../db/Db.ts';
import { chargeAttempts } from '../../repositories/chargeAttempts.ts';
import { paymentCards } from '../../repositories/paymentCards.ts';
import { paymentCases } from '../../repositories/paymentCases.ts';
import { paymentCustomers } from '../../repositories/paymentCustomers.ts';
import { paymentOrders } from '../../repositories/paymentOrders.ts';
import { paymentRefunds } from '../../repositories/paymentRefunds.ts';
import { subscriptions } from '../../repositories/subscriptions.ts';
import { endTicket } from './endTicket.ts';
import { inAccountOf } from './inAccountOf.ts';
import type { PaymentContext } from './PaymentContext.ts';
import { openRefund } from './refund/openRefund.ts';
import { weighRefund } from './refund/weighRefund.ts';

type LeavingContext = Pick<PaymentContext, 'db' | 'now' | 'secrets'>;

/**
 * Somebody leaves: the ticket is returned by the rules of a refund, no card can be charged any more. Taking the leaving
 * back does not bring the ticket back. The refunds are sent by the next `reconcilePayments`.
 *
 * @returns what goes back, whole won
 */
export async function stopPaying(context: LeavingContext, accountNo: number): Promise<number> {
  if ((await paymentCustomers.keyOf(context.db, accountNo)) === null) return 0;
  return inAccountOf(context, accountNo, async (db) => {
    const { now } = context;
    await paymentOrders.expireOpen(db, now, { accountNo });
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
  if (live.state === 'PAST_DUE') {
    await endTicket(context, live, { event: 'CANCELLED', reason: 'LEAVING' });
    return 0;
  }
  const { refund, parts } = await weighRefund({ db, now }, accountNo);
  await endTicket(context, live, { event: refund > 0 ? 'REFUNDED' : 'PERIOD_OVER', reason: 'LEAVING' });
  for (const { payment, amount } of parts) {
    const waiting = await paymentRefunds.openOf(db, payment.payment_no);
    if (waiting === undefined) await openRefund({ db, now }, payment, amount, 'LEAVING');
    else {
      // Another refund of the same payment is on its way; a person adds what it leaves.
      const details = { paymentNo: payment.payment_no, amount };
      const ref = `payment-${payment.payment_no}`;
      await paymentCases.open(db, { kind: 'STUCK', ref, accountNo, details, now });
    }
  }
  return refund;
}

/** Whether money of an account is still on its way: it cannot be erased yet. */
export async function owesAnswers(db: LeavingContext['db'], accountNo: number): Promise<boolean> {
  if ((await chargeAttempts.open(db, accountNo)) !== undefined) return true;
  return (await paymentRefunds.waiting(db, accountNo)).length > 0;
}
