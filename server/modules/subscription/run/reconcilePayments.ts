import { orderTuning } from '#domain/subscription/tuning.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { elapsedSince } from '#domain/time/elapsedSince.ts';
import { recheckCharge } from '../charge/recheckCharge.ts';
import { issueCard } from '../order/issueCard.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { sendRefund } from '../refund/sendRefund.ts';
import { chargeAttempts } from '../repositories/chargeAttempts.ts';
import { paymentOrders } from '../repositories/paymentOrders.ts';
import { paymentRefunds } from '../repositories/paymentRefunds.ts';
import { handleWebhooks } from '../webhook/handleWebhooks.ts';
import { keepTrying } from './keepTrying.ts';

const AT_ONCE = 200;

/**
 * Finds out what became of everything that was asked of the company and not answered: charges, refunds, cards, and news
 * that came in. Meant for every minute; what was asked about is due again after 1, 5, 15 and 60 minutes.
 */
export async function reconcilePayments(context: PaymentContext): Promise<void> {
  const { db, now, payment, isStopping } = context;
  if (payment === null) return;
  await keepTrying(await paymentOrders.issuing(db, now - MINUTE, AT_ONCE), async (order) => {
    const patient = elapsedSince(order.issuingAt ?? now, now) < orderTuning.issueAgain + MINUTE;
    if (patient || !payment.paused) await issueCard(context, order.orderNo);
  });
  await keepTrying(
    await chargeAttempts.toCheck(db, now, AT_ONCE),
    (attempt) => recheckCharge(context, attempt),
    isStopping,
  );
  await keepTrying(
    await paymentRefunds.toCheck(db, now, AT_ONCE),
    (refund) => sendRefund(context, refund.refundNo),
    isStopping,
  );
  await handleWebhooks(context);
}
