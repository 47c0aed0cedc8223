import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/duration.ts';
import { startOfDayKey } from '../time/seoulDay.ts';
import { awakeMs } from './awakeMs.ts';
import { gaugeNames } from './Gauges.ts';
import { gaugesAt, isResting } from './gaugesAt.ts';
import type { Pause } from './Pause.ts';
import { pauseAt } from './pauseAt.ts';
import { pausedSpans } from './pausedSpans.ts';
import { clockOfMinute, minuteOfClock, quietHoursText } from './quietHoursText.ts';

/** 2026-05-04 00:00 in Seoul, a Monday. */
const MONDAY = startOfDayKey('2026-05-04');
const at = (days: number, hours = 0) => MONDAY + days * DAY + hours * HOUR;

const always = { startedAt: 0, endedAt: null };
const lessons: Pause = { kind: 'QUIET', ...always, hours: { fromMinute: 540, toMinute: 840, days: [1, 2, 3, 4, 5] } };
const nights: Pause = {
  kind: 'QUIET',
  ...always,
  hours: { fromMinute: 1260, toMinute: 420, days: [1, 2, 3, 4, 5, 6, 7] },
};

const minute = fc.integer({ min: 0, max: 1439 });
const hours = fc
  .record({
    fromMinute: minute,
    toMinute: minute,
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  })
  .filter(({ fromMinute, toMinute }) => fromMinute !== toMinute);
const pauses = fc.array(
  fc.record({
    kind: fc.constantFrom('OFF' as const, 'QUIET' as const, 'HOLIDAY' as const),
    startedAt: fc.integer({ min: at(-5), max: at(30) }),
    endedAt: fc.option(fc.integer({ min: at(-5), max: at(60) })),
    hours: fc.option(hours),
  }),
  { maxLength: 5 },
);

describe('quiet hours', () => {
  it('hold on their days, from the first minute to the last', () => {
    expect(pauseAt([lessons], at(0, 9))).toEqual({ kind: 'QUIET', until: at(0, 14) });
    expect(pauseAt([lessons], at(0, 9) - 1)).toBeNull();
    expect(pauseAt([lessons], at(0, 14))).toBeNull();
    expect(pauseAt([lessons], at(5, 10))).toBeNull();
  });

  it('run past midnight', () => {
    expect(pauseAt([nights], at(2, 23))).toEqual({ kind: 'QUIET', until: at(3, 7) });
    expect(pauseAt([nights], at(3, 3))).toEqual({ kind: 'QUIET', until: at(3, 7) });
    const sundayOnly: Pause = { ...nights, hours: { fromMinute: 1260, toMinute: 420, days: [7] } };
    expect(pauseAt([sundayOnly], at(7, 3))).toEqual({ kind: 'QUIET', until: at(7, 7) });
    expect(pauseAt([sundayOnly], at(8, 3))).toBeNull();
  });

  it('of class and parent join where they meet', () => {
    const evening: Pause = { ...lessons, hours: { fromMinute: 840, toMinute: 1320, days: [1] } };
    expect(pauseAt([lessons, evening], at(0, 10))).toEqual({ kind: 'QUIET', until: at(0, 22) });
  });

  it('are read and told', () => {
    expect([minuteOfClock('09:30'), minuteOfClock('24:00'), minuteOfClock('9:30'), clockOfMinute(5)]).toEqual([
      570,
      null,
      null,
      '00:05',
    ]);
    expect(quietHoursText({ fromMinute: 540, toMinute: 840, days: [1, 2, 5] })).toBe('월·화·금 09:00~14:00');
    expect(quietHoursText({ fromMinute: 1260, toMinute: 420, days: [1, 2, 3, 4, 5, 6, 7] })).toBe('매일 21:00~07:00');
  });
});

describe('a rest', () => {
  const off: Pause = { kind: 'OFF', startedAt: at(0), endedAt: null, hours: null };

  it('is the strongest of what holds', () => {
    const holiday: Pause = { ...off, kind: 'HOLIDAY' };
    expect(pauseAt([holiday, lessons], at(0, 10))?.kind).toBe('QUIET');
    expect(pauseAt([holiday, lessons, off], at(0, 10))).toEqual({ kind: 'OFF', until: null });
    expect(pauseAt([holiday], at(0, 10))).toEqual({ kind: 'HOLIDAY', until: null });
  });

  it('lets no time pass for the pet: three quiet hours change no gauge', () => {
    const full = { satiety: 100, intimacy: 100, strength: 100, at: at(0, 9) };
    const { at: _, ...gauges } = full;
    expect(gaugesAt(full, at(0, 12), [lessons])).toEqual(gauges);
    expect(gaugesAt(full, at(0, 15), [lessons]).satiety).toBeCloseTo(100 - 10 / 24, 6);
    expect(gaugesAt({ ...full, at: at(0) }, at(400), [off])).toEqual(gauges);
    expect(isResting({ at: at(0) }, at(400), [off])).toBe(false);
  });

  it('that is over stays counted', () => {
    const week: Pause = { kind: 'HOLIDAY', startedAt: at(1), endedAt: at(8), hours: null };
    expect(awakeMs([week], at(0), at(9))).toBe(2 * DAY);
  });

  it('only ever slows the pet down, whatever pauses there are, on each of 400 days and each hour around midnight', () => {
    const value = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(
        pauses,
        fc.record({ satiety: value, intimacy: value, strength: value }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: -3, max: 3 }),
        (given, gauges, days, hour) => {
          const snapshot = { ...gauges, at: at(0) };
          const now = at(days, hour);
          const paused = gaugesAt(snapshot, now, given);
          const plain = gaugesAt(snapshot, now);
          for (const name of gaugeNames) {
            expect(paused[name]).toBeGreaterThanOrEqual(plain[name]);
            expect(paused[name]).toBeLessThanOrEqual(Math.max(40, snapshot[name]));
          }
          const awake = awakeMs(given, at(0), now);
          expect(awake).toBeGreaterThanOrEqual(0);
          expect(awake).toBeLessThanOrEqual(now - at(0));
        },
      ),
    );
  });

  it('is the same looked at hour by hour or at once', () => {
    fc.assert(
      fc.property(pauses, fc.integer({ min: 1, max: 14 }), (given, days) => {
        let sum = 0;
        for (let hour = 0; hour < days * 24; hour += 1) sum += awakeMs(given, at(0, hour), at(0, hour + 1));
        expect(sum).toBe(awakeMs(given, at(0), at(days)));
        for (const span of pausedSpans(given, at(0), at(days))) {
          expect(pauseAt(given, span.from)).not.toBeNull();
          if (span.until < at(days)) expect(pauseAt(given, span.until)).toBeNull();
        }
      }),
      { numRuns: 60 },
    );
  });
});
