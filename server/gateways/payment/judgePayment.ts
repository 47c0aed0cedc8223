import { classifyCode } from './classifyCode.ts';
import type { Payment } from './Payment.ts';
import type { ChargeOutcome, Declined } from './PaymentGateway.ts';

const CURRENCY = 'KRW';

/**
 * What a payment that was looked up means for the order we have. Only a payment that is DONE and about exactly our
 * order, amount and currency is approved; one that was given back meanwhile is a mismatch, for somebody to look at.
 *
 * @param ours.amount whole won
 * @param ours.paymentKey where we know it already
 */
export function judgePayment(
  payment: Payment,
  ours: { orderId: string; amount: number; paymentKey?: string | undefined },
): ChargeOutcome {
  const field = differing(payment, ours);
  if (field !== null) return { kind: 'MISMATCH', field, payment };
  switch (payment.status) {
    case 'DONE':
      return payment.approvedAt === null
        ? { kind: 'MISMATCH', field: 'approvedAt', payment }
        : { kind: 'APPROVED', payment };
    case 'READY':
    case 'IN_PROGRESS':
      return { kind: 'UNKNOWN', reason: 'UNFINISHED', sent: true };
    case 'ABORTED':
      return aborted(payment);
    case 'EXPIRED':
      return declined('EXPIRED', '결제 유효 시간이 지났습니다.', 'soft', true);
    default:
      return { kind: 'MISMATCH', field: 'status', payment };
  }
}

function differing(payment: Payment, ours: { orderId: string; amount: number; paymentKey?: string | undefined }) {
  if (payment.orderId !== ours.orderId) return 'orderId';
  if (ours.paymentKey !== undefined && payment.paymentKey !== ours.paymentKey) return 'paymentKey';
  if (payment.totalAmount !== ours.amount) return 'amount';
  return payment.currency === CURRENCY ? null : 'currency';
}

/** ABORTED: for certain no money moved, whatever the code is. */
function aborted({ failure }: Payment): ChargeOutcome {
  const { code, message } = failure ?? { code: 'ABORTED', message: '' };
  const kind = classifyCode(code, 500);
  if (kind === 'MISCONFIGURED') return { kind: 'MISCONFIGURED', code };
  return declined(code, message, kind === 'HARD' ? 'hard' : 'soft', kind === 'ABANDONED');
}

function declined(code: string, message: string, severity: Declined['severity'], abandoned: boolean): Declined {
  return { kind: 'DECLINED', severity, abandoned, code, message };
}
