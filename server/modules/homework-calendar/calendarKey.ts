import { createHash } from 'node:crypto';
import { homeworkCalendarApi } from '#contract/endpoints/homeworkCalendar.ts';
import type { Secrets } from '#server/config/Secrets.ts';

/** 256 bits in base64url. */
const KEY = /^[A-Za-z0-9_-]{43}$/;

/** The key of an address: made again from the secret whenever its maker looks, so that it need not be stored. */
export function calendarKey(secrets: Secrets, linkNo: number): string {
  return secrets.hmac('homework-calendar', String(linkNo));
}

/** The only form in which a key is stored. */
export function hashCalendarKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

export function isCalendarKey(text: string): boolean {
  return KEY.test(text);
}

export function calendarPath(key: string): string {
  return homeworkCalendarApi.read.path.replace(':key', key);
}
