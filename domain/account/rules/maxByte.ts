import { normalizeNfc } from '../../text/normalizeNfc.ts';
import type { Rule } from '../../text/Rule.ts';
import { byteLength } from './byteLength.ts';

/** At most `most` bytes, two for a Korean character; outer blanks do not count. */
export function maxByte(most: number): Rule {
  return (value) =>
    byteLength(normalizeNfc(value)) <= most
      ? null
      : `한글 ${Math.floor(most / 2)}자(영문 ${most}자)까지 입력할 수 있습니다.`;
}
