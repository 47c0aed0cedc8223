import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LocalCounts } from './LocalCounts.ts';

describe('requests counted in memory', () => {
  it('are those of the window, with the time that is left of it', () => {
    let now = 0;
    const counts = new LocalCounts(10, () => now);
    expect(counts.add('a', 1000)).toEqual({ current: 1, ttl: 1000 });
    now = 400;
    expect([counts.add('a', 1000), counts.add('b', 1000)]).toEqual([
      { current: 2, ttl: 600 },
      { current: 1, ttl: 1000 },
    ]);
    now = 1000;
    expect(counts.add('a', 1000)).toEqual({ current: 1, ttl: 1000 });
  });

  it('never keep anybody waiting for longer than the window, and never hold more callers than allowed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(900))), (asks) => {
        let now = 0;
        const counts = new LocalCounts(2, () => now);
        let recent: string[] = [];
        for (const [caller, later] of asks) {
          now += later;
          const { current, ttl } = counts.add(caller, 1000);
          expect(ttl).toBeGreaterThan(0);
          expect(ttl).toBeLessThanOrEqual(1000);
          if (!recent.includes(caller)) expect(current).toBe(1);
          recent = [caller, ...recent.filter((other) => other !== caller)].slice(0, 2);
        }
      }),
    );
  });
});
