import { normalizeNfc } from '../text/normalizeNfc.ts';
import { normalizePhone } from './normalizePhone.ts';

const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;
/** Between single dots. */
const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
/** Neither begins nor ends with a hyphen. */
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const ENDING = /^(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i;

/**
 * Whether mail can be addressed to this text. Endings longer than the three letters of the spec's helper check (`.info`,
 * `.academy`) are addresses of real families, so they count. ASCII only: few mail servers take anything else.
 */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST_ADDRESS) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || local.length > LONGEST_LOCAL_PART || !local.split('.').every((atom) => ATOM.test(atom))) {
    return false;
  }
  const labels = domain.split('.');
  const ending = labels.pop() ?? '';
  return labels.length > 0 && labels.every((label) => LABEL.test(label)) && ENDING.test(ending);
}

/** An e-mail address; outer blanks do not count. */
export function email(value: string): string | null {
  return isEmail(normalizeNfc(value))
    ? null
    : '올바른 이메일 주소를 입력해 주십시오. 이메일은 비밀번호를 찾을 때 사용됩니다.';
}

/** Whether this is a Korean mobile number; signs between the digits do not count. */
export function isMobile(text: string): boolean {
  return /^01[016789][0-9]{7,8}$/.test(normalizePhone(text));
}

/** A mobile number. */
export function mobile(value: string): string | null {
  return isMobile(value) ? null : '올바른 휴대전화 번호를 입력해 주십시오.';
}

/** Whether this is a Korean landline number; signs between the digits do not count. */
function isLandline(text: string): boolean {
  return /^(?:02|0[3-9][0-9])[0-9]{7,8}$/.test(normalizePhone(text));
}

/** A landline or mobile number. */
export function phone(value: string): string | null {
  return isMobile(value) || isLandline(value) ? null : '올바른 전화번호를 입력해 주십시오.';
}
