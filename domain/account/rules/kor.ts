import { normalizeNfc } from '../../text/normalizeNfc.ts';

/** Whole Korean syllables only; outer blanks do not count. A lone consonant or vowel is not a letter of a name. */
export function kor(value: string): string | null {
  return /^[가-힣]+$/.test(normalizeNfc(value)) ? null : '한글만 입력해 주십시오.';
}
