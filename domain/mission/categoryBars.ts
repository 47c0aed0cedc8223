import { type ComprehensionCategory, comprehensionCategories } from '../book/comprehensionCategories.ts';
import { missionRate } from './missionPoints.ts';

export interface CategoryBar {
  category: ComprehensionCategory;
  correctCount: number;
  itemCount: number;
  /** 0–100, two decimals. */
  rate: number;
}

/** How much was right in each comprehension category, in their usual order; categories without items are left out. */
export function categoryBars(
  items: readonly { category: ComprehensionCategory | null; correct: boolean }[],
): CategoryBar[] {
  return comprehensionCategories.flatMap((category) => {
    const own = items.filter((item) => item.category === category);
    const correctCount = own.filter(({ correct }) => correct).length;
    if (own.length === 0) return [];
    return [{ category, correctCount, itemCount: own.length, rate: missionRate(correctCount, own.length) }];
  });
}
