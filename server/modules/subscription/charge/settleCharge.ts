import { nextCheckAt } from '#domain/subscription/nextTryDate.ts';
import type { DeclineReason } from '#domain/subscription/subscriptionStates.ts';
import { chargeTuning } from '#domain/subscription/tuning.ts';
import type { Trx } from '#server/db/Db.ts';
import type { ChargeOutcome, Declined, Mismatch } from '#server/gateways/payment/PaymentGateway.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { type ChargeAttempt, chargeAttempts } from '../repositories/chargeAttempts.ts';
import { paymentCards } from '../repositories/paymentCards.ts';
import { paymentCases } from '../repositories/paymentCases.ts';
import { withAccountLock } from '../withAccountLock.ts';
import { approveCharge } from './approveCharge.ts';
import { failCharge } from './failCharge.ts';
import { refundOrphanPayment } from './refundOrphanPayment.ts';

type Inside = PaymentContext & { db: Trx };

/**
 * Writes down what came of asking for money, with everything that follows from it, in one transaction. An attempt is
 * settled once; money that turns up after that is given back.
 *
 * @param repeated whether the company had been asked before: then only an answer about the order itself is conclusive
 */
export async function settleCharge(
  context: PaymentContext,
  attemptNo: number,
  outcome: ChargeOutcome,
  repeated = false,
): Promise<void> {
  const known = await chargeAttempts.find(context.db, attemptNo);
  if (known === undefined) return;
  await withAccountLock(context, known.accountNo, async (db) => {
    const attempt = await chargeAttempts.find(db, attemptNo);
    if (attempt === undefined) return;
    await settle({ ...context, db }, attempt, outcome, repeated);
  });
}

async function settle(context: Inside, attempt: ChargeAttempt, outcome: ChargeOutcome, repeated: boolean) {
  const { db } = context;
  const open = attempt.status === 'INIT' || attempt.status === 'SENT' || attempt.status === 'UNKNOWN';
  const owner = { accountNo: attempt.accountNo, attemptNo: attempt.attemptNo };
  if (!open) {
    if (outcome.kind === 'APPROVED' && attempt.status !== 'APPROVED') {
      await refundOrphanPayment(context, db, outcome.payment, owner);
    }
    return;
  }
  if (outcome.kind === 'APPROVED') return approveCharge(context, attempt, outcome.payment);
  if (outcome.kind === 'DECLINED') {
    if (await isCardReplaced(db, attempt)) {
      const changed = { status: 'FAILED', code: 'OWN_CARD_CHANGED', reason: 'NOT_AVAILABLE', hard: false } as const;
      return failCharge(context, attempt, changed);
    }
    const hard = outcome.severity === 'hard';
    return failCharge(context, attempt, { status: 'DECLINED', code: outcome.code, reason: reasonOf(outcome), hard });
  }
  if (outcome.kind === 'MISMATCH') return settleMismatch(context, attempt, outcome);
  if (outcome.kind === 'MISCONFIGURED') {
    await notifyPayerOfEnd(context, attempt, 'MISCONFIGURED', { code: outcome.code });
    if (repeated) return keepUnknown(context, attempt, outcome.code);
    return failCharge(context, attempt, { status: 'FAILED', code: outcome.code, reason: 'NOT_AVAILABLE', hard: false });
  }
  if (outcome.sent || repeated) return keepUnknown(context, attempt, outcome.reason);
  const code = outcome.reason;
  return failCharge(context, attempt, { status: 'FAILED', code, reason: 'NOT_AVAILABLE', hard: false });
}

/**
 * Whether another card is on file than the one a renewal asked for: a decline of that one does not concern this one.
 */
async function isCardReplaced(db: Trx, attempt: ChargeAttempt): Promise<boolean> {
  if (attempt.purpose !== 'RENEWAL') return false;
  const current = await paymentCards.current(db, attempt.accountNo);
  return current !== undefined && current.cardNo !== attempt.cardNo;
}

/** Captured, but not what we asked for: it goes back, and a person looks at it. */
async function settleMismatch(context: Inside, attempt: ChargeAttempt, { field, payment }: Mismatch) {
  const { db } = context;
  await notifyPayerOfEnd(context, attempt, 'MISMATCH', { field, status: payment?.status ?? null });
  const ours = payment !== null && payment.orderId === attempt.orderId && payment.approvedAt !== null;
  if (!ours) return keepUnknown(context, attempt, 'MISMATCH');
  await refundOrphanPayment(context, db, payment, { accountNo: attempt.accountNo, attemptNo: attempt.attemptNo });
  await failCharge(context, attempt, { status: 'FAILED', code: 'MISMATCH', reason: 'NOT_AVAILABLE', hard: false });
}

async function keepUnknown({ db, now }: Inside, attempt: ChargeAttempt, code: string): Promise<void> {
  const planned = nextCheckAt(attempt.sentAt ?? now, attempt.checkCount);
  // A run that comes late asks from now on, not for every time that it missed.
  const next = planned > now ? planned : now + chargeTuning.checkAfter[0];
  await chargeAttempts.updateOpen(db, attempt.attemptNo, { status: 'UNKNOWN', code, nextCheckAt: next });
}

async function notifyPayerOfEnd(
  { db, now }: Inside,
  attempt: ChargeAttempt,
  kind: 'MISMATCH' | 'MISCONFIGURED',
  details: Record<string, string | null>,
): Promise<void> {
  const ref = `attempt-${attempt.attemptNo}`;
  await paymentCases.open(db, { kind, ref, accountNo: attempt.accountNo, details, now });
}

function reasonOf({ abandoned, severity }: Declined): DeclineReason {
  if (abandoned) return 'ABANDONED';
  return severity === 'hard' ? 'CARD_UNUSABLE' : 'CARD_REFUSED';
}
