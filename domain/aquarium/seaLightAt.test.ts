import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR } from '../time/duration.ts';
import { nextSeaLightTurn, seaLightAt, seaLightChoices } from './seaLightAt.ts';

const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });

describe('seaLightAt', () => {
  it.each([
    ['2026-05-06T05:59:59.999+09:00', 'evening'],
    ['2026-05-06T06:00:00.000+09:00', 'day'],
    ['2026-05-06T17:59:59.999+09:00', 'day'],
    ['2026-05-06T18:00:00.000+09:00', 'evening'],
    ['2026-05-06T23:59:59.999+09:00', 'evening'],
    ['2026-12-31T15:00:00.000Z', 'evening'],
    ['2026-12-31T21:00:00.000Z', 'day'],
  ] as const)('follows the clock in Seoul: %s is %s', (at, light) => {
    expect(seaLightAt(Date.parse(at), 'auto')).toBe(light);
  });

  it('keeps what was chosen at any hour', () => {
    fc.assert(
      fc.property(instants, (at) => {
        expect(seaLightAt(at, 'day')).toBe('day');
        expect(seaLightAt(at, 'evening')).toBe('evening');
      }),
    );
    expect(seaLightChoices).toEqual(['auto', 'day', 'evening']);
  });
});

describe('nextSeaLightTurn', () => {
  it('is the next moment at which the light of the clock is another one', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const turn = nextSeaLightTurn(at);
        expect(turn).toBeGreaterThan(at);
        expect(turn - at).toBeLessThanOrEqual(12 * HOUR);
        expect(seaLightAt(turn - 1, 'auto')).toBe(seaLightAt(at, 'auto'));
        expect(seaLightAt(turn, 'auto')).not.toBe(seaLightAt(at, 'auto'));
      }),
    );
  });
});
