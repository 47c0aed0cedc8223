import type { Random } from '../random/createRandom.ts';
import { bellTuning } from './tuning.ts';

/** A code as it is called out in a hall: four digits, the first of which is none that gets lost. */
export function createBellCode(random: Random): string {
  const least = 10 ** (bellTuning.codeLength - 1);
  return String(least + Math.floor(random() * (least * 9)));
}
