import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/time/duration.ts';
import { nextDue, nextTry } from './nextDue.ts';

/** 2026-05-06 08:59:30 in Seoul. */
const START = Date.UTC(2026, 4, 5, 23, 59, 30);

describe('when work is due', () => {
  it('goes by the clock of Seoul, whatever that of the machine says', () => {
    expect(nextDue('0 0 9 * * *', START)).toBe(START + MINUTE / 2);
    expect(nextDue('0 0 9 * * *', START + MINUTE / 2)).toBe(START + MINUTE / 2 + 24 * 60 * MINUTE);
    expect(nextDue('*/30 * * * * *', START)).toBe(START + MINUTE / 2);
  });

  it('is always later than now, and never later than after a failure', () => {
    const patterns = fc.constantFrom('*/30 * * * * *', '0 7 * * * *', '0 30 4 * * *');
    const instants = fc.integer({ min: START, max: START + 400 * 24 * 60 * MINUTE });
    fc.assert(
      fc.property(patterns, instants, fc.integer({ min: 1, max: 2000 }), (pattern, now, failures) => {
        const due = nextDue(pattern, now);
        const again = nextTry(pattern, failures, now);
        expect(due).toBeGreaterThan(now);
        expect(again).toBeGreaterThan(now);
        expect(again).toBeLessThanOrEqual(due);
      }),
    );
  });

  it('waits longer with every failure, up to the regular time', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map((failures) => (nextTry('0 0 11 * * *', failures, START) - START) / MINUTE);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64]);
    expect(nextTry('0 0 9 * * *', 1, START)).toBe(START + MINUTE / 2);
  });

  it('refuses a pattern without seconds, and one that never strikes', () => {
    expect(() => nextDue('0 9 * * *', START)).toThrow();
    expect(() => nextDue('0 0 0 30 2 *', START)).toThrow();
  });
});
