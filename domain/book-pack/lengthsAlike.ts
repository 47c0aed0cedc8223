import { PACK_TUNING } from './packTuning.ts';
import { textLength } from './textMeasures.ts';

/** True when no text gives itself away by its length: within the ratio, or only a few characters apart. */
export function lengthsAlike(texts: readonly string[]): boolean {
  const lengths = texts.map(textLength);
  const longest = Math.max(...lengths);
  const shortest = Math.min(...lengths);
  return longest <= shortest * PACK_TUNING.lengthRatio || longest - shortest <= PACK_TUNING.lengthDifference;
}
