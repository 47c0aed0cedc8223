import { normalizeNfc } from '../../text/normalizeNfc.ts';

/** Whole Korean syllables and English letters only; outer blanks do not count. */
export function koreng(value: string): string | null {
  return /^[가-힣A-Za-z]+$/.test(normalizeNfc(value)) ? null : '한글과 영문만 입력해 주십시오.';
}
