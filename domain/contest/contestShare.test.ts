import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missionPoints, type PointStand, retryPoints } from '../mission/missionPoints.ts';
import { contestShare, countedRound, type MissionSum, possibleOnTop } from './contestShare.ts';

const worth = fc.record({ mission: fc.integer({ min: 2, max: 400 }), contest: fc.integer({ min: 2, max: 400 }) });
const rate = fc.integer({ min: 0, max: 100 });

describe('contestShare', () => {
  it('is what a mission pays while its book is worth the same', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400 }), fc.nat({ max: 400 }), fc.nat({ max: 400 }), (before, points, more) => {
        const mission = before + points + more;
        expect(contestShare({ before, points }, { mission, contest: mission })).toBe(mission === 0 ? 0 : points);
      }),
    );
  });

  it('of all rounds is the same share of the mission, whatever the book has become', () => {
    fc.assert(
      fc.property(worth, rate, rate, (both, one, two) => {
        const stand: PointStand = { weight: both.mission, hintCosts: [0, 0], firstPoints: 0 };
        const first = missionPoints(stand, one);
        const second = retryPoints({ ...stand, firstPoints: first }, two);
        const rounds =
          contestShare({ before: 0, points: first }, both) + contestShare({ before: first, points: second }, both);
        expect(rounds).toBe(Math.round(((first + second) * both.contest) / both.mission));
        expect(rounds).toBeLessThanOrEqual(both.contest);
      }),
    );
  });

  it('grows with what is paid', () => {
    fc.assert(
      fc.property(worth, fc.nat({ max: 500 }), fc.nat({ max: 500 }), (both, before, points) => {
        expect(contestShare({ before, points }, both)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('countedRound', () => {
  it('keeps every mission at or below what it is worth to the contest and what it could have brought', () => {
    const round = fc.record({ round: fc.constantFrom<1 | 2>(1, 2), share: fc.nat({ max: 500 }) });
    // Rows that were written when a contest counted whatever a mission paid.
    const before = fc.record({ amount: fc.nat({ max: 300 }), possible: fc.nat({ max: 300 }) });
    fc.assert(
      fc.property(round, fc.integer({ min: 2, max: 200 }), before, (one, contestWorth, had) => {
        const row = countedRound(one, contestWorth, had);
        expect(row.amount).toBeGreaterThanOrEqual(0);
        expect(row.amount).toBeLessThanOrEqual(one.share);
        expect(had.amount + row.amount).toBeLessThanOrEqual(Math.max(contestWorth, had.amount));
        expect(had.amount + row.amount).toBeLessThanOrEqual(had.possible + row.possible);
      }),
    );
  });

  it('adds no further mission with a retry of what counted', () => {
    const first = countedRound({ round: 1, share: 28 }, 40, { amount: 0, possible: 0 });
    expect(first).toEqual({ amount: 28, possible: 40 });
    expect(countedRound({ round: 2, share: 8 }, 40, first)).toEqual({ amount: 8, possible: 0 });
    expect(countedRound({ round: 2, share: 8 }, 40, { amount: 0, possible: 0 })).toEqual({ amount: 8, possible: 8 });
  });
});

describe('possibleOnTop', () => {
  it('comes to the same for both rounds in either order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100 }), rate, rate, (contestWorth, one, two) => {
        const first = { amount: Math.round((contestWorth * one) / 100), possible: contestWorth };
        const gain = Math.round(((contestWorth - first.amount) * two) / 100);
        const second = { amount: gain, possible: gain };
        const add = (sum: MissionSum, row: MissionSum) => ({
          amount: sum.amount + row.amount,
          possible: sum.possible + possibleOnTop(sum, row),
        });
        const none = { amount: 0, possible: 0 };
        expect(add(add(none, first), second)).toEqual(add(add(none, second), first));
      }),
    );
  });
});
