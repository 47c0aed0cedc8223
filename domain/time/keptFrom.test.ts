import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSeoulMonths } from '../account/addSeoulMonths.ts';
import { DAY } from './duration.ts';
import { keptFrom } from './keptFrom.ts';
import { seoulDay, seoulDayStart } from './seoulDay.ts';

const at = (text: string) => Date.parse(`${text}+09:00`);

describe('keptFrom', () => {
  it.each([
    ['2026-08-06T23:59:59.999', '2026-05-06T00:00'],
    ['2026-08-07T00:00', '2026-05-07T00:00'],
    ['2027-02-28T12:00', '2026-11-28T00:00'],
    ['2027-03-01T00:00', '2026-12-01T00:00'],
    ['2026-05-31T09:00', '2026-03-01T00:00'],
    ['2027-01-15T09:00', '2026-10-15T00:00'],
  ])('at %s keeps what is from %s on', (now, from) => {
    expect(keptFrom(at(now), 3)).toBe(at(from));
  });

  it('keeps a record exactly until the end of its last day', () => {
    const instant = fc.integer({ min: at('2024-01-01T00:00'), max: at('2031-01-01T00:00') });
    fc.assert(
      fc.property(instant, fc.constantFrom(3, 24), fc.integer({ min: -3, max: 3 }), (recordedAt, months, days) => {
        const lastDay = addSeoulMonths(seoulDayStart(recordedAt), months);
        const now = lastDay + DAY / 2 + days * DAY;
        expect(recordedAt >= keptFrom(now, months)).toBe(seoulDay(now) <= seoulDay(lastDay));
      }),
    );
  });
});
