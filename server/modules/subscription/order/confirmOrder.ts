import type { ConfirmationBody, OrderStatus } from '#contract/subscription.ts';
import type { RunOnce } from '#server/core/Context.ts';
import type { Trx } from '#server/db/Db.ts';
import { AppError } from '#server/errors/AppError.ts';
import { paymentIds } from '#server/gateways/payment/paymentIds.ts';
import { ticketOfCard } from '../card/ticketOfCard.ts';
import { sendCharge } from '../charge/sendCharge.ts';
import type { PayerContext } from '../PaymentContext.ts';
import { readOrder } from '../read/readOrder.ts';
import { type PaymentOrder, paymentOrders } from '../repositories/paymentOrders.ts';
import { withAccountLock } from '../withAccountLock.ts';
import { issueCard } from './issueCard.ts';
import { mayBegin } from './mayBegin.ts';
import { hashNonce } from './placeOrder.ts';
import { startTicket } from './startTicket.ts';

type Next = { issue: true } | { attemptNo: number | null } | null;

/**
 * Goes on with an order when its buyer comes back from the company's window. What the address contains is compared with
 * what we stored before anything is asked; the same return again only reads where the order stands.
 *
 * @param once runs the writing down at most once per request key
 * @throws AppError NOT_FOUND, PAYMENT_MISMATCH, PAYMENT_UNAVAILABLE
 */
export async function confirmOrder(
  context: PayerContext,
  orderNo: number,
  given: ConfirmationBody,
  once: RunOnce<object>,
): Promise<OrderStatus> {
  const { accountNo, payment } = context;
  if (payment === null) throw new AppError('PAYMENT_UNAVAILABLE', { retryAfterSeconds: 60 });
  const begin = async (db: Trx, customerKey: string): Promise<Next> => {
    const order = await paymentOrders.findOwn(db, accountNo, orderNo);
    if (order === undefined) throw new AppError('NOT_FOUND');
    requireSame(order, given, customerKey);
    if (order.state !== 'OPEN') return null;
    const { now } = context;
    const late = now > order.expiresAt;
    // Another card is put on file also beside a charge: it is never held up by one.
    const card = order.kind === 'CARD_CHANGE';
    const wanted = card ? (await ticketOfCard(db, now, accountNo)) !== undefined : await mayBegin(db, order);
    if (late || !wanted) {
      await paymentOrders.update(db, orderNo, { state: 'EXPIRED', declineReason: 'ABANDONED', settledAt: now });
      return null;
    }
    if ('authKey' in given) {
      const sealed = context.secrets.seal(given.authKey);
      await paymentOrders.update(db, orderNo, { state: 'CHECKING', issuingAt: now, authKeySealed: sealed });
      return { issue: true };
    }
    const by = { paymentKey: given.paymentKey, orderId: order.orderId };
    return { attemptNo: await startTicket({ db, now }, order, by) };
  };
  // A request that comes again under its key does nothing and gets where the order stands now.
  let next: Next = null;
  await once(async ({ db }) => {
    next = await withAccountLock({ ...context, db }, accountNo, begin);
    return {};
  });
  await goOn(context, orderNo, next);
  return readOrder(context, orderNo);
}

async function goOn(context: PayerContext, orderNo: number, next: Next): Promise<void> {
  if (next !== null && 'issue' in next) await issueCard(context, orderNo);
  else if (next?.attemptNo) await sendCharge(context, next.attemptNo);
}

/** Amount, order and customer are those we stored, or nothing is asked. */
function requireSame(order: PaymentOrder, given: ConfirmationBody, customerKey: string): void {
  const same =
    'authKey' in given
      ? (order.kind === 'BILLING' || order.kind === 'CARD_CHANGE') &&
        given.customerKey === customerKey &&
        hashNonce(given.nonce) === order.nonceHash &&
        paymentIds.authKey.test(given.authKey)
      : order.kind === 'PAYMENT' &&
        given.orderId === order.orderId &&
        given.amount === order.amount &&
        paymentIds.paymentKey.test(given.paymentKey);
  if (!same) throw new AppError('PAYMENT_MISMATCH');
}
