import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfDayKey } from '../time/seoulDay.ts';
import { seoulParts } from '../time/seoulParts.ts';
import { calendarWeekdays, calendarWeeks, monthSpan } from './calendarWeeks.ts';
import { moveInCalendar } from './moveInCalendar.ts';

const months = fc
  .record({ year: fc.integer({ min: 1990, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`);

describe('the rows of a month', () => {
  it('hold every day once, in order, under its weekday, in rows of seven', () => {
    fc.assert(
      fc.property(months, (month) => {
        const rows = calendarWeeks(month);
        const [year = 0, number = 0] = month.split('-').map(Number);
        const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
        const days = rows.flat().filter((day) => day !== null);
        expect(days).toEqual(Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`));
        for (const row of rows) {
          expect(row).toHaveLength(7);
          expect(row.some((day) => day !== null)).toBe(true);
          for (const [column, day] of row.entries()) {
            if (day !== null) expect((seoulParts(startOfDayKey(day)).weekday + 6) % 7).toBe(column);
          }
        }
        expect(monthSpan(month)).toEqual({ from: days[0], to: days.at(-1) });
      }),
    );
  });

  it('begin on Monday, and know leap years', () => {
    expect(calendarWeekdays[0]).toBe('월');
    expect(monthSpan('2028-02').to).toBe('2028-02-29');
    expect(monthSpan('2100-02').to).toBe('2100-02-28');
    expect(calendarWeeks('2027-02')).toHaveLength(4);
    expect(calendarWeeks('2026-08')).toHaveLength(6);
  });
});

describe('keys in the calendar', () => {
  const bounds = { from: '2027-01-05', to: '2028-03-31' };
  const days = fc.integer({ min: 0, max: 450 }).map((days) => {
    const all = months_(bounds);
    return all[days % all.length] as string;
  });
  function months_({ from, to }: typeof bounds): string[] {
    const all: string[] = [];
    for (let month = from.slice(0, 7); month <= to.slice(0, 7); ) {
      for (const day of calendarWeeks(month).flat()) if (day !== null && day >= from && day <= to) all.push(day);
      const [year = 0, number = 0] = month.split('-').map(Number);
      month = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
    }
    return all;
  }

  it('never lead out of what can be shown', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
    fc.assert(
      fc.property(days, fc.constantFrom(...keys), fc.integer({ min: 0, max: 6 }), (day, key, column) => {
        const to = moveInCalendar(day, key, column, bounds) ?? '';
        expect(to >= bounds.from && to <= bounds.to).toBe(true);
      }),
    );
  });

  it('go by days, weeks, rows and months', () => {
    const go = (key: string, column = 2) => moveInCalendar('2028-01-31', key, column, bounds);
    expect([go('ArrowLeft'), go('ArrowRight'), go('ArrowUp'), go('ArrowDown')]).toEqual([
      '2028-01-30',
      '2028-02-01',
      '2028-01-24',
      '2028-02-07',
    ]);
    expect([go('Home', 0), go('End', 0), go('PageUp'), go('PageDown')]).toEqual([
      '2028-01-31',
      '2028-02-06',
      '2027-12-31',
      '2028-02-29',
    ]);
    expect(go('Enter')).toBeNull();
  });
});
