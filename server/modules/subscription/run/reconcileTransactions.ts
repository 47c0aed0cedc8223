import { ORDER_PREFIX } from '#domain/subscription/orderIdOf.ts';
import { DAY } from '#domain/time/duration.ts';
import type { PaymentTransaction } from '#server/gateways/payment/Payment.ts';
import { installation } from '#server/repositories/installation.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { payments } from '../repositories/payments.ts';
import { paymentWebhooks } from '../repositories/paymentWebhooks.ts';
import { applyWebhookEvent } from '../webhook/applyWebhookEvent.ts';
import { keepTrying } from './keepTrying.ts';
import { paymentHold } from './paymentHold.ts';

/** Looked at again each time: the company's clock may differ, and a payment may be booked late. */
const OVERLAP = DAY;
/** The first run looks back so far. */
const FIRST = 3 * DAY;
/** What came in as a webhook is kept for questions about it. */
const KEEP_EVENTS = 90 * DAY;
const MARK = 'payments.reconciledUntil';

/**
 * Compares the company's books with ours, meant for once a day: money that we do not know is attached to its charge or
 * given back, what went back without our knowing is booked.
 */
export async function reconcileTransactions(context: PaymentContext): Promise<void> {
  const { db, now, payment } = context;
  if (payment === null) return;
  const until = Number((await installation.read(db, MARK)) ?? now - FIRST);
  const found = await payment.transactions(until - OVERLAP, now);
  // The run counts as failed and comes again soon; until all was compared, a hold after a restore stays.
  if (found.kind !== 'FOUND') throw new Error('The company could not be asked for its transactions.');
  const latest = new Map<string, PaymentTransaction>();
  for (const transaction of found.transactions) latest.set(transaction.paymentKey, transaction);
  await keepTrying([...latest.values()], async ({ paymentKey, orderId, transactionKey }) => {
    const known = await payments.byKey(db, paymentKey);
    if (known?.lastTransactionKey === transactionKey) return;
    if (known === undefined && !orderId.startsWith(ORDER_PREFIX)) return;
    const outcome = await applyWebhookEvent(context, { paymentKey, orderId });
    if (outcome === 'AGAIN') throw new Error('The company could not be asked about a payment.');
  });
  await installation.write(db, MARK, String(now));
  await paymentHold.lift(db);
  await paymentWebhooks.deleteDoneBefore(db, now - KEEP_EVENTS);
}
