import { normalizeNfc } from '../../text/normalizeNfc.ts';
import { byteLength } from './byteLength.ts';

/** At least four bytes: two Korean characters or four English ones. */
export function korMore2(value: string): string | null {
  return byteLength(normalizeNfc(value)) >= 4 ? null : '한글 2자(영문 4자) 이상 입력해 주십시오.';
}
