import { nextCheckAt } from '#domain/subscription/nextTryDate.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { type ChargeAttempt, chargeAttempts } from '../repositories/chargeAttempts.ts';
import { withAccountLock } from '../withAccountLock.ts';
import { callCompany } from './callCompany.ts';
import { chargeRefusal } from './chargeRefusal.ts';
import { failCharge } from './failCharge.ts';
import { settleCharge } from './settleCharge.ts';

/**
 * Asks the company for the money of an attempt that was written down, and settles it. Only the first to come does so;
 * that it is about to be asked is committed before, so that a process that dies leaves a question, not a doubt.
 */
export async function sendCharge(context: PaymentContext, attemptNo: number): Promise<void> {
  const attempt = await claim(context, attemptNo);
  if (attempt === null) return;
  await settleCharge(context, attemptNo, await callCompany(context, attempt));
}

async function claim(context: PaymentContext, attemptNo: number): Promise<ChargeAttempt | null> {
  const known = await chargeAttempts.find(context.db, attemptNo);
  if (known?.status !== 'INIT') return null;
  return withAccountLock(context, known.accountNo, async (db) => {
    const attempt = await chargeAttempts.find(db, attemptNo);
    if (attempt?.status !== 'INIT') return null;
    const { now } = context;
    const code = await chargeRefusal({ db, now }, attempt);
    if (code !== null) {
      const failure = { status: 'FAILED', code, reason: 'NOT_AVAILABLE', hard: false } as const;
      await failCharge({ ...context, db }, attempt, failure);
      return null;
    }
    const sent = { status: 'SENT', sentAt: now, checkCount: 0, nextCheckAt: nextCheckAt(now, 0) } as const;
    await chargeAttempts.updateOpen(db, attemptNo, sent);
    return { ...attempt, ...sent };
  });
}
