import { graceEnd } from '#domain/subscription/nextTryDate.ts';
import { startOfDayKey } from '#domain/time/seoulDay.ts';

/**
 * Until when a paid period is open: until its end, and where it will be renewed, also while a late or declined renewal is
 * still tried.
 */
export function accessUntil(periodEnd: string, renews: boolean): number {
  return renews ? graceEnd(periodEnd) : startOfDayKey(periodEnd);
}
