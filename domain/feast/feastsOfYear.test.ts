import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seoulDay, shiftDayKey, startOfDayKey } from '../time/seoulDay.ts';
import { dangiDay } from './dangiDay.ts';
import { feastIds, feastsOfYear, feastsOn, feastWeek, passedFeasts } from './feastsOfYear.ts';
import { lunarDays, lunarFeastDays } from './lunarFeastDays.ts';
import { winterSolstice } from './testing/winterSolstice.ts';

const YEARS = Array.from({ length: 25 }, (_, index) => 2026 + index);
const anyYear = fc.integer({ min: 2026, max: 2060 });
const anyDay = fc.integer({ min: 0, max: 35 * 365 }).map((days) => shiftDayKey('2026-01-01', days));
const knowsDangi = new Intl.DateTimeFormat('en-u-ca-dangi').resolvedOptions().calendar === 'dangi';

describe('the table of moving feasts', () => {
  it('names every year from 2026 to 2050', () => {
    expect(Object.keys(lunarFeastDays).map(Number)).toEqual(YEARS);
  });

  it('agrees with the Korean lunar calendar, where the runtime knows it', () => {
    for (const year of YEARS) {
      const computed = Object.values(lunarDays).map(([month, day]) => dangiDay(year, month, day)?.slice(5));
      const listed = lunarFeastDays[year]?.slice(0, 5);
      expect(computed).toEqual(knowsDangi ? listed : listed?.map(() => undefined));
    }
  });

  it('agrees with the computed winter solstice, which is not close to midnight', () => {
    for (const year of YEARS) {
      const solstice = winterSolstice(year);
      expect(seoulDay(solstice).slice(5)).toBe(lunarFeastDays[year]?.[5]);
      const minutes = (solstice - startOfDayKey(seoulDay(solstice))) / 60_000;
      expect(Math.min(minutes, 24 * 60 - minutes)).toBeGreaterThan(40);
    }
  });

  it('holds days that are printed in Korean calendars', () => {
    expect(lunarFeastDays[2028]?.[0]).toBe('01-27');
    expect(lunarFeastDays[2026]).toEqual(['02-17', '03-03', '06-19', '08-19', '09-25', '12-22']);
    expect(lunarFeastDays[2033]?.[4]).toBe('09-08');
  });
});

describe('the year', () => {
  it('has each feast once, in the table and after it', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const days = feastsOfYear(year);
        expect(days.map(({ feast }) => feast).sort()).toEqual([...feastIds].sort());
        for (const { day } of days) expect(day.slice(0, 4)).toBe(String(year));
        expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).sort());
      }),
    );
  });

  it('follows the solstice after the table', () => {
    for (let year = 2051; year <= 2099; year += 1) {
      const solstice = winterSolstice(year);
      const minutes = (solstice - startOfDayKey(seoulDay(solstice))) / 60_000;
      // The short form may be a quarter of an hour off.
      if (Math.min(minutes, 24 * 60 - minutes) < 30) continue;
      expect(feastsOfYear(year).find(({ feast }) => feast === 'dongji')?.day).toBe(seoulDay(solstice));
    }
  });

  it('celebrates a feast for seven days, and at most two at once', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const here = feastsOn(day);
        expect(here.length).toBeLessThanOrEqual(2);
        for (const feast of here) {
          const { from, until } = feastWeek(feast.day);
          expect(from <= day && day <= until).toBe(true);
        }
      }),
    );
    const counted = new Map<string, number>();
    for (let at = 0; at < 365; at += 1) {
      for (const { feast } of feastsOn(shiftDayKey('2027-01-01', at)))
        counted.set(feast, (counted.get(feast) ?? 0) + 1);
    }
    expect([...counted.values()]).toEqual(Array(12).fill(7));
  });

  it('counts as passed what ended since the first day, and each later day at least that', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(800), fc.nat(60), (since, after, later) => {
        const day = shiftDayKey(since, after);
        const passed = passedFeasts(since, day);
        for (const { day: feastDay } of passed) {
          expect(feastWeek(feastDay).until < day).toBe(true);
          expect(feastWeek(feastDay).until >= since).toBe(true);
        }
        const next = shiftDayKey(day, later);
        const stillOrHere = [...passedFeasts(since, next), ...feastsOn(next)].map(({ feast }) => feast);
        for (const { feast } of passed) expect(stillOrHere).toContain(feast);
        if (after > 380) expect(passed.length + feastsOn(day).length).toBeGreaterThanOrEqual(12);
      }),
    );
  });
});
