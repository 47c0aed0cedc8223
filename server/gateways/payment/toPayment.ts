import type { Payment } from './Payment.ts';
import type { TossPaymentAnswer } from './tossAnswers.ts';

/** A payment of Toss Payments in our words. */
export function toPayment({ card, cancels, receipt, ...rest }: TossPaymentAnswer): Payment {
  return {
    ...rest,
    cancels: (cancels ?? []).map((cancel) => ({ ...cancel, cancelReason: cancel.cancelReason ?? '' })),
    card: card && toCard(card),
    receiptUrl: receipt?.url ?? null,
  };
}

function toCard({ installmentPlanMonths, ...card }: NonNullable<TossPaymentAnswer['card']>): Payment['card'] {
  return { ...card, installmentMonths: installmentPlanMonths ?? 0 };
}
