import { type ComprehensionCategory, comprehensionCategories } from '../book/comprehensionCategories.ts';
import type { Random } from '../random/createRandom.ts';
import { pickIndex } from '../random/pickIndex.ts';
import { type AbilityItem, chanceRight } from './estimateAbility.ts';
import type { ReadingEstimate } from './estimateReading.ts';
import { thetaOfRaq } from './thetaOfRaq.ts';
import { DIAGNOSIS_TUNING } from './tuning.ts';

export interface BankItem {
  id: string;
  category: ComprehensionCategory;
  raq: number;
}

/** How informative the answer to an item is (Fisher information of the three-parameter model). */
export function itemInformation(theta: number, item: AbilityItem): number {
  const chance = chanceRight(theta, item);
  return (item.a ** 2 * (1 - chance) * ((chance - item.c) / (1 - item.c)) ** 2) / chance;
}

/** Whether the adaptive test knows enough, or has asked as much as may be asked. */
export function adaptiveTestEnds(answered: number, error: number): boolean {
  const { mostItems, leastItems, goodError } = DIAGNOSIS_TUNING.adaptive;
  return answered >= mostItems || (answered >= leastItems && error <= goodError);
}

/**
 * The next question of an adaptive test: of the category that is furthest behind its share, one of the few that are
 * most informative where the answers so far put this one.
 *
 * @param pool items that may be asked: neither in this test yet nor seen lately
 * @param asked categories of the questions before
 * @param blueprint questions of each category in a test of twenty
 */
export function chooseNextItem<T extends BankItem>(
  pool: readonly T[],
  asked: readonly ComprehensionCategory[],
  { raq }: Pick<ReadingEstimate, 'raq'>,
  blueprint: readonly number[],
  random: Random,
): T | undefined {
  const offered = new Set(pool.map(({ category }) => category));
  const total = blueprint.reduce((sum, count) => sum + count, 0);
  const behind = comprehensionCategories
    .map((category, index) => {
      const due = ((blueprint[index] ?? 0) / total) * (asked.length + 1);
      return { category, gap: due - asked.filter((one) => one === category).length };
    })
    .filter(({ category }) => offered.has(category))
    .reduce<{ category: ComprehensionCategory; gap: number } | null>(
      (most, one) => (most === null || one.gap > most.gap ? one : most),
      null,
    );
  if (behind === null) return undefined;
  const theta = thetaOfRaq(raq);
  const distinguishing = (item: T) =>
    itemInformation(theta, { a: 1, b: thetaOfRaq(item.raq), c: DIAGNOSIS_TUNING.guessing });
  const best = pool
    .filter(({ category }) => category === behind.category)
    .sort((one, other) => distinguishing(other) - distinguishing(one) || (one.id < other.id ? -1 : 1))
    .slice(0, DIAGNOSIS_TUNING.adaptive.among);
  return best[pickIndex(best.length, random)];
}
