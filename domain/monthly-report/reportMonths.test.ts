import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seoulMonth, shiftDayKey, startOfDayKey } from '../time/seoulDay.ts';
import { isReportMonth, monthSpan, reportMonthName, reportMonths } from './reportMonths.ts';

const month = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, of]) => `${year}-${String(of).padStart(2, '0')}`);

describe('reportMonths', () => {
  it('are the current one and twelve before it, over the turn of the year', () => {
    const months = reportMonths('2026-02-28');
    expect(months).toHaveLength(13);
    expect([months[0], months[1], months[2], months[12]]).toEqual(['2026-02', '2026-01', '2025-12', '2025-02']);
  });

  it('know which months can be opened', () => {
    const opens = (asked: string) => isReportMonth(asked, '2026-11-30');
    expect(['2026-11', '2025-11', '2026-12', '2025-10', '2026-13', 'x'].map(opens)).toEqual([
      ...[true, true],
      ...[false, false, false, false],
    ]);
  });

  it('have a name', () => {
    expect(reportMonthName('2026-05')).toBe('2026년 5월');
  });
});

describe('monthSpan', () => {
  it('holds exactly the days of the month, by the calendar of Seoul', () => {
    fc.assert(
      fc.property(month, (of) => {
        const { fromDay, toDay, from, until } = monthSpan(of);
        expect([fromDay.slice(0, 7), toDay.slice(0, 7)]).toEqual([of, of]);
        expect([seoulMonth(from), seoulMonth(until - 1)]).toEqual([of, of]);
        expect([seoulMonth(from - 1) < of, seoulMonth(until) > of]).toEqual([true, true]);
        expect(startOfDayKey(shiftDayKey(toDay, 1))).toBe(until);
      }),
    );
  });
});
