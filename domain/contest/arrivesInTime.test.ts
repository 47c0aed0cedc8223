import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARRIVAL_GRACE_MS, arrivesInTime } from './arrivesInTime.ts';

/** 2026-03-29 00:00 in Seoul. */
const endsAt = Date.UTC(2026, 2, 28, 15);
const instant = fc.integer({ min: endsAt - 7_200_000, max: endsAt + 7_200_000 });

describe('the end of a contest', () => {
  it.each([
    ['begun and handed in before', -60_000, -1, true],
    ['begun at the last millisecond, handed in a minute after the end', -1, 60_000, true],
    ['begun before, a millisecond past the grace', -1, 60_001, false],
    ['begun as the end strikes', 0, 0, false],
    ['begun a second late, however quick', 1_000, 1_500, false],
  ])('%s', (_, started, arrived, counts) => {
    expect(arrivesInTime({ startedAt: endsAt + started, arrivedAt: endsAt + arrived, endsAt })).toBe(counts);
  });

  it('never takes an attempt begun after it, and never one that comes after the grace', () => {
    fc.assert(
      fc.property(instant, fc.nat({ max: 7_200_000 }), (startedAt, took) => {
        const arrivedAt = startedAt + took;
        const counts = arrivesInTime({ startedAt, arrivedAt, endsAt });
        expect(counts).toBe(startedAt < endsAt && arrivedAt - endsAt <= ARRIVAL_GRACE_MS);
        // Coming earlier never hurts.
        if (counts) expect(arrivesInTime({ startedAt, arrivedAt: startedAt, endsAt })).toBe(true);
      }),
    );
  });
});
