import { nextCheckAt } from '#domain/subscription/nextTryDate.ts';
import { chargeTuning } from '#domain/subscription/tuning.ts';
import { elapsedSince } from '#domain/time/elapsedSince.ts';
import { judgePayment } from '#server/gateways/payment/judgePayment.ts';
import { type ChargeAttemptRow, chargeAttempts } from '#server/repositories/chargeAttempts.ts';
import { paymentCases } from '#server/repositories/paymentCases.ts';
import type { PaymentContext } from '../PaymentContext.ts';
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
export async function recheckCharge(context: PaymentContext, attempt: ChargeAttemptRow): Promise<void> {
  const { db, now, payment } = context;
  if (payment === null) return;
  const first = attempt.purpose === 'FIRST';
  const patience = first ? chargeTuning.resendFirst : chargeTuning.resendRenewal;
  const stale = now - attempt.created_at > patience;
  if (attempt.status === 'INIT') {
    if (first && stale) return give(context, attempt, { code: 'OWN_NOT_SENT' });
    return sendCharge(context, attempt.attempt_no);
  }
  const sentAt = attempt.sent_at ?? attempt.created_at;
  const planned = nextCheckAt(sentAt, attempt.check_count + 1);
  const next = planned > now ? planned : now + chargeTuning.checkEvery;
  if (!(await chargeAttempts.claimCheck(db, attempt, next))) return;
  const found = await payment.byOrder(attempt.order_id);
  const ours = { orderId: attempt.order_id, amount: attempt.amount, paymentKey: attempt.payment_key ?? undefined };
  const judged = found.kind === 'FOUND' ? judgePayment(found.payment, ours) : found;
  const nothingTaken = judged.kind === 'NOT_FOUND' || (judged.kind === 'UNKNOWN' && judged.reason === 'UNFINISHED');
  if (judged.kind !== 'NOT_FOUND' && !nothingTaken) {
    await settleCharge(context, attempt.attempt_no, judged, true);
    return giveUp(context, attempt, sentAt);
  }
  // The call itself may still be under way.
  if (elapsedSince(sentAt, now) < chargeTuning.callLasts) return;
  if (stale || (await chargeRefusal(context, attempt)) !== null)
    return give(context, attempt, { code: 'OWN_NOT_TAKEN' });
  await settleCharge(context, attempt.attempt_no, await callCompany(context, attempt), true);
}

/**
 * Who waits for a first charge is not kept waiting for ever, and a person is notified of a renewal that stays unknown.
 */
async function giveUp(context: PaymentContext, attempt: ChargeAttemptRow, sentAt: number): Promise<void> {
  const { now } = context;
  if (attempt.purpose === 'FIRST') {
    if (now - sentAt >= chargeTuning.giveUpFirst) await give(context, attempt, { code: 'OWN_GIVEN_UP' });
    return;
  }
  if (now - sentAt < chargeTuning.stuckAfter) return;
  const known = await chargeAttempts.find(context.db, attempt.attempt_no);
  if (known === undefined || known.settled_at !== null) return;
  const ref = `attempt-${attempt.attempt_no}`;
  const details = { code: known.code };
  await paymentCases.open(context.db, { kind: 'STUCK', ref, accountNo: attempt.account_no, details, now });
}

async function give(context: PaymentContext, attempt: ChargeAttemptRow, { code }: Pick<Failure, 'code'>) {
  await withAccountLock(context, attempt.account_no, async (db) => {
    const fresh = await chargeAttempts.find(db, attempt.attempt_no);
    if (fresh === undefined || fresh.settled_at !== null) return;
    const reason = fresh.payment_key === null ? 'NOT_AVAILABLE' : 'ABANDONED';
    await failCharge({ ...context, db }, fresh, { status: 'FAILED', code, reason, hard: false });
  });
}
