import { nextState } from '#domain/subscription/nextState.ts';
import { nextTryDate } from '#domain/subscription/nextTryDate.ts';
import type { DeclineReason } from '#domain/subscription/subscriptionStates.ts';
import { chargeTuning } from '#domain/subscription/tuning.ts';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import type { Trx } from '#server/db/Db.ts';
import { auditPayment } from '../auditPayment.ts';
import { endPending } from '../endPending.ts';
import { notifyPayer } from '../notifyPayer.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { nextCharge } from '../read/nextCharge.ts';
import { type ChargeAttempt, chargeAttempts } from '../repositories/chargeAttempts.ts';
import { paymentCards } from '../repositories/paymentCards.ts';
import { paymentOrders } from '../repositories/paymentOrders.ts';
import { subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { type Subscription, subscriptions } from '../repositories/subscriptions.ts';

export interface Failure {
  /** DECLINED counts as a try; FAILED does not: nothing of it is the payer's fault. APPROVED: captured and given back. */
  status: 'DECLINED' | 'FAILED' | 'APPROVED';
  code: string;
  reason: DeclineReason;
  /** Another card is needed. */
  hard: boolean;
}

/** No money was taken, or what was taken goes back: the order is over, a renewal is tried again later. */
export async function failCharge(
  context: PaymentContext & { db: Trx },
  attempt: ChargeAttempt,
  failure: Failure,
): Promise<void> {
  const { db, now } = context;
  const { status, code } = failure;
  await chargeAttempts.updateOpen(db, attempt.attemptNo, { status, code, nextCheckAt: null, settledAt: now });
  const details = { attemptNo: attempt.attemptNo, code };
  await auditPayment(db, now, { event: 'CHARGE_FAILED', accountNo: attempt.accountNo, details });
  if (attempt.purpose === 'FIRST') return failFirst(context, attempt, failure);
  if (attempt.orderNo !== null) {
    // The card is on file all the same; its order shows why it could not pay.
    const decline = { declineReason: failure.reason, declineCode: code } as const;
    await paymentOrders.update(db, attempt.orderNo, decline);
  }
  const live = await subscriptions.live(db, attempt.accountNo);
  if (live === undefined || live.cancelAtPeriodEnd || live.periodEnd !== attempt.periodStart) return;
  if (status === 'DECLINED') return declineRenewal(context, live, { ...failure, amount: attempt.amount });
  const pause = now + chargeTuning.pauseAfterFault;
  await subscriptions.update(db, live.subscriptionNo, { notBefore: pause });
}

async function failFirst({ db, now }: { db: Trx; now: number }, attempt: ChargeAttempt, failure: Failure) {
  const subscription = await subscriptions.find(db, attempt.subscriptionNo);
  if (subscription?.state === 'PENDING') {
    await endPending({ db, now }, subscription, { event: 'DECLINED', reason: failure.reason });
  }
  if (attempt.orderNo === null) return;
  const over = {
    state: 'DECLINED',
    declineReason: failure.reason,
    declineCode: failure.code,
    settledAt: now,
  } as const;
  await paymentOrders.update(db, attempt.orderNo, over);
}

/**
 * A renewal was declined: further tries on their days, none after a hard decline or the last. Access was promised to the
 * end of that day in any case; `endPeriods` ends the ticket then.
 */
export async function declineRenewal(
  context: PaymentContext & { db: Trx },
  live: Subscription,
  { reason, hard, amount }: { reason: DeclineReason; hard: boolean; amount: number },
): Promise<void> {
  const { db, now } = context;
  const next = hard ? null : nextTryDate(live.periodEnd, seoulDay(now));
  await subscriptions.update(db, live.subscriptionNo, {
    state: nextState(live.state, 'DECLINED') ?? live.state,
    declinedCount: live.declinedCount + 1,
    hard,
    nextTryDate: next,
    declineReason: reason,
  });
  // A ticket that waits for this one's end is what was to be paid, not the one that is open.
  const charged = await nextCharge(db, live);
  const card = await paymentCards.current(db, live.accountNo);
  await notifyPayer(context, live.accountNo, 'TICKET_CHARGE_FAILED', {
    title: charged?.product.title ?? (await subscriptionProducts.find(db, live.productNo, now))?.title ?? '',
    amount,
    reason,
    triedAt: now,
    card: card?.masked ?? null,
    nextTryDate: next,
    openUntil: shiftDayKey(live.periodEnd, chargeTuning.graceDays - 1),
  });
}
