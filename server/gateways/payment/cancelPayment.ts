import { classifyCode } from './classifyCode.ts';
import type { TossClient } from './createTossClient.ts';
import type { Payment } from './Payment.ts';
import type { CancelOutcome, LookupOutcome, PaymentGateway } from './PaymentGateway.ts';
import { toPayment } from './toPayment.ts';
import { tossAnswers } from './tossAnswers.ts';

type CancelRequest = Parameters<PaymentGateway['cancel']>[0];

/** The company keeps no more of a reason. */
const REASON_LENGTH = 200;

/** Gives money back, whole or in part, and sees that exactly that much went. */
export async function cancelPayment(
  client: TossClient,
  byKey: (paymentKey: string) => Promise<LookupOutcome>,
  given: CancelRequest,
): Promise<CancelOutcome> {
  const { paymentKey, amount, expectBalance, reason, idemKey } = given;
  const body = {
    cancelReason: reason.slice(0, REASON_LENGTH),
    refundableAmount: expectBalance,
    ...(amount === undefined ? {} : { cancelAmount: amount }),
  };
  const reply = await client.call({ method: 'POST', path: `/v1/payments/${paymentKey}/cancel`, body, idemKey });
  if (reply.kind === 'UNKNOWN') return reply;
  if (reply.kind === 'ANSWER') {
    const parsed = tossAnswers.payment.safeParse(reply.body);
    if (!parsed.success) return { kind: 'UNKNOWN', reason: 'UNREADABLE', sent: true };
    return judgeCancel(toPayment(parsed.data), given, 'NOW');
  }
  switch (classifyCode(reply.code, reply.status)) {
    case 'REPEATED': {
      const found = await byKey(paymentKey);
      if (found.kind === 'FOUND') return judgeCancel(found.payment, given, 'BEFORE');
      return found.kind === 'NOT_FOUND' ? { kind: 'UNKNOWN', reason: 'UNFINISHED', sent: true } : found;
    }
    case 'MISCONFIGURED':
      return { kind: 'MISCONFIGURED', code: reply.code };
    default:
      return { kind: 'REFUND_REJECTED', code: reply.code, message: reply.message };
  }
}

/** Cancelled only if what is left is what we expect to be left, and the books of the payment add up. */
function judgeCancel(payment: Payment, given: CancelRequest, cancelled: 'NOW' | 'BEFORE'): CancelOutcome {
  const left = given.amount === undefined ? 0 : given.expectBalance - given.amount;
  const back = payment.cancels.reduce((sum, cancel) => sum + cancel.cancelAmount, 0);
  if (payment.paymentKey !== given.paymentKey) return { kind: 'MISMATCH', field: 'paymentKey', payment };
  if (payment.status !== (left === 0 ? 'CANCELED' : 'PARTIAL_CANCELED')) {
    return { kind: 'MISMATCH', field: 'status', payment };
  }
  if (payment.balanceAmount !== left || payment.totalAmount - back !== left) {
    return { kind: 'MISMATCH', field: 'balance', payment };
  }
  return { kind: 'CANCELLED', payment, cancelled };
}
