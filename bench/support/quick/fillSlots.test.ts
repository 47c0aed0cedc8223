import { describe, expect, it } from 'vitest';
import { calendarSlots, fillSlots } from './fillSlots.mjs';

describe('calendarSlots', () => {
  it('names days and the month in Seoul', () => {
    // Thursday, 11 December 2026, 00:30 in Seoul.
    expect(calendarSlots(Date.UTC(2026, 11, 10, 15, 30))).toEqual({
      dayKey: '2026-12-11',
      weekStart: '2026-12-07',
      monthStart: '2026-12-01',
      monthEnd: '2026-12-31',
      monthKey: '2026-12',
    });
  });

  it('ends a month on its last day', () => {
    expect(calendarSlots(Date.UTC(2028, 1, 1)).monthEnd).toBe('2028-02-29');
    expect(calendarSlots(Date.UTC(2026, 3, 30)).monthEnd).toBe('2026-04-30');
  });
});

describe('fillSlots', () => {
  it('puts in what stays the same once, and the rest for each request', () => {
    const parameters = [{ slot: 'accountNo' }, 'POINT', { slot: 'now', plus: -600 }, { slot: 'seq' }, null];
    const valuesOf = fillSlots(parameters, { accountNo: 7 });
    expect(valuesOf({ now: 1000, seq: 1 })).toEqual([7, 'POINT', 400, 1, null]);
    expect(valuesOf({ now: 2000, seq: 2 })).toEqual([7, 'POINT', 1400, 2, null]);
  });

  it('takes an account from the request where the run names none', () => {
    expect(fillSlots([{ slot: 'accountNo' }], {})({ accountNo: 8 })).toEqual([8]);
  });

  it('refuses a slot that nobody fills', () => {
    expect(() => fillSlots([{ slot: 'weekStart' }], {})).toThrow('weekStart');
  });
});
