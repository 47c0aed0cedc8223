import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correlation } from './correlation.ts';

test('is 1 on a rising line, -1 on a falling one and 0 where nothing varies', () => {
  expect(
    correlation([
      [1, 2],
      [2, 4],
      [4, 8],
    ]),
  ).toBeCloseTo(1, 12);
  expect(
    correlation([
      [1, 3],
      [2, 1],
      [3, -1],
    ]),
  ).toBeCloseTo(-1, 12);
  expect(
    correlation([
      [1, 5],
      [2, 5],
      [9, 5],
    ]),
  ).toBe(0);
  expect(correlation([])).toBe(0);
});

test('gives the value worked out by hand', () => {
  // Σ(x−x̄)(y−ȳ) = 6, Σ(x−x̄)² = 10, Σ(y−ȳ)² = 6
  expect(
    correlation([
      [1, 2],
      [2, 4],
      [3, 5],
      [4, 4],
      [5, 5],
    ]),
  ).toBeCloseTo(6 / Math.sqrt(60), 12);
});

test('does not change with units, order or which side is which', () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: -1e3, max: 1e3 }), fc.integer({ min: -1e3, max: 1e3 })), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(pairs, (given) => {
      const r = correlation(given);
      expect(Math.abs(r)).toBeLessThanOrEqual(1 + 1e-9);
      expect(correlation(given.map(([x, y]) => [y, x]))).toBeCloseTo(r, 9);
      expect(correlation([...given].reverse())).toBeCloseTo(r, 9);
      expect(correlation(given.map(([x, y]) => [3 * x + 7, y]))).toBeCloseTo(r, 9);
    }),
  );
});
