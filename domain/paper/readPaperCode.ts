import { convertHangulToQwerty } from 'es-hangul';
import type { Random } from '../random/createRandom.ts';
import { narrowSigns } from './narrowSigns.ts';
import { paperTuning } from './tuning.ts';

/**
 * Letters and digits that nobody mixes up on paper: none of I, L, 1 and of O, Q, 0, nor of the pairs Z and 2, S and 5, B
 * and 8, and no V beside U. Their number is a prime, so that the check finds what people do wrong.
 */
const SIGNS = 'ACDEFGHJKMNPRTUWXY34679';
const LENGTH = paperTuning.codeLength + 1;
const HALF = LENGTH / 2;

/** The code of a new sheet, as it is stored: `K7M3XA`. */
export function createPaperCode(random: Random): string {
  const drawn = Array.from(
    { length: paperTuning.codeLength },
    () => SIGNS[Math.floor(random() * SIGNS.length)] ?? '',
  ).join('');
  return drawn + checkSign(drawn);
}

/** A code, or why a text is none. CHECK: one sign was misread, or two changed places. */
export type ReadPaperCode = { ok: true; code: string } | { ok: false; reason: 'LENGTH' | 'SIGNS' | 'CHECK' };

/**
 * A code as somebody typed it or a camera read it: in any case, with blanks or dashes, with the Hangul keyboard on, or as
 * the address that a QR leads to.
 */
export function readPaperCode(given: string): ReadPaperCode {
  const last = narrowSigns(given.slice(0, 200)).split('/').at(-1) ?? '';
  const code = convertHangulToQwerty(last)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}−]/gu, '');
  if (code.length !== LENGTH) return { ok: false, reason: 'LENGTH' };
  if (![...code].every((sign) => SIGNS.includes(sign))) return { ok: false, reason: 'SIGNS' };
  const drawn = code.slice(0, paperTuning.codeLength);
  return checkSign(drawn) === code.at(-1) ? { ok: true, code } : { ok: false, reason: 'CHECK' };
}

/** A code as a sheet shows it: `K7M-3XA`. */
export const showPaperCode = (code: string): string => `${code.slice(0, HALF)}-${code.slice(HALF)}`;

/** Each place weighs differently and no weight shares a factor with the number of signs. */
function checkSign(drawn: string): string {
  const sum = [...drawn].reduce((total, sign, place) => total + (place + 2) * SIGNS.indexOf(sign), 0);
  return SIGNS[sum % SIGNS.length] ?? '';
}
