import { DAY } from '#domain/time/duration.ts';

/** 31 December 9999. */
const LAST_SERIAL = 2_958_465;

/**
 * The day of a serial number as `YYYY-MM-DD`, without its time; null for a number that is no day.
 *
 * @param from1904 days count from 1904 in workbooks of old Macs
 */
export function dayOfSerial(serial: number, from1904: boolean): string | null {
  const days = Math.floor(serial);
  if (!(days >= 1 && days <= LAST_SERIAL)) return null;
  // Excel has a 29 February 1900 that never was.
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  return new Date(start + days * DAY).toISOString().slice(0, 10);
}
