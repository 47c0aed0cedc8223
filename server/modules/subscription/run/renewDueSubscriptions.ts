import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { beginRenewal } from '../charge/beginRenewal.ts';
import { sendCharge } from '../charge/sendCharge.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { subscriptions } from '../repositories/subscriptions.ts';
import { keepTrying } from './keepTrying.ts';
import { paymentHold } from './paymentHold.ts';

const AT_ONCE = 200;

/**
 * Charges renewals that are due. Running it again, or on several nodes at once, charges nothing twice. While the company
 * fails nothing is begun: no try is used up.
 */
export async function renewDueSubscriptions(context: PaymentContext): Promise<void> {
  await chargeEach(context, await due(context, subscriptions.dueRenewals));
}

/** Tries declined renewals again on their days: +1, +3, +5 and +7 after the due day. */
export async function retryFailedCharges(context: PaymentContext): Promise<void> {
  await chargeEach(context, await due(context, subscriptions.dueTries));
}

async function due(
  { db, now, payment }: PaymentContext,
  find: (db: Db, today: string, now: number, limit: number) => Promise<number[]>,
): Promise<number[]> {
  if (payment === null || payment.paused || (await paymentHold.isOn(db))) return [];
  return find(db, seoulDay(now), now, AT_ONCE);
}

async function chargeEach(context: PaymentContext, subscriptionNos: readonly number[]): Promise<void> {
  const charge = async (subscriptionNo: number) => {
    const ticket = await subscriptions.find(context.db, subscriptionNo);
    if (ticket === undefined) return;
    const attemptNo = await beginRenewal(context, { accountNo: ticket.accountNo });
    if (attemptNo !== null) await sendCharge(context, attemptNo);
  };
  await keepTrying(subscriptionNos, charge, context.isStopping);
}
