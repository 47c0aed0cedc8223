import { normalizeNfc } from '../../text/normalizeNfc.ts';
import type { Rule } from '../../text/Rule.ts';
import { byteLength } from './byteLength.ts';

/** At least `least` bytes, two for a Korean character; outer blanks do not count. */
export function minByte(least: number): Rule {
  return (value) =>
    byteLength(normalizeNfc(value)) >= least
      ? null
      : `한글 ${Math.ceil(least / 2)}자(영문 ${least}자) 이상 입력해 주십시오.`;
}
