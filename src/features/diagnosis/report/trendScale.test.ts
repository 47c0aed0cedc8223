import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trendScale } from './trendScale.ts';

const point = fc.record({
  finishedAt: fc.constant('2026-11-20T03:00:00.000Z'),
  raq: fc.integer({ min: 0, max: 1499 }),
  error: fc.integer({ min: 60, max: 200 }),
  readingLevel: fc.constant('2A'),
});

it('keeps every point with its span inside the chart, and higher levels higher', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (points) => {
      const { heightOf } = trendScale(points);
      for (const { raq, error } of points) {
        expect(heightOf(raq - error)).toBeGreaterThanOrEqual(11.9);
        expect(heightOf(raq + error)).toBeLessThanOrEqual(88.1);
        expect(heightOf(raq + 1)).toBeGreaterThan(heightOf(raq));
      }
    }),
  );
});

it('does not blow a small difference up', () => {
  const same = { finishedAt: '', error: 60, readingLevel: '2A' };
  const { heightOf } = trendScale([
    { ...same, raq: 500 },
    { ...same, raq: 520 },
  ]);
  expect(heightOf(520) - heightOf(500)).toBeLessThan(5);
});
