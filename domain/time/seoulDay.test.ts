import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from './duration.ts';
import {
  seoulDay,
  seoulDayStart,
  seoulMonth,
  seoulMonthStart,
  seoulWeekStart,
  shiftDayKey,
  startOfDayKey,
} from './seoulDay.ts';
import { seoulParts } from './seoulParts.ts';

/** From 1990 to 2100. */
const instants = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2100, 0, 1) });
const published = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul', dateStyle: 'short' });

describe('days of Seoul', () => {
  it('are those of the time zone database', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(seoulDay(instant)).toBe(published.format(instant));
      }),
    );
  });

  it('change at 15:00 UTC', () => {
    const midnight = Date.UTC(2026, 4, 5, 15);
    expect([midnight - 1, midnight].map(seoulDay)).toEqual(['2026-05-05', '2026-05-06']);
    expect(seoulMonth(Date.UTC(2026, 3, 30, 15))).toBe('2026-05');
  });

  it('begin no later than any of their instants, and less than a day before it', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const start = seoulDayStart(instant);
        expect(instant - start).toBeGreaterThanOrEqual(0);
        expect(instant - start).toBeLessThan(DAY);
        expect(startOfDayKey(seoulDay(instant))).toBe(start);
        expect(seoulDay(start)).toBe(seoulDay(instant));
      }),
    );
  });

  it('begin their week on Monday and their month on the first', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const week = seoulWeekStart(instant);
        expect(seoulParts(week)).toMatchObject({ weekday: 1, hour: 0, minute: 0 });
        expect(instant - week).toBeGreaterThanOrEqual(0);
        expect(instant - week).toBeLessThan(7 * DAY);
        const month = seoulMonthStart(instant);
        expect(seoulParts(month)).toMatchObject({ day: 1, hour: 0 });
        expect(seoulMonth(month)).toBe(seoulMonth(instant));
      }),
    );
  });

  it('can be shifted there and back', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -4000, max: 4000 }), (instant, days) => {
        const key = seoulDay(instant);
        expect(shiftDayKey(shiftDayKey(key, days), -days)).toBe(key);
        expect(startOfDayKey(shiftDayKey(key, days)) - startOfDayKey(key)).toBe(days * DAY);
      }),
    );
    expect(shiftDayKey('2028-02-28', 1)).toBe('2028-02-29');
  });
});
