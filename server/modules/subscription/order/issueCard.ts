import type { DeclineReason } from '#domain/subscription/subscriptionStates.ts';
import { orderTuning } from '#domain/subscription/tuning.ts';
import { elapsedSince } from '#domain/time/elapsedSince.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Trx } from '#server/db/Db.ts';
import type { BillingCard, BillingOutcome } from '#server/gateways/payment/PaymentGateway.ts';
import { auditPayment } from '../auditPayment.ts';
import { keyDigest } from '../card/keyDigest.ts';
import { ticketOfCard } from '../card/ticketOfCard.ts';
import { beginRenewal } from '../charge/beginRenewal.ts';
import { sendCharge } from '../charge/sendCharge.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { paymentCards } from '../repositories/paymentCards.ts';
import { paymentCases } from '../repositories/paymentCases.ts';
import { paymentCustomers } from '../repositories/paymentCustomers.ts';
import { type PaymentOrder, paymentOrders } from '../repositories/paymentOrders.ts';
import { subscriptions } from '../repositories/subscriptions.ts';
import { paymentHold } from '../run/paymentHold.ts';
import { withAccountLock } from '../withAccountLock.ts';
import { mayBegin } from './mayBegin.ts';
import { startTicket } from './startTicket.ts';

type Inside = PaymentContext & { db: Trx };

/**
 * Puts the card of an order on file and goes on with the order. Cut off anywhere, it can be called again: the company
 * repeats its answer for the same key, which is the only way to learn a billing key twice.
 */
export async function issueCard(context: PaymentContext, orderNo: number): Promise<void> {
  const { db, payment, secrets, now } = context;
  const order = await paymentOrders.find(db, orderNo);
  if (payment === null || order?.state !== 'CHECKING' || order.authKeySealed === null) return;
  const customerKey = (await paymentCustomers.keyOf(db, order.accountNo)) ?? '';
  const authKey = secrets.open(order.authKeySealed);
  const outcome = await payment.issueBillingKey({ authKey, customerKey, idemKey: `${order.orderId}-card` });
  const attemptNo = await withAccountLock(context, order.accountNo, async (trx) => {
    const fresh = await paymentOrders.find(trx, orderNo);
    if (fresh?.state !== 'CHECKING' || fresh.authKeySealed === null) return null;
    if (outcome.kind === 'ISSUED') return storeCard({ ...context, db: trx }, fresh, outcome.billing);
    const patient = elapsedSince(fresh.issuingAt ?? now, now) < orderTuning.issueAgain;
    if (outcome.kind === 'UNKNOWN' && patient) return null;
    await refuse({ ...context, db: trx }, fresh, outcome);
    return null;
  });
  if (attemptNo !== null) await sendCharge(context, attemptNo);
}

/** The card replaces the one before, whose key is dropped here first and then at the company. */
async function storeCard(context: Inside, order: PaymentOrder, billing: BillingCard): Promise<number | null> {
  const { db, now, secrets } = context;
  const { accountNo, orderNo } = order;
  const issued = { issuingAt: null, authKeySealed: null };
  const before = await paymentCards.current(db, accountNo);
  const digest = keyDigest(secrets, billing.billingKey);
  if (before !== undefined) await paymentCards.remove(db, before, now, { forget: before.billingKeyHmac === digest });
  const cardNo = await paymentCards.insert(db, {
    accountNo,
    customerKey: billing.customerKey,
    billingKeySealed: secrets.seal(billing.billingKey),
    billingKeyHmac: digest,
    masked: billing.card.number,
    company: billing.card.issuerCode,
    registeredAt: now,
  });
  await auditPayment(db, now, { event: 'CARD_REGISTERED', accountNo, bySelf: true, details: { cardNo } });
  const over = { ...issued, state: 'EXPIRED', declineReason: 'ABANDONED', settledAt: now } as const;
  if (order.kind === 'CARD_CHANGE') {
    const live = await ticketOfCard(db, now, accountNo);
    // Its ticket is over meanwhile: `dropCards` lets go of a card that has nothing to pay.
    const changed = { ...issued, state: 'PAID', subscriptionNo: live?.subscriptionNo, settledAt: now } as const;
    await paymentOrders.update(db, orderNo, live === undefined ? over : changed);
    if (live?.state !== 'PAST_DUE') return null;
    // What the card before could not pay does not concern this one: should it not be charged now, it is tried again
    // today.
    const reset = { hard: false, nextTryDate: seoulDay(now), declineReason: null } as const;
    await subscriptions.update(db, live.subscriptionNo, reset);
    if (await paymentHold.isOn(db)) {
      const decline = { declineReason: 'NOT_AVAILABLE', declineCode: 'OWN_HELD' } as const;
      await paymentOrders.update(db, orderNo, decline);
      return null;
    }
    return beginRenewal(context, { accountNo, cardOrderNo: orderNo });
  }
  if (!(await mayBegin(db, order))) {
    await paymentOrders.update(db, orderNo, over);
    return null;
  }
  await paymentOrders.update(db, orderNo, issued);
  return startTicket({ db, now }, order, { cardNo });
}

async function refuse(
  { db, now }: Inside,
  order: PaymentOrder,
  outcome: Exclude<BillingOutcome, { kind: 'ISSUED' }>,
): Promise<void> {
  const { accountNo, orderNo } = order;
  const code = 'code' in outcome ? outcome.code : outcome.kind === 'UNKNOWN' ? outcome.reason : outcome.field;
  const refused = {
    state: 'DECLINED',
    declineReason: reasonOf(outcome),
    declineCode: code,
    settledAt: now,
  } as const;
  await paymentOrders.update(db, orderNo, { ...refused, issuingAt: null, authKeySealed: null });
  if (outcome.kind !== 'MISCONFIGURED' && outcome.kind !== 'MISMATCH') return;
  await paymentCases.open(db, { kind: outcome.kind, ref: `order-${orderNo}`, accountNo, details: { code }, now });
}

function reasonOf(outcome: Exclude<BillingOutcome, { kind: 'ISSUED' }>): DeclineReason {
  if (outcome.kind !== 'DECLINED') return 'NOT_AVAILABLE';
  if (outcome.abandoned) return 'ABANDONED';
  return outcome.severity === 'hard' ? 'CARD_UNUSABLE' : 'CARD_REFUSED';
}
