import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOrdinal } from './bookOrdinal.ts';
import { expFor } from './expFor.ts';
import { shellsFor, weeklyTier } from './shellsFor.ts';

const ordinals = fc.integer({ min: 1, max: 60 });

describe('shellsFor', () => {
  it('pays in full for five books a week, half for five more, then a fifth', () => {
    expect([1, 5, 6, 10, 11, 40].map(weeklyTier)).toEqual([1, 1, 0.5, 0.5, 0.2, 0.2]);
    expect([1, 6, 11].map((ordinal) => shellsFor(40, ordinal))).toEqual([40, 20, 8]);
  });

  it('never pays more for a later book, never more than the points, always whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), ordinals, (points, ordinal) => {
        const shells = shellsFor(points, ordinal);
        expect(Number.isInteger(shells)).toBe(true);
        expect(shells).toBeLessThanOrEqual(points);
        expect(shellsFor(points, ordinal + 1)).toBeLessThanOrEqual(shells);
      }),
    );
  });
});

describe('bookOrdinal', () => {
  it('keeps the place of a book that paid before, and puts a new one last', () => {
    expect(bookOrdinal(7, [])).toBe(1);
    expect(bookOrdinal(7, [5, 7, 7, 9])).toBe(2);
    expect(bookOrdinal(3, [5, 7, 7, 9])).toBe(4);
  });
});

describe('expFor', () => {
  it('adds a tenth for a pet that is well all round', () => {
    expect(expFor(40, { satiety: 60, intimacy: 60, strength: 60 })).toBe(44);
    expect(expFor(40, { satiety: 100, intimacy: 59, strength: 100 })).toBe(40);
  });
});
