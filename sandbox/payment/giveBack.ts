import type { PaymentRecord } from './PaymentRecord.ts';
import type { TossErrorCode } from './tossErrors.ts';

/** A payment after money of it went back, or the code with which that is refused. */
export function giveBack(
  held: PaymentRecord,
  given: { cancelReason: string; cancelAmount?: number; refundableAmount?: number },
  transaction: { transactionKey: string; at: number },
): { held: PaymentRecord; amount: number } | TossErrorCode {
  if (held.status === 'CANCELED') return 'ALREADY_CANCELED_PAYMENT';
  if (held.status !== 'DONE' && held.status !== 'PARTIAL_CANCELED') return 'NOT_CANCELABLE_PAYMENT';
  if (given.refundableAmount !== undefined && given.refundableAmount !== held.balanceAmount) {
    return 'NOT_MATCHES_REFUNDABLE_AMOUNT';
  }
  const amount = given.cancelAmount ?? held.balanceAmount;
  if (amount <= 0 || amount > held.balanceAmount) return 'NOT_CANCELABLE_AMOUNT';
  const balanceAmount = held.balanceAmount - amount;
  const cancel = {
    transactionKey: transaction.transactionKey,
    cancelAmount: amount,
    cancelReason: given.cancelReason,
    canceledAt: transaction.at,
    refundableAmount: balanceAmount,
  };
  const after: PaymentRecord = {
    ...held,
    balanceAmount,
    cancels: [...held.cancels, cancel],
    status: balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED',
    lastTransactionKey: transaction.transactionKey,
  };
  const back = after.cancels.reduce((sum, { cancelAmount }) => sum + cancelAmount, 0);
  if (after.totalAmount !== after.balanceAmount + back) throw new Error('the books of a payment do not add up');
  return { held: after, amount };
}
