import { isMobile } from '../account/contactRules.ts';
import { normalizePhone } from '../account/normalizePhone.ts';

/** Digits of a mobile number, null for an empty cell; or why it is none. */
export type ReadPhone = { mobileNo: string | null } | { reason: string };

const NOTHING = /^(?:없음|없슴|무|해당\s*없음|미보유|n\/?a|x|[-.·\s]*)$/iu;
/** Two numbers in a cell: the mother's and the father's. More blanks may stay beside a number. */
const BETWEEN = /[/,;|、\n]|\s(?:또는|혹은|or)\s/u;

/**
 * A mobile number in every usual form: dots, dashes of every kind, full-width digits, `+82`, `(모)` or `엄마` beside it,
 * the 0 that a spreadsheet has taken, several numbers of which the first mobile one counts.
 */
export function readPhone(given: string): ReadPhone {
  const text = given
    .slice(0, 200)
    .normalize('NFKC')
    .replaceAll(/[\p{Pd}−∼~·•]/gu, '-')
    .trim();
  if (NOTHING.test(text)) return { mobileNo: null };
  for (const piece of text.split(BETWEEN)) {
    const digits = digitsOf(piece);
    if (digits !== null && isMobile(digits)) return { mobileNo: digits };
  }
  return { reason: '휴대전화 번호가 아니에요. 010-1234-5678처럼 적어 주세요.' };
}

/** The digits of one number with words around it; null where there are two groups of digits apart by words. */
function digitsOf(piece: string): string | null {
  const groups = piece
    .replaceAll(/[\s().'"`:-]/gu, '')
    .split(/[^\d+]+/u)
    .filter((group) => group !== '');
  const [only = '', ...others] = groups;
  if (others.length > 0 || only.indexOf('+') > 0) return null;
  const local = normalizePhone(only).replace(/^82(?=10\d{8}$)/u, '0');
  // A spreadsheet takes the 0 before a number that was typed without hyphens; no other number begins like that.
  return local.replace(/^(?=1[016789]\d{7,8}$)/u, '0');
}
