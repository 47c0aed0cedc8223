import { normalizePhone } from '../normalizePhone.ts';
import { isMobile } from './mobile.ts';

/** Whether this is a Korean landline number; signs between the digits do not count. */
function isLandline(text: string): boolean {
  return /^(?:02|0[3-9][0-9])[0-9]{7,8}$/.test(normalizePhone(text));
}

/** A landline or mobile number. */
export function phone(value: string): string | null {
  return isMobile(value) || isLandline(value) ? null : '올바른 전화번호를 입력해 주십시오.';
}
