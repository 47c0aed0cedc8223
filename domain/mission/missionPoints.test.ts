import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoredMissionKinds } from './missionKinds.ts';
import { firstRoundLimit, missionPoints, missionRate, retryLimit, retryPoints } from './missionPoints.ts';
import { missionWeight } from './missionWeight.ts';

const stands = fc.record({
  weight: fc.integer({ min: 0, max: 400 }),
  hintCosts: fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })),
  firstPoints: fc.constant(0),
});
const rates = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

describe('missionWeight', () => {
  it('splits 100 points 20, 20, 20 and 40, with think-about and report outside', () => {
    expect(scoredMissionKinds.map((kind) => missionWeight(kind, 100))).toEqual([20, 20, 20, 40]);
    expect([missionWeight('THINK', 100), missionWeight('REPORT', 100)]).toEqual([10, 30]);
  });

  it('adds up to the points of the book, whatever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 1000 }), (maxPoint) => {
        const weights = scoredMissionKinds.map((kind) => missionWeight(kind, maxPoint));
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(maxPoint);
        expect(Math.min(...weights)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('missionRate', () => {
  it('has two decimals', () => {
    expect([missionRate(2, 3), missionRate(10, 10), missionRate(0, 8), missionRate(0, 0)]).toEqual([66.67, 100, 0, 0]);
  });
});

describe('missionPoints', () => {
  it('pays the weight times the rate, and nothing below 60 %', () => {
    const stand = { weight: 40, hintCosts: [0, 0] as const, firstPoints: 0 };
    expect([100, 90, 60, 59.99, 0].map((rate) => missionPoints(stand, rate))).toEqual([40, 36, 24, 0, 0]);
  });

  it('takes the price of hints off what can be earned, and stops at 0', () => {
    expect(missionPoints({ weight: 20, hintCosts: [3, 0], firstPoints: 0 }, 100)).toBe(17);
    expect(missionPoints({ weight: 20, hintCosts: [25, 0], firstPoints: 0 }, 100)).toBe(0);
  });

  it('stays between 0 and what could be earned, and more right or fewer hints never pay less', () => {
    fc.assert(
      fc.property(stands, rates, rates, (stand, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const paid = missionPoints(stand, high);
        expect(paid).toBeGreaterThanOrEqual(missionPoints(stand, low));
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(paid).toBeLessThanOrEqual(firstRoundLimit(stand));
        const dearer = { ...stand, hintCosts: [stand.hintCosts[0] + 1, 0] as const };
        expect(missionPoints(dearer, high)).toBeLessThanOrEqual(paid);
      }),
    );
  });
});

describe('retryPoints', () => {
  it('pays 80 % of what was missing for a faultless retry', () => {
    expect(retryPoints({ weight: 40, hintCosts: [0, 0], firstPoints: 24 }, 100)).toBe(13);
    expect(retryPoints({ weight: 20, hintCosts: [0, 0], firstPoints: 0 }, 100)).toBe(16);
  });

  it('pays for the part that was mended', () => {
    expect(retryPoints({ weight: 40, hintCosts: [0, 0], firstPoints: 24 }, 80)).toBe(6);
    expect(retryPoints({ weight: 40, hintCosts: [0, 0], firstPoints: 24 }, 60)).toBe(0);
  });

  it('never pays more than a faultless first round, never less than 0, never more than its limit', () => {
    fc.assert(
      fc.property(stands, rates, rates, (stand, one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const after = { ...stand, firstPoints: missionPoints(stand, first) };
        const paid = retryPoints(after, last);
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(paid).toBeLessThanOrEqual(retryLimit(after));
        expect(after.firstPoints + paid).toBeLessThanOrEqual(firstRoundLimit(stand));
        // Guessing first and correcting later is never better than being right at once.
        expect(after.firstPoints + paid).toBeLessThanOrEqual(missionPoints(stand, last));
      }),
      { numRuns: 500 },
    );
  });
});
