import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abovePlan, bucketMoves } from './bucketPlace.ts';
import { completionPoint, isCompleted } from './completionPoint.ts';
import { CONTEST_TUNING } from './contestTuning.ts';
import { growthOf } from './growthOf.ts';
import { compareStandings, rankStandings, topPercent } from './rankStandings.ts';
import { ratePercent } from './rateHundredths.ts';

describe('completion points', () => {
  it.each([
    [[], 0],
    [[100], 100],
    [[101], 100],
    [[200], 100],
    [[201], 200],
    [Array.from({ length: 16 }, () => 100), 800],
    [[0], 0],
  ])('of %j are %i', (maxPoints, expected) => {
    expect(completionPoint(maxPoints)).toBe(expected);
  });

  it('are the smallest whole hundred that is at least half of everything', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 500 }), { maxLength: 30 }), (maxPoints) => {
        const half = maxPoints.reduce((sum, points) => sum + points, 0) / 2;
        const found = completionPoint(maxPoints);
        expect(found % 100).toBe(0);
        expect(found).toBeGreaterThanOrEqual(half);
        expect(found - 100).toBeLessThan(half);
      }),
    );
  });

  it('are gold when reached, and an empty contest completes nobody', () => {
    expect([799, 800, 801].map((point) => isCompleted(point, 800))).toEqual([false, true, true]);
    expect(isCompleted(0, 0)).toBe(false);
  });
});

const standing = fc.record({
  accountNo: fc.integer({ min: 1, max: 1_000_000 }),
  point: fc.nat({ max: 12 }),
  rate: fc.nat({ max: 3 }),
  reachedAt: fc.nat({ max: 3 }),
});
const field = fc.uniqueArray(standing, { selector: ({ accountNo }) => accountNo, maxLength: 40 });

describe('places', () => {
  it('are shared by equal points, and the next is left out', () => {
    const of = (...points: number[]) =>
      rankStandings(points.map((point, index) => ({ accountNo: index, point, rate: 0, reachedAt: 0 }))).map(
        ({ rankNo }) => rankNo,
      );
    expect(of(40, 30, 30, 20)).toEqual([1, 2, 2, 4]);
    expect(of(10, 10, 10)).toEqual([1, 1, 1]);
    expect(of(5, 0, 0)).toEqual([1]);
  });

  it('are one more than the readers with more points, and the order keeps to points, rate and time', () => {
    fc.assert(
      fc.property(field, (standings) => {
        const ranked = rankStandings(standings);
        expect(ranked).toHaveLength(standings.filter(({ point }) => point > 0).length);
        for (const [index, one] of ranked.entries()) {
          expect(one.rankNo).toBe(1 + standings.filter(({ point }) => point > one.point).length);
          const next = ranked[index + 1];
          if (!next) continue;
          const [a, b] = [one, next].map(({ point, rate, reachedAt }) => [-point, -rate, reachedAt]);
          expect(JSON.stringify(a) <= JSON.stringify(b) || compareStandings(one, next) < 0).toBe(true);
        }
      }),
    );
  });

  it('do not depend on the order in which readers are given', () => {
    fc.assert(
      fc.property(field, (standings) => {
        expect(rankStandings([...standings].reverse())).toEqual(rankStandings(standings));
      }),
    );
  });

  it.each([
    [1, 1, 100],
    [1, 1000, 1],
    [57, 1000, 6],
    [1000, 1000, 100],
  ])('place %i of %i is the upper %i per cent', (rankNo, readers, expected) => {
    expect(topPercent(rankNo, readers)).toBe(expected);
  });
});

describe('rates', () => {
  it.each([
    [0, 0, 0],
    [1, 3, 33.33],
    [2, 3, 66.67],
    [20, 20, 100],
    [30, 20, 100],
    [-5, 20, 0],
  ])('%i of %i is %d per cent', (part, whole, expected) => {
    expect(ratePercent(part, whole)).toBe(expected);
  });
});

describe('growth', () => {
  const weeks = (...points: number[]) => points.map((point, index) => ({ roundNo: index + 1, point }));

  it.each([
    ['nobody who has one week', weeks(40), null],
    ['the best later week over the first', weeks(40, 90, 60), 50],
    ['from the first week with points', weeks(0, 40, 0, 100), 60],
    ['never below zero', weeks(100, 20), 0],
  ])('counts %s', (_, given, expected) => {
    expect(growthOf(given)).toBe(expected);
  });

  it('lets a weak reader with the best gain lead a strong one', () => {
    expect(growthOf(weeks(60, 220)) ?? 0).toBeGreaterThan(growthOf(weeks(380, 400)) ?? 0);
  });
});

describe('buckets', () => {
  it('count every reader with points exactly once, however points move', () => {
    const move = fc.record({ accountNo: fc.integer({ min: 1, max: 30 }), change: fc.integer({ min: -90, max: 200 }) });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 80 }), (moves) => {
        const points = new Map<number, number>();
        const counters = new Map<string, number>();
        for (const { accountNo, change } of moves) {
          const before = points.get(accountNo) ?? 0;
          const after = Math.max(0, before + change);
          points.set(accountNo, after);
          for (const { place, change: step } of bucketMoves(accountNo, before, after)) {
            const key = `${place.bucket}:${place.shard}`;
            counters.set(key, (counters.get(key) ?? 0) + step);
            expect(counters.get(key)).toBeGreaterThanOrEqual(0);
          }
        }
        for (const [, mine] of points) {
          const { fromSpan, fromBucket, toBucket, sign, from, to } = abovePlan(mine);
          const bucketAt = (key: string) => Number(key.split(':')[0]);
          const { spanWidth } = CONTEST_TUNING;
          const spans = [...points.values()].filter((point) => Math.floor(point / spanWidth) >= fromSpan).length;
          const whole = [...counters].filter(([key]) => bucketAt(key) >= fromBucket && bucketAt(key) <= toBucket);
          const counted = spans + whole.reduce((sum, [, count]) => sum + count, 0);
          const others = [...points.values()];
          const beside = others.filter((point) => point >= from && point <= to).length;
          expect(counted + sign * beside).toBe(others.filter((point) => point > mine).length);
        }
      }),
    );
  });

  it('leave at most half of a bucket to be read one by one', () => {
    const { bucketWidth } = CONTEST_TUNING;
    for (let point = 0; point < 3 * bucketWidth; point += 1) {
      const { from, to } = abovePlan(point);
      expect(to - from + 1).toBeLessThanOrEqual(bucketWidth / 2);
    }
  });

  it('are not touched while points stay inside', () => {
    const { bucketWidth } = CONTEST_TUNING;
    expect(bucketMoves(7, bucketWidth, 2 * bucketWidth - 1)).toEqual([]);
    expect(bucketMoves(7, 0, 1)).toHaveLength(1);
    expect(bucketMoves(7, bucketWidth - 1, bucketWidth)).toHaveLength(2);
  });
});
