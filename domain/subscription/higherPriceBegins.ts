import { startOfDayKey } from '../time/seoulDay.ts';
import { noticeTuning } from './tuning.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * When a higher price would begin for a payer who is to be asked about it now, milliseconds UTC: with the next payment, or
 * later where it is in force later only. Null: it has begun, or is too far away to be asked about.
 *
 * @param effectiveAt from when the price is in force @param nextPaymentDate day of the payment that comes next
 */
export function higherPriceBegins(effectiveAt: number, nextPaymentDate: string, now: number): number | null {
  const begins = Math.max(effectiveAt, startOfDayKey(nextPaymentDate));
  return now < begins && begins <= now + noticeTuning.priceConsentDays * DAY ? begins : null;
}
