import { normalizeNfc } from '../../text/normalizeNfc.ts';

/** English letters only; outer blanks do not count. */
export function eng(value: string): string | null {
  return /^[A-Za-z]+$/.test(normalizeNfc(value)) ? null : '영문만 입력해 주십시오.';
}
