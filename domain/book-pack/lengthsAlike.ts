import { PACK_TUNING } from './packTuning.ts';
import { textLength } from './textMeasures.ts';

/**
 * True when no text gives itself away by its length: within the ratio, or only a few characters apart.
 *
 * @param ratio longest over shortest
 */
export function lengthsAlike(texts: readonly string[], ratio: number = PACK_TUNING.lengthRatio): boolean {
  const lengths = texts.map(textLength);
  const longest = Math.max(...lengths);
  const shortest = Math.min(...lengths);
  return longest <= shortest * ratio || longest - shortest <= PACK_TUNING.lengthDifference;
}
