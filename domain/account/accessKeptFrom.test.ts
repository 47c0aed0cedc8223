import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../time/duration.ts';
import { seoulDay, seoulDayStart } from '../time/seoulDay.ts';
import { accessKeptFrom } from './accessKeptFrom.ts';
import { addSeoulMonths } from './addSeoulMonths.ts';

const at = (text: string) => Date.parse(`${text}+09:00`);

describe('accessKeptFrom', () => {
  it.each([
    ['2026-08-06T23:59:59.999', '2026-05-06T00:00'],
    ['2026-08-07T00:00', '2026-05-07T00:00'],
    ['2027-02-28T12:00', '2026-11-28T00:00'],
    ['2027-03-01T00:00', '2026-12-01T00:00'],
    ['2026-05-31T09:00', '2026-03-01T00:00'],
    ['2027-01-15T09:00', '2026-10-15T00:00'],
  ])('at %s keeps what is from %s on', (now, from) => {
    expect(accessKeptFrom(at(now))).toBe(at(from));
  });

  it('keeps a record exactly until the end of its last day', () => {
    const instant = fc.integer({ min: at('2024-01-01T00:00'), max: at('2031-01-01T00:00') });
    fc.assert(
      fc.property(instant, fc.integer({ min: -3, max: 3 }), (recordedAt, days) => {
        const lastDay = addSeoulMonths(seoulDayStart(recordedAt), 3);
        const now = lastDay + DAY / 2 + days * DAY;
        expect(recordedAt >= accessKeptFrom(now)).toBe(seoulDay(now) <= seoulDay(lastDay));
      }),
    );
  });
});
