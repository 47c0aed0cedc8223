import type { ChargePreview } from '#contract/subscription.ts';
import { type Charge, chargeFor } from '#domain/subscription/chargeFor.ts';
import type { Period } from '#domain/subscription/periodFrom.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';

/** What will be charged when, to the won. */
export function describePreview(
  { charge, carry }: Charge,
  given: { credit: number; period: Period; price: number; recurring: boolean },
): ChargePreview {
  const { period, recurring, price } = given;
  return {
    charge,
    credit: given.credit,
    creditLeft: Math.max(0, carry),
    startDate: period.start,
    endDate: shiftDayKey(period.end, -1),
    nextPaymentDate: recurring ? period.end : null,
    nextPaymentAmount: recurring ? chargeFor(price, carry).charge : null,
  };
}
