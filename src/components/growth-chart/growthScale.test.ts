import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growthScale } from './growthScale.ts';

const band = fc.tuple(fc.integer({ min: 0, max: 1499 }), fc.integer({ min: 0, max: 1499 })).map(([one, other]) => ({
  raqFrom: Math.min(one, other),
  raqTo: Math.max(one, other),
}));

test('every band lies inside the chart, and more raq is higher', () => {
  fc.assert(
    fc.property(fc.array(band, { minLength: 1, maxLength: 12 }), (points) => {
      const heightOf = growthScale(points);
      for (const { raqFrom, raqTo } of points) {
        expect(heightOf(raqFrom)).toBeGreaterThanOrEqual(9.9);
        expect(heightOf(raqTo)).toBeLessThanOrEqual(90.1);
        expect(heightOf(raqTo)).toBeGreaterThanOrEqual(heightOf(raqFrom));
      }
    }),
  );
});
