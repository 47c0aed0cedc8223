import { nextCheckAt } from '#domain/subscription/nextTryDate.ts';
import { chargeTuning } from '#domain/subscription/tuning.ts';
import { elapsedSince } from '#domain/time/elapsedSince.ts';
import { judgePayment } from '#server/gateways/payment/judgePayment.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { type ChargeAttempt, chargeAttempts } from '../repositories/chargeAttempts.ts';
import { paymentCases } from '../repositories/paymentCases.ts';
import { withAccountLock } from '../withAccountLock.ts';
import { callCompany } from './callCompany.ts';
import { chargeRefusal } from './chargeRefusal.ts';
import { type Failure, failCharge } from './failCharge.ts';
import { sendCharge } from './sendCharge.ts';
import { settleCharge } from './settleCharge.ts';

/**
 * Finds out what became of a charge whose outcome is not known, such as one that was cut off: the company is asked about
 * the order. What it does not know is asked for again with the same order and key, as long as it is still wanted.
 */
export async function recheckCharge(context: PaymentContext, attempt: ChargeAttempt): Promise<void> {
  const { db, now, payment } = context;
  if (payment === null) return;
  const first = attempt.purpose === 'FIRST';
  const patience = first ? chargeTuning.resendFirst : chargeTuning.resendRenewal;
  const stale = now - attempt.createdAt > patience;
  if (attempt.status === 'INIT') {
    if (first && stale) return give(context, attempt, { code: 'OWN_NOT_SENT' });
    return sendCharge(context, attempt.attemptNo);
  }
  const sentAt = attempt.sentAt ?? attempt.createdAt;
  const planned = nextCheckAt(sentAt, attempt.checkCount + 1);
  const next = planned > now ? planned : now + chargeTuning.checkEvery;
  if (!(await chargeAttempts.claimCheck(db, attempt, next))) return;
  const found = await payment.byOrder(attempt.orderId);
  const ours = { orderId: attempt.orderId, amount: attempt.amount, paymentKey: attempt.paymentKey ?? undefined };
  const judged = found.kind === 'FOUND' ? judgePayment(found.payment, ours) : found;
  const nothingTaken = judged.kind === 'NOT_FOUND' || (judged.kind === 'UNKNOWN' && judged.reason === 'UNFINISHED');
  if (judged.kind !== 'NOT_FOUND' && !nothingTaken) {
    await settleCharge(context, attempt.attemptNo, judged, true);
    return giveUp(context, attempt, sentAt);
  }
  // The call itself may still be under way.
  if (elapsedSince(sentAt, now) < chargeTuning.callLasts) return;
  if (stale || (await chargeRefusal(context, attempt)) !== null)
    return give(context, attempt, { code: 'OWN_NOT_TAKEN' });
  await settleCharge(context, attempt.attemptNo, await callCompany(context, attempt), true);
}

/**
 * Who waits for a first charge is not kept waiting for ever, and a person is notified of a renewal that stays unknown.
 */
async function giveUp(context: PaymentContext, attempt: ChargeAttempt, sentAt: number): Promise<void> {
  const { now } = context;
  if (attempt.purpose === 'FIRST') {
    if (now - sentAt >= chargeTuning.giveUpFirst) await give(context, attempt, { code: 'OWN_GIVEN_UP' });
    return;
  }
  if (now - sentAt < chargeTuning.stuckAfter) return;
  const known = await chargeAttempts.find(context.db, attempt.attemptNo);
  if (known === undefined || known.settledAt !== null) return;
  const ref = `attempt-${attempt.attemptNo}`;
  const details = { code: known.code };
  await paymentCases.open(context.db, { kind: 'STUCK', ref, accountNo: attempt.accountNo, details, now });
}

async function give(context: PaymentContext, attempt: ChargeAttempt, { code }: Pick<Failure, 'code'>) {
  await withAccountLock(context, attempt.accountNo, async (db) => {
    const fresh = await chargeAttempts.find(db, attempt.attemptNo);
    if (fresh === undefined || fresh.settledAt !== null) return;
    const reason = fresh.paymentKey === null ? 'NOT_AVAILABLE' : 'ABANDONED';
    await failCharge({ ...context, db }, fresh, { status: 'FAILED', code, reason, hard: false });
  });
}
