import { dropCards } from '../card/dropCards.ts';
import { endTicket } from '../endTicket.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { chargeAttempts } from '../repositories/chargeAttempts.ts';
import { paymentOrders } from '../repositories/paymentOrders.ts';
import { subscriptions } from '../repositories/subscriptions.ts';
import { withAccountLock } from '../withAccountLock.ts';
import { keepTrying } from './keepTrying.ts';

const AT_ONCE = 500;

/** Ends tickets whose time is over, lets go of orders that were left, and of cards that have nothing left to pay. */
export async function endPeriods(context: PaymentContext): Promise<void> {
  const { db, now } = context;
  await keepTrying(await subscriptions.over(db, now, AT_ONCE), async ({ accountNo, subscriptionNo }) => {
    await withAccountLock(context, accountNo, async (trx) => {
      const ticket = await subscriptions.live(trx, accountNo);
      if (ticket?.subscriptionNo !== subscriptionNo || ticket.accessUntil > now) return;
      if ((await chargeAttempts.open(trx, accountNo)) !== undefined) return;
      const unpaid = ticket.state === 'PAST_DUE' || ticket.nextPaymentDate !== null;
      const reason = ticket.cancelAtPeriodEnd ? 'CANCELLED' : unpaid ? 'UNPAID' : 'USED_UP';
      await endTicket({ ...context, db: trx }, ticket, { event: 'PERIOD_OVER', reason });
    });
  });
  await paymentOrders.expireOpen(db, now, { expiredBefore: now });
  await dropCards(context);
}
