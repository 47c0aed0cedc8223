import { shiftDayKey, startOfDayKey } from '../time/seoulDay.ts';
import { daysBetween, type Period } from './periodFrom.ts';
import { refundTuning } from './tuning.ts';

export interface Refundable {
  period: Period;
  /** What the period cost, credit included. */
  value: number;
  /** Credit that was not used yet. */
  carry: number;
  /** The day of the payment. */
  paidOn: string;
  /** Whether anything that needs the ticket was done since. */
  used: boolean;
}

export interface Refund {
  rule: 'FULL' | 'PRORATED' | 'NONE';
  /** Whole won. */
  refund: number;
  /** Today counts as used, also where it has only begun. */
  usedDays: number;
  periodDays: number;
  /** Milliseconds UTC: before it, all is given back if nothing was used. */
  fullUntil: number;
}

/**
 * What is given back when a ticket is returned on a day. Within seven days (the day of payment does not count: 민법
 * 제157조) and unused, everything; else what the days that have not begun are worth, rounded up for the payer.
 */
export function refundOf({ period, value, carry, paidOn, used }: Refundable, today: string): Refund {
  const periodDays = daysBetween(period.start, period.end);
  const usedDays = Math.min(periodDays, Math.max(0, daysBetween(period.start, today) + 1));
  const fullUntil = startOfDayKey(shiftDayKey(paidOn, refundTuning.fullDays + 1));
  const whole = !used && daysBetween(paidOn, today) <= refundTuning.fullDays;
  const left = whole ? value : value - Math.floor((value * usedDays) / periodDays);
  const refund = Math.max(0, left + carry);
  const rule = refund === 0 ? 'NONE' : whole ? 'FULL' : 'PRORATED';
  return { rule, refund, usedDays, periodDays, fullUntil };
}
