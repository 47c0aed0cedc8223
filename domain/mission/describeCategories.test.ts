import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comprehensionCategories } from '../book/comprehensionCategories.ts';
import { categoryBars } from './categoryBars.ts';
import { categoryWord, describeCategories } from './describeCategories.ts';

const bar = (category: (typeof comprehensionCategories)[number], rate: number, itemCount = 2) => ({
  category,
  rate,
  itemCount,
  correctCount: Math.round((itemCount * rate) / 100),
});

it('says what stands out and what may grow, and blames nobody', () => {
  expect(describeCategories([bar('FACTUAL', 100), bar('SPECULATIVE', 50), bar('WORD', 80)])).toBe(
    '사실적 이해가 돋보여요. 추론적 이해는 책을 다시 펼쳐 보면 더 자라날 거예요.',
  );
  expect(describeCategories([bar('FACTUAL', 100), bar('WORD', 100)])).toBe('모든 갈래를 빠짐없이 이해했어요!');
  expect(describeCategories([bar('FACTUAL', 50), bar('WORD', 50)])).toBe('여러 갈래를 고르게 이해했어요.');
  expect(describeCategories([bar('FACTUAL', 0), bar('WORD', 0)])).toBe('여러 갈래를 고르게 이해했어요.');
  expect(describeCategories([bar('FACTUAL', 100)])).toBe('');
});

it('finds kind words for every rate', () => {
  expect([100, 80, 79.9, 50, 49, 0].map(categoryWord)).toEqual([
    '아주 잘했어요',
    '아주 잘했어요',
    '잘하고 있어요',
    '잘하고 있어요',
    '더 자라날 거예요',
    '더 자라날 거예요',
  ]);
});

it('counts every item once, in the usual order', () => {
  const item = fc.record({ category: fc.constantFrom(null, ...comprehensionCategories), correct: fc.boolean() });
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const bars = categoryBars(items);
      const own = items.filter(({ category }) => category !== null);
      expect(bars.reduce((sum, { itemCount }) => sum + itemCount, 0)).toBe(own.length);
      expect(bars.reduce((sum, { correctCount }) => sum + correctCount, 0)).toBe(
        own.filter(({ correct }) => correct).length,
      );
      const order = bars.map(({ category }) => comprehensionCategories.indexOf(category));
      expect(order).toEqual([...order].sort((one, other) => one - other));
    }),
  );
});
