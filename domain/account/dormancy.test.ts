import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/duration.ts';
import { seoulDay } from '../time/seoulDay.ts';
import { addSeoulMonths } from './addSeoulMonths.ts';
import { dormancy, dormancyStage, passwordReminderDue, withdrawalTimes } from './dormancy.ts';

/** Wall clock of Seoul. */
const seoul = (year: number, month: number, day: number, hour = 0) => Date.UTC(year, month - 1, day, hour - 9);
const instants = fc.integer({ min: seoul(1990, 1, 1), max: seoul(2100, 1, 1) });

describe('addSeoulMonths', () => {
  it.each([
    [seoul(2026, 5, 5, 15), 12, seoul(2027, 5, 5, 15)],
    [seoul(2026, 1, 31), 1, seoul(2026, 2, 28)],
    [seoul(2028, 1, 31), 1, seoul(2028, 2, 29)],
    [seoul(2028, 2, 29, 8), 12, seoul(2029, 2, 28, 8)],
    [seoul(2026, 12, 31), 2, seoul(2027, 2, 28)],
    // 00:30 in Seoul is still the day before in UTC.
    [seoul(2026, 3, 1) + HOUR / 2, 1, seoul(2026, 4, 1) + HOUR / 2],
  ])('%i + %i months', (from, months, to) => {
    expect(addSeoulMonths(from, months)).toBe(to);
  });

  it('lands on the day of the same number or on the last of its month', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 60 }), (instant, months) => {
        const [from, to] = [seoulDay(instant), seoulDay(addSeoulMonths(instant, months))];
        const apart =
          (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
        expect(apart).toBe(months);
        const lastOfMonth = seoulDay(addSeoulMonths(instant, months) + DAY).slice(8) === '01';
        expect(to.slice(8) === from.slice(8) || lastOfMonth).toBe(true);
      }),
    );
  });
});

describe('dormancy', () => {
  const seen = seoul(2025, 6, 10, 15);
  const asleep = seoul(2026, 6, 10, 15);
  it.each([
    [seen, 'ACTIVE'],
    [seoul(2026, 5, 11, 15) - 1, 'ACTIVE'],
    [seoul(2026, 5, 11, 15), 'NOTICE_30'],
    [seoul(2026, 6, 3, 15) - 1, 'NOTICE_30'],
    [seoul(2026, 6, 3, 15), 'NOTICE_7'],
    [asleep - 1, 'NOTICE_7'],
    [asleep, 'DORMANT'],
    [seoul(2028, 6, 10, 15) - 1, 'DORMANT'],
    [seoul(2028, 6, 10, 15), 'PURGE'],
  ])('at %i is %s', (now, stage) => {
    expect(dormancyStage(seen, now)).toBe(stage);
  });

  it('only ever deepens while nobody comes', () => {
    const order = ['ACTIVE', 'NOTICE_30', 'NOTICE_7', 'DORMANT', 'PURGE'];
    expect(dormancy.map(({ stage }) => stage)).toEqual(order.slice(1).reverse());
    fc.assert(
      fc.property(instants, fc.nat(1500 * DAY), fc.nat(1500 * DAY), (lastSeen, later, more) => {
        const [first, second] = [
          dormancyStage(lastSeen, lastSeen + later),
          dormancyStage(lastSeen, lastSeen + later + more),
        ];
        expect(order.indexOf(second)).toBeGreaterThanOrEqual(order.indexOf(first));
      }),
    );
  });

  it('is no matter of clocks that disagree', () => {
    expect(dormancyStage(seen, seen - DAY)).toBe('ACTIVE');
  });
});

describe('leaving', () => {
  it('can be undone for 72 hours and is carried out within five days', () => {
    expect(withdrawalTimes(1000)).toEqual({
      undoUntil: 1000 + 72 * HOUR,
      purgeFrom: 1000 + 72 * HOUR,
      purgeBy: 1000 + 5 * DAY,
    });
  });
});

describe('the reminder of an old password', () => {
  it.each([
    [0, null, 180 * DAY - 1, false],
    [0, null, 180 * DAY, true],
    [0, 180 * DAY, 210 * DAY - 1, false],
    [0, 180 * DAY, 210 * DAY, true],
    // Changed after "나중에": counted from the change.
    [200 * DAY, 190 * DAY, 300 * DAY, false],
  ])('changed %i, silenced %s, now %i: %s', (changed, snoozed, now, due) => {
    expect(passwordReminderDue(changed, snoozed, now)).toBe(due);
  });
});
