import { normalizeNfc } from '../../text/normalizeNfc.ts';

const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;
/** Atoms between single dots, then labels that neither begin nor end with a hyphen, then an ending (also `xn--…`). */
const ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i;

/**
 * Whether mail can be addressed to this text. Endings longer than the three letters of the spec's helper check (`.info`,
 * `.academy`) are addresses of real families, so they count. ASCII only: few mail servers take anything else.
 */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && text.lastIndexOf('@') <= LONGEST_LOCAL_PART && ADDRESS.test(text);
}

/** An e-mail address; outer blanks do not count. */
export function email(value: string): string | null {
  return isEmail(normalizeNfc(value))
    ? null
    : '올바른 이메일 주소를 입력해 주십시오. 이메일은 비밀번호를 찾을 때 사용됩니다.';
}
