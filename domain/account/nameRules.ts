import type { Rule } from '../text/Rule.ts';
import { korMore2, maxLength, required } from './textRules.ts';

const LONGEST = 30;

/** A login name: a lower-case letter, then 5–16 lower-case letters or digits. Judged as typed. */
export function id(value: string): string | null {
  return /^[a-z][a-z0-9]{5,16}$/.test(value)
    ? null
    : '아이디는 영문 소문자로 시작하는 6~17자의 영문 소문자와 숫자로 입력해 주십시오.';
}

/**
 * Letters of a name in any script, with what may stand between them. Names are printed in mails to addresses that
 * nobody has proved yet, so a name is no address, no number and no sentence with either. One or two digits may end it:
 * schools distinguish children of one name by them.
 */
export function personName(value: string): string | null {
  const isName = !/[^\S ]/.test(value) && /^\p{L}[\p{L}\p{M} '’·・-]*(?:\p{L}\d{1,2})?$/u.test(value.trim());
  return isName ? null : '이름에는 글자만 입력해 주십시오.';
}

/** Everything the name of an account has to be, wherever it comes from. */
export const nameRules: readonly Rule[] = [required, personName, korMore2, maxLength(LONGEST)];
