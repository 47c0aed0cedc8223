import type { PaymentRefund } from '../repositories/paymentRefunds.ts';

/** How a refund is described: the company decides within days, and what it will not take back a person sees to. */
export function describeRefund(refunds: readonly PaymentRefund[]): 'WAITING' | 'DONE' | 'BY_HAND' {
  if (refunds.some(({ status }) => status === 'REJECTED')) return 'BY_HAND';
  return refunds.every(({ status }) => status === 'DONE') ? 'DONE' : 'WAITING';
}
