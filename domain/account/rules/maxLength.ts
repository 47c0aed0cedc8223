import type { Rule } from '../../text/Rule.ts';
import { lengthOf } from './minLength.ts';

/** At most `most` characters; outer blanks do not count. */
export function maxLength(most: number): Rule {
  return (value) => (lengthOf(value) <= most ? null : `${most}자까지 입력할 수 있습니다.`);
}
