import type { Random } from '../random/createRandom.ts';
import { loginCardTuning } from './tuning.ts';

/** Letters and digits that nobody mixes up when reading from paper. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const HALF = loginCardTuning.codeLength / 2;

/** The code of a new card, as it is compared: `KVM7WPA3`. */
export function createCardCode(random: Random): string {
  const pick = () => SIGNS[Math.floor(random() * SIGNS.length)] ?? '';
  return Array.from({ length: loginCardTuning.codeLength }, pick).join('');
}

/** A code as somebody typed it or a camera read it: any case, blanks and dashes. Null for what is no code. */
export function readCardCode(given: string): string | null {
  const code = given
    .slice(0, 60)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}−]/gu, '');
  return code.length === loginCardTuning.codeLength && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}

/** A code as a card shows it: `KVM7-WPA3`. */
export const showCardCode = (code: string): string => `${code.slice(0, HALF)}-${code.slice(HALF)}`;
