import { nextCheckAt } from '#domain/subscription/nextTryDate.ts';
import { chargeTuning } from '#domain/subscription/tuning.ts';
import type { Trx } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import type { CancelOutcome, PaymentGateway } from '#server/gateways/payment/PaymentGateway.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { paymentCases } from '../repositories/paymentCases.ts';
import { type PaymentRefund, paymentRefunds } from '../repositories/paymentRefunds.ts';
import { payments, type StoredPayment } from '../repositories/payments.ts';
import { withAccountLock } from '../withAccountLock.ts';
import { applyCancels } from './applyCancels.ts';

/** The company keeps this with the cancel. */
const WORDS = {
  WITHDRAWN: '고객 환불 요청',
  ORPHAN: '이용권이 없는 결제 취소',
  LEAVING: '회원 탈퇴',
  OPERATOR: '상담 환불',
  COMPANY: '',
};

/**
 * Asks the company to give a payment back, as it was written down. It may be called again after anything: the key is the
 * same, and the balance that is expected keeps a second cancel out.
 */
export async function sendRefund(context: PaymentContext, refundNo: number): Promise<void> {
  const { db, now, payment: company } = context;
  const refund = await paymentRefunds.find(db, refundNo);
  const paid = refund && (await payments.find(db, refund.paymentNo));
  if (company === null || refund === undefined || paid === undefined) return;
  const planned = nextCheckAt(refund.sentAt ?? now, refund.checkCount);
  const next = planned > now ? planned : now + chargeTuning.checkEvery;
  if (!(await paymentRefunds.claim(db, refund, { now, nextCheckAt: next }))) return;
  const outcome = await callCompany(company, refund, paid);
  await settle(context, refund, outcome);
}

async function callCompany(
  company: PaymentGateway,
  refund: PaymentRefund,
  paid: StoredPayment,
): Promise<CancelOutcome> {
  const left = refund.expectBalance - refund.amount;
  // The company repeats an answer to the same key; once it is certain that nothing went back, a new one may be used:
  // the balance that is expected keeps a second cancel out.
  let idemKey = refund.idemKey;
  if (refund.sentAt !== null) {
    // It may have gone back already, and the answer was lost.
    const found = await company.byKey(paid.paymentKey);
    if (found.kind === 'FOUND' && found.payment.balanceAmount === left) {
      return { kind: 'CANCELLED', payment: found.payment, cancelled: 'BEFORE' };
    }
    if (found.kind === 'UNKNOWN') return found;
    idemKey = `${refund.idemKey}-${refund.checkCount}`;
  }
  return company.cancel({
    paymentKey: paid.paymentKey,
    ...(left === 0 ? {} : { amount: refund.amount }),
    expectBalance: refund.expectBalance,
    reason: WORDS[refund.reason],
    idemKey,
  });
}

async function settle(context: PaymentContext, refund: PaymentRefund, outcome: CancelOutcome): Promise<void> {
  const { now } = context;
  const work = async (db: Trx) => {
    const paid = await payments.find(db, refund.paymentNo);
    if (paid === undefined) return;
    if (outcome.kind === 'CANCELLED') {
      await applyCancels({ ...context, db }, paid, outcome.payment);
      return;
    }
    const ref = `refund-${refund.refundNo}`;
    const notify = async (kind: 'REFUND_REJECTED' | 'MISMATCH' | 'MISCONFIGURED', details: Record<string, string>) =>
      paymentCases.open(db, { kind, ref, accountNo: refund.accountNo, details, now });
    if (outcome.kind === 'REFUND_REJECTED') {
      const rejected = { status: 'REJECTED', code: outcome.code, nextCheckAt: null } as const;
      await paymentRefunds.updateOpen(db, refund.refundNo, rejected);
      return notify('REFUND_REJECTED', { code: outcome.code });
    }
    if (outcome.kind === 'UNKNOWN') {
      await paymentRefunds.updateOpen(db, refund.refundNo, { status: 'UNKNOWN', code: outcome.reason });
      return;
    }
    // Books what went back all the same, and leaves the rest to a person; it is asked again every hour.
    const code = outcome.kind === 'MISMATCH' ? outcome.field : outcome.code;
    if (outcome.kind === 'MISMATCH' && outcome.payment !== null) {
      await applyCancels({ ...context, db }, paid, outcome.payment);
    }
    await paymentRefunds.updateOpen(db, refund.refundNo, { status: 'UNKNOWN', code });
    return notify(outcome.kind, { code });
  };
  if (refund.accountNo === null) {
    await withTransaction(context.db, work);
    return;
  }
  await withAccountLock(context, refund.accountNo, work);
}
