import { type ComprehensionCategory, comprehensionCategoryNames } from '../book/comprehensionCategories.ts';
import { withJosa } from '../text/withJosa.ts';
import type { CategoryBar } from './categoryBars.ts';
import { MISSION_TUNING } from './tuning.ts';

/** What each category asks of a reader, in a reader's words. */
export const categoryMeanings: Readonly<Record<ComprehensionCategory, string>> = {
  WORD: '낱말의 뜻을 알아요',
  CONTEXT: '앞뒤를 보고 뜻을 헤아려요',
  SENTENCE: '문장이 하는 말을 알아요',
  FACTUAL: '책에 나온 일을 기억해요',
  SPECULATIVE: '숨은 뜻과 까닭을 짐작해요',
  CRITICAL: '옳은지 따져 보아요',
  SENTIMENTAL: '인물의 마음을 느껴요',
  CREATIVE: '새로운 생각을 펼쳐요',
};

/** How a category went, kindly. */
export function categoryWord(rate: number): string {
  const { great, good } = MISSION_TUNING.categoryRates;
  if (rate >= great) return '아주 잘했어요';
  return rate >= good ? '잘하고 있어요' : '더 자라날 거예요';
}

/** What stands out, in a sentence or two; empty where there is too little evidence. */
export function describeCategories(bars: readonly CategoryBar[]): string {
  if (bars.length < 2) return '';
  const sorted = [...bars].sort((one, other) => other.rate - one.rate || other.itemCount - one.itemCount);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst) return '';
  if (worst.rate === 100) return '모든 갈래를 빠짐없이 이해했어요!';
  if (best.rate === worst.rate) return '여러 갈래를 고르게 이해했어요.';
  const praise = best.rate > 0 ? `${withJosa(comprehensionCategoryNames[best.category], '이/가')} 돋보여요. ` : '';
  const next = withJosa(comprehensionCategoryNames[worst.category], '은/는');
  return `${praise}${next} 책을 다시 펼쳐 보면 더 자라날 거예요.`;
}
