import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooSlow } from './isTooSlow.ts';

const limits = { grace: 10_000, speed: 500 };

describe('the least speed', () => {
  it('cuts a byte a second soon after the grace', () => {
    expect(isTooSlow({ elapsed: 10_000, bytes: 10 }, limits)).toBe(false);
    expect(isTooSlow({ elapsed: 10_100, bytes: 10 }, limits)).toBe(true);
  });

  it('never cuts a transfer at or above the least speed', () => {
    fc.assert(
      fc.property(fc.nat(3_600_000), fc.nat(10_000_000), (elapsed, extra) => {
        const bytes = (elapsed / 1000) * limits.speed + extra;
        expect(isTooSlow({ elapsed, bytes }, limits)).toBe(false);
      }),
    );
  });

  it('cuts every transfer below it once the grace is used up, and stays cut while nothing more comes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 499 }), fc.nat(10_000_000), (speed, later) => {
        const until = limits.grace / (1 - speed / limits.speed) + 1;
        const bytes = (until / 1000) * speed;
        expect(isTooSlow({ elapsed: until, bytes }, limits)).toBe(true);
        expect(isTooSlow({ elapsed: until + later, bytes }, limits)).toBe(true);
      }),
    );
  });
});
