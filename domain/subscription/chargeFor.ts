import { daysBetween, type Period } from './periodFrom.ts';
import { CARD_MINIMUM } from './tuning.ts';

/**
 * What the unused days of a period are worth, whole won, rounded down: `floor(value × days left / days)`. Today is not
 * used yet: a plan that takes its place begins today.
 *
 * @param value what was paid for the period, credit included
 */
export function unusedValue(period: Period, value: number, today: string): number {
  const days = daysBetween(period.start, period.end);
  const left = Math.min(days, Math.max(0, daysBetween(today, period.end)));
  return Math.floor((value * left) / days);
}

/** How a price is paid. `charge + creditUsed = price`, and `creditUsed + carry = credit`, always. */
export interface Charge {
  /** From the card: 0 or at least 100 won. */
  charge: number;
  creditUsed: number;
  /** Credit for the next period; a rest below 100 won cannot be charged and is owed: -99 … -1. */
  carry: number;
}

/** @param credit may be negative: what was owed from before */
export function chargeFor(price: number, credit: number): Charge {
  const rest = price - credit;
  if (rest >= CARD_MINIMUM) return { charge: rest, creditUsed: credit, carry: 0 };
  return { charge: 0, creditUsed: price, carry: credit - price };
}
