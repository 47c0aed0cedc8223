import fc from 'fast-check';
import { expect, it } from 'vitest';
import { approximatePrice } from './approximatePrice.ts';

it('rounds to sums that people say', () => {
  expect(approximatePrice(32_900, 3)).toEqual({ perDay: 370, perMonth: 11_000 });
  expect(approximatePrice(11_900, 1).perDay).toBe(400);
  expect(approximatePrice(119_000, 12).perDay).toBe(330);
});

it('never promises less than what is paid, nor more than one step above it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1_000_000 }), fc.constantFrom(1, 3, 12), (price, months) => {
      const { perDay, perMonth } = approximatePrice(price, months);
      const days = months * (365 / 12);
      expect(perMonth * months).toBeGreaterThanOrEqual(price);
      expect(perMonth * months - price).toBeLessThan(100 * months);
      expect(perDay * days).toBeGreaterThanOrEqual(price - 1e-6);
      expect((perDay - 10) * days).toBeLessThan(price);
    }),
  );
});
