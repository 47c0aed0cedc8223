import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageRate, verifies } from './verifies.ts';

const rate = fc.integer({ min: 0, max: 100 });

describe('verifies', () => {
  it('needs all four scored missions', () => {
    expect(verifies({ PUZZLE: 100, MATCHING: 100, OX: 100 })).toBe(false);
    expect(verifies({ PUZZLE: 100, MATCHING: 100, OX: 40, QUIZ: 0 })).toBe(true);
    expect(verifies({ PUZZLE: 60, MATCHING: 60, OX: 60, QUIZ: 59.99 })).toBe(false);
  });

  it('follows the average of the four', () => {
    fc.assert(
      fc.property(rate, rate, rate, rate, (PUZZLE, MATCHING, OX, QUIZ) => {
        expect(verifies({ PUZZLE, MATCHING, OX, QUIZ })).toBe((PUZZLE + MATCHING + OX + QUIZ) / 4 >= 60);
      }),
    );
  });
});

describe('averageRate', () => {
  it('is the mean of what was handed in, with two decimals', () => {
    expect(averageRate({})).toBeNull();
    expect(averageRate({ QUIZ: 70 })).toBe(70);
    expect(averageRate({ QUIZ: 70, OX: 66.67, PUZZLE: 100 })).toBe(78.89);
  });
});
