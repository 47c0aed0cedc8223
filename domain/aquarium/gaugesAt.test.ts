import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../time/duration.ts';
import { gaugeNames, shownGauges } from './Gauges.ts';
import { gaugesAt, isResting } from './gaugesAt.ts';
import { petMood } from './petMood.ts';

const value = fc.double({ min: 0, max: 100, noNaN: true });
const snapshots = fc.record({
  satiety: value,
  intimacy: value,
  strength: value,
  at: fc.integer({ min: 0, max: 1e12 }),
});
const away = fc.integer({ min: 0, max: 400 * DAY });
const full = { satiety: 100, intimacy: 100, strength: 100, at: 0 };

describe('gaugesAt', () => {
  it('falls by 10, 2 and, after two days, 1 a day', () => {
    expect(gaugesAt(full, DAY)).toEqual({ satiety: 90, intimacy: 100, strength: 98 });
    expect(gaugesAt(full, 2.5 * DAY)).toEqual({ satiety: 75, intimacy: 99.5, strength: 95 });
  });

  it('stands still after three days away', () => {
    expect(gaugesAt(full, 3 * DAY)).toEqual({ satiety: 70, intimacy: 99, strength: 94 });
    expect(gaugesAt(full, 300 * DAY)).toEqual(gaugesAt(full, 3 * DAY));
    expect([isResting(full, 3 * DAY - 1), isResting(full, 3 * DAY)]).toEqual([false, true]);
  });

  it('never lies below its floor, never rises by itself, never falls faster for being looked at', () => {
    fc.assert(
      fc.property(snapshots, away, away, (snapshot, one, other) => {
        const [soon, late] = [Math.min(one, other), Math.max(one, other)];
        const first = gaugesAt(snapshot, snapshot.at + soon);
        const last = gaugesAt(snapshot, snapshot.at + late);
        for (const name of gaugeNames) {
          expect(last[name]).toBeGreaterThanOrEqual(40);
          expect(last[name]).toBeLessThanOrEqual(first[name]);
          expect(first[name]).toBeLessThanOrEqual(Math.max(40, snapshot[name]));
        }
        const inBetween = gaugesAt({ ...first, at: snapshot.at + soon }, snapshot.at + late);
        // A visit in between restarts the three days and the two days, so only satiety within three days adds up.
        if (late <= 3 * DAY) expect(inBetween.satiety).toBeCloseTo(last.satiety, 6);
      }),
    );
  });

  it('takes a clock that went backwards as no time at all', () => {
    fc.assert(
      fc.property(snapshots, away, (snapshot, back) => {
        const { at, ...gauges } = snapshot;
        const floored = gaugeNames.map((name) => [name, Math.max(40, gauges[name])]);
        expect(gaugesAt(snapshot, at - back)).toEqual(Object.fromEntries(floored));
      }),
    );
  });
});

describe('petMood', () => {
  it('is calm where something is low, never sad, and sleeps while resting', () => {
    const mood = (satiety: number, intimacy: number, strength: number, resting = false) =>
      petMood({ satiety, intimacy, strength }, resting);
    expect([mood(90, 60, 60), mood(50, 90, 90), mood(0, 0, 0)]).toEqual(['joyful', 'calm', 'calm']);
    expect(mood(90, 90, 90, true)).toBe('sleepy');
  });

  it('shows whole gauges', () => {
    expect(shownGauges({ satiety: 99.6, intimacy: 20.4, strength: 0 })).toEqual({
      satiety: 100,
      intimacy: 20,
      strength: 0,
    });
  });
});
