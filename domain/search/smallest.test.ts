import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smallest } from './smallest.ts';

it('is a piece of the sorted values', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 60 }), fc.nat(70), fc.nat(70), (values, from, length) => {
      const sorted = values.toSorted((one, two) => one - two);
      expect([...smallest(Float64Array.from(values), from, from + length)]).toEqual(sorted.slice(from, from + length));
    }),
    { numRuns: 500 },
  );
});
