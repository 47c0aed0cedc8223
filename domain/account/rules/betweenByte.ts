import { checkRules } from '../../text/checkRules.ts';
import type { Rule } from '../../text/Rule.ts';
import { maxByte } from './maxByte.ts';
import { minByte } from './minByte.ts';

/** From `least` to `most` bytes, both included, two for a Korean character. */
export function betweenByte(least: number, most: number): Rule {
  return (value) => checkRules(value, [minByte(least), maxByte(most)]);
}
