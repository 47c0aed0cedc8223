import { DAY } from '../time/duration.ts';
import { startOfDayKey } from '../time/seoulDay.ts';
import { noticeTuning } from './tuning.ts';

/**
 * When a higher price would begin for a payer who is to be asked about it now, milliseconds UTC: with the next payment.
 * Null: that payment has come, is too far away to be asked about, or comes before the price is in force; then the one after
 * it is asked about, in its own time.
 *
 * @param effectiveAt from when the price is in force @param nextPaymentDate day of the payment that comes next
 */
export function higherPriceBegins(effectiveAt: number, nextPaymentDate: string, now: number): number | null {
  const begins = startOfDayKey(nextPaymentDate);
  const near = now < begins && begins <= now + noticeTuning.priceConsentDays * DAY;
  return near && effectiveAt <= begins ? begins : null;
}
