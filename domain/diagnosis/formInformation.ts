import { itemInformation } from './chooseNextItem.ts';
import { thetaOfRaq } from './thetaOfRaq.ts';
import { DIAGNOSIS_TUNING } from './tuning.ts';

/** How much a form shows of readers at one raq: the sum of the Fisher information of its items. */
export function formInformation(items: readonly { raq: number }[], raq: number): number {
  const theta = thetaOfRaq(raq);
  return items.reduce(
    (sum, item) => sum + itemInformation(theta, { a: 1, b: thetaOfRaq(item.raq), c: DIAGNOSIS_TUNING.guessing }),
    0,
  );
}
