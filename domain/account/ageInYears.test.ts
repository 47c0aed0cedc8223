import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftDayKey } from '../time/seoulDay.ts';
import { ageInYears, isUnderFourteen, MINIMUM_AGE } from './ageInYears.ts';
import { isRealDate } from './isRealDate.ts';
import { awkwardTexts } from './testing/awkwardTexts.ts';

const days = fc.integer({ min: 0, max: 80_000 }).map((shift) => shiftDayKey('1900-01-01', shift));
const compact = (dayKey: string) => dayKey.replaceAll('-', '');
/** The same day of another year; 29 February becomes 1 March where it is missing. */
function birthdayIn(birth: string, years: number): string {
  const year = String(Number(birth.slice(0, 4)) + years).padStart(4, '0');
  return isRealDate(year + birth.slice(5, 7) + birth.slice(8)) ? year + birth.slice(4) : `${year}-03-01`;
}

describe('ageInYears', () => {
  it('changes when the birthday begins, not a day before', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 120 }), (birth, years) => {
        const day = birthdayIn(birth, years);
        expect(ageInYears(compact(birth), day)).toBe(years);
        expect(ageInYears(compact(birth), shiftDayKey(day, -1))).toBe(years - 1);
        expect(ageInYears(compact(birth), shiftDayKey(day, 1))).toBe(years);
      }),
    );
  });

  it.each([
    ['20120505', '2026-05-04', 13],
    ['20120505', '2026-05-05', 14],
    ['20120505', '2026-05-06', 14],
    // Born on 29 February: in a common year on 1 March, in a leap year on the day itself.
    ['20120229', '2026-02-28', 13],
    ['20120229', '2026-03-01', 14],
    ['20120229', '2028-02-28', 15],
    ['20120229', '2028-02-29', 16],
    ['20120228', '2026-02-28', 14],
    ['20120301', '2026-02-28', 13],
    ['20111231', '2026-01-01', 14],
    ['20260505', '2026-05-05', 0],
    ['20260506', '2026-05-05', -1],
  ])('of %s on %s is %i', (birthday, today, age) => {
    expect(ageInYears(birthday, today)).toBe(age);
    expect(isUnderFourteen(birthday, today)).toBe(age < MINIMUM_AGE);
  });

  it('never falls as days pass', () => {
    fc.assert(
      fc.property(days, days, fc.nat(1000), (birth, today, later) => {
        expect(ageInYears(compact(birth), shiftDayKey(today, later))).toBeGreaterThanOrEqual(
          ageInYears(compact(birth), today),
        );
      }),
    );
  });
});

describe('isRealDate', () => {
  it('agrees with the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), fc.nat(14), fc.nat(33), (year, month, day) => {
        const date = new Date(Date.UTC(year, month - 1, day));
        const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        const text = `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;
        expect(isRealDate(text)).toBe(real);
      }),
      { numRuns: 1000 },
    );
  });

  it('refuses anything but eight ordinary digits', () => {
    for (const text of [...Object.values(awkwardTexts), '20120229\n', '2012-2-29', '+2012229']) {
      expect(isRealDate(text)).toBe(false);
    }
  });
});
