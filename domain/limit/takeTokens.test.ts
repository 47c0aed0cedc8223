import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TokenBucket, takeTokens } from './takeTokens.ts';

const tuning = { perSecond: 20, burst: 60 };

describe('a token bucket', () => {
  it('gives a burst, then as much as comes back', () => {
    let bucket: TokenBucket | null = null;
    const take = (cost: number, now: number) => {
      const taken = takeTokens(bucket, cost, now, tuning);
      bucket = taken.bucket;
      return taken.waitMs;
    };
    for (let call = 0; call < 60; call += 1) expect(take(1, 0)).toBe(0);
    expect(take(1, 0)).toBe(50);
    expect(take(1, 49)).toBeGreaterThan(0);
    expect(take(1, 50)).toBe(0);
    expect(take(10, 50)).toBe(500);
    expect(take(10, 550)).toBe(0);
    expect(take(60, 3_600_000)).toBe(0);
  });

  it('asks no call to wait for more than a full one holds', () => {
    expect(takeTokens(null, 1000, 0, tuning).waitMs).toBe(0);
    expect(takeTokens({ thousandths: 0, at: 0 }, 1000, 0, tuning).waitMs).toBe(3000);
  });

  it('keeps nobody waiting for a clock that went back', () => {
    const { bucket } = takeTokens({ thousandths: 0, at: 86_400_000 }, 1, 0, tuning);
    expect(takeTokens(bucket, 1, 50, tuning).waitMs).toBe(0);
  });

  it('gives a call what it needs after the wait it was told, whatever the fractions sum up to', () => {
    const rate = { perSecond: 5, burst: 55 };
    const calls = [
      [0, 51],
      [619, 4],
      [3082, 16],
      [4651, 23],
    ] as const;
    let bucket: TokenBucket | null = null;
    for (const [now, cost] of calls) bucket = takeTokens(bucket, cost, now, rate).bucket;
    const { bucket: after, waitMs } = takeTokens(bucket, 55, 7443, rate);
    expect(takeTokens(after, 55, 7443 + waitMs, rate).waitMs).toBe(0);
  });

  it('never gives more than a burst and what came back since, and waiting is always enough', () => {
    const calls = fc.array(
      fc.record({ cost: fc.integer({ min: 1, max: 90 }), pause: fc.integer({ min: 0, max: 3000 }) }),
    );
    const rates = fc.record({ perSecond: fc.integer({ min: 1, max: 50 }), burst: fc.integer({ min: 1, max: 100 }) });
    fc.assert(
      fc.property(calls, rates, (asked, rate) => {
        let bucket: TokenBucket | null = null;
        let [now, given] = [0, 0];
        for (const { cost, pause } of asked) {
          now += pause;
          const taken = takeTokens(bucket, cost, now, rate);
          if (taken.waitMs === 0) given += Math.min(cost, rate.burst);
          else expect(takeTokens(taken.bucket, cost, now + taken.waitMs, rate).waitMs).toBe(0);
          bucket = taken.bucket;
        }
        expect(given).toBeLessThanOrEqual(rate.burst + (now / 1000) * rate.perSecond);
      }),
    );
  });
});
