import fc from 'fast-check';
import { expect, it } from 'vitest';
import { approximatePricePerDay, approximatePricePerMonth } from './approximatePrice.ts';

it('says prices that people say', () => {
  expect(approximatePricePerMonth(32_900, 3)).toBe(11_000);
  expect(approximatePricePerDay(11_900, 1)).toBe(400);
  expect(approximatePricePerDay(119_000, 12)).toBe(330);
});

it('never promises less than what is paid, nor more than one step above it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1_000_000 }), fc.constantFrom(1, 3, 12), (price, months) => {
      const monthly = approximatePricePerMonth(price, months) * months;
      const daily = approximatePricePerDay(price, months) * months * (365 / 12);
      expect(monthly).toBeGreaterThanOrEqual(price);
      expect(monthly - price).toBeLessThan(100 * months);
      expect(daily).toBeGreaterThanOrEqual(price - 1e-6);
    }),
  );
});
