import { normalizeNfc } from '../../text/normalizeNfc.ts';
import type { Rule } from '../../text/Rule.ts';

/** Characters as people count them, near enough: one for a syllable or an emoji, however it is stored. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of normalizeNfc(text)) length += 1;
  return length;
}

/** At least `least` characters; outer blanks do not count. */
export function minLength(least: number): Rule {
  return (value) => (lengthOf(value) >= least ? null : `${least}자 이상 입력해 주십시오.`);
}
