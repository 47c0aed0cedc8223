import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { implausibleSpeed } from './implausibleSpeed.ts';
import { missionKinds, scoredMissionKinds } from './missionKinds.ts';

/** Milliseconds an answer of a script that does not read. */
const BOT_MS = 300;

describe('implausible speed', () => {
  it('flags a bot at 0.3 s an answer, in every scored mission and of any length', () => {
    fc.assert(
      fc.property(fc.constantFrom(...scoredMissionKinds), fc.integer({ min: 1, max: 20 }), (kind, items) => {
        expect(implausibleSpeed(kind, items, items * BOT_MS)).toBe(true);
      }),
    );
  });

  it('never flags somebody who takes a second an answer, or answers nothing, or writes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...missionKinds),
        fc.nat({ max: 20 }),
        fc.nat({ max: 60_000 }),
        (kind, items, more) => {
          expect(implausibleSpeed(kind, items, items * 1_000 + more)).toBe(false);
          expect(implausibleSpeed(kind, 0, more)).toBe(false);
          expect(implausibleSpeed('THINK', items, more)).toBe(false);
          expect(implausibleSpeed('REPORT', items, more)).toBe(false);
        },
      ),
    );
  });

  it('is never made implausible by more time', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20 }), fc.nat({ max: 30_000 }), fc.nat({ max: 30_000 }), (items, elapsed, more) => {
        if (!implausibleSpeed('OX', items, elapsed)) expect(implausibleSpeed('OX', items, elapsed + more)).toBe(false);
      }),
    );
  });
});
