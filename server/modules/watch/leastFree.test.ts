import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leastFree } from './leastFree.ts';

const GIB = 2 ** 30;

it('warns of a disk while there is room to act, and never of an empty one', () => {
  expect([2, 20, 100, 2000].map((size) => leastFree(size * GIB) / GIB)).toEqual([0.4, 1, 5, 10]);
  fc.assert(
    fc.property(fc.nat(2 ** 44), fc.nat(2 ** 44), (one, two) => {
      const [small, large] = [Math.min(one, two), Math.max(one, two)];
      expect(leastFree(small)).toBeLessThanOrEqual(leastFree(large));
      expect(leastFree(large)).toBeLessThanOrEqual(large / 5);
      expect(leastFree(large)).toBeLessThanOrEqual(10 * GIB);
    }),
  );
});
