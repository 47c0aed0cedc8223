import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expNeed, levelFromExp } from './levelFromExp.ts';

const sums = fc.integer({ min: 0, max: 60_000 });

describe('levelFromExp', () => {
  it('needs 50, then 25 more for each level', () => {
    expect([1, 2, 3, 49].map(expNeed)).toEqual([50, 75, 100, 1250]);
    expect([0, 49, 50, 124, 125].map((sum) => levelFromExp(sum).level)).toEqual([1, 1, 2, 2, 3]);
  });

  it('accounts for every EXP below the cap', () => {
    fc.assert(
      fc.property(sums, (sum) => {
        const { level, exp, expToNext } = levelFromExp(sum);
        let before = 0;
        for (let passed = 1; passed < level; passed += 1) before += expNeed(passed);
        expect(before + exp).toBe(sum);
        if (level < 50) expect(exp).toBeLessThan(expToNext);
        else expect([level, expToNext]).toEqual([50, 0]);
      }),
    );
  });

  it('never falls', () => {
    fc.assert(
      fc.property(sums, sums, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(levelFromExp(low).level).toBeLessThanOrEqual(levelFromExp(high).level);
      }),
    );
  });
});
