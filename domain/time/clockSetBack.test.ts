import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedSince } from './elapsedSince.ts';
import { waitUntil } from './waitUntil.ts';

const START = 1_800_000_000_000;
const wait = fc.integer({ min: 1, max: 86_400_000 });
const back = fc.nat(200_000_000);

describe('a clock that is set back', () => {
  it('changes nothing while it does not: both count as usual', () => {
    fc.assert(
      fc.property(wait, fc.nat(86_400_000), (longest, passed) => {
        expect(elapsedSince(START, START + passed)).toBe(passed);
        expect(waitUntil(START + longest, START + passed, longest)).toBe(Math.max(0, longest - passed));
      }),
    );
  });

  it('never makes a wait longer than it was meant to be', () => {
    fc.assert(
      fc.property(wait, fc.nat(86_400_000), back, (longest, passed, jump) => {
        const now = START + passed - jump;
        expect(waitUntil(START + longest, now, longest)).toBeLessThanOrEqual(longest);
        expect(Math.max(0, longest - elapsedSince(START, now))).toBeLessThanOrEqual(longest);
      }),
    );
  });

  it('lets everybody through who has waited as long as they were told, whenever it is set back', () => {
    fc.assert(
      fc.property(wait, fc.nat(86_400_000), back, (longest, passed, jump) => {
        const now = START + passed - jump;
        const reported = waitUntil(START + longest, now, longest);
        expect(waitUntil(START + longest, now + reported, longest)).toBe(0);
        const left = Math.max(0, longest - elapsedSince(START, now));
        expect(elapsedSince(START, now + left)).toBeGreaterThanOrEqual(longest);
      }),
    );
  });
});
