import { normalizePhone } from '../normalizePhone.ts';

/** Whether this is a Korean mobile number; signs between the digits do not count. */
export function isMobile(text: string): boolean {
  return /^01[016789][0-9]{7,8}$/.test(normalizePhone(text));
}

/** A mobile number. */
export function mobile(value: string): string | null {
  return isMobile(value) ? null : '올바른 휴대전화 번호를 입력해 주십시오.';
}
