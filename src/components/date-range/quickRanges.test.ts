import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickRanges } from './quickRanges.ts';

const named = (today: string) =>
  Object.fromEntries(quickRanges(today).map(({ label, from, to }) => [label, [from, to]]));

describe('quickRanges', () => {
  it('knows the months around a new year', () => {
    expect(named('2026-01-15')).toEqual({
      모두: [null, null],
      '이번 달': ['2026-01-01', '2026-01-15'],
      지난달: ['2025-12-01', '2025-12-31'],
      '3개월': ['2025-10-15', '2026-01-15'],
    });
  });

  it('ends on the last day of a shorter month, leap years included', () => {
    expect(named('2028-05-31')['3개월']).toEqual(['2028-02-29', '2028-05-31']);
    expect(named('2026-05-31')['3개월']).toEqual(['2026-02-28', '2026-05-31']);
    expect(named('2028-03-10').지난달).toEqual(['2028-02-01', '2028-02-29']);
  });

  it('always gives real days in order, none after today', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const today = date.toISOString().slice(0, 10);
          for (const { from, to } of quickRanges(today)) {
            if (from === null || to === null) continue;
            expect(new Date(from).toISOString().slice(0, 10)).toBe(from);
            expect(new Date(to).toISOString().slice(0, 10)).toBe(to);
            expect(from <= to && to <= today).toBe(true);
          }
        },
      ),
    );
  });
});
