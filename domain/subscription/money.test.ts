import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seoulDay, shiftDayKey, startOfDayKey } from '../time/seoulDay.ts';
import { chargeFor, unusedValue } from './chargeFor.ts';
import { higherPriceBegins } from './higherPriceBegins.ts';
import { nextCheckAt, nextTryDate } from './nextTryDate.ts';
import { anchorOf, daysBetween, periodFrom } from './periodFrom.ts';
import { changeCredit, planChange } from './planChange.ts';
import { refundOf } from './refundOf.ts';
import { renewalPrice } from './renewalPrice.ts';

const days = fc.integer({ min: 0, max: 20_000 }).map((after) => shiftDayKey('2020-01-01', after));
const months = fc.constantFrom(1, 3, 12);
const won = fc.integer({ min: 100, max: 1_000_000 });

describe('periods', () => {
  it('keep their anchor through shorter months', () => {
    let start = '2027-01-31';
    const starts = [start];
    for (let no = 0; no < 4; no += 1) {
      start = periodFrom(start, 1, 31).end;
      starts.push(start);
    }
    expect(starts).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    expect(periodFrom('2027-11-30', 3, 30).end).toBe('2028-02-29');
    expect(periodFrom('2028-02-29', 12, 29).end).toBe('2029-02-28');
  });

  it('follow each other without a gap and come back to the anchor', () => {
    fc.assert(
      fc.property(days, months, fc.integer({ min: 1, max: 30 }), (first, step, count) => {
        const anchor = anchorOf(first);
        let start = first;
        for (let no = 0; no < count; no += 1) {
          const period = periodFrom(start, step, anchor);
          expect(period.start).toBe(start);
          const length = daysBetween(period.start, period.end);
          expect(length).toBeGreaterThanOrEqual(step * 28);
          expect(length).toBeLessThanOrEqual(step * 31);
          const isLast = shiftDayKey(period.end, 1).slice(8) === '01';
          expect(anchorOf(period.end) === anchor || (isLast && anchorOf(period.end) < anchor)).toBe(true);
          start = period.end;
        }
      }),
    );
  });
});

describe('credit', () => {
  it('never makes or loses a won', () => {
    fc.assert(
      fc.property(won, fc.integer({ min: -99, max: 2_000_000 }), (price, credit) => {
        const { charge, creditUsed, carry } = chargeFor(price, credit);
        expect(charge + creditUsed).toBe(price);
        expect(creditUsed + carry).toBe(credit);
        expect(charge === 0 || charge >= 100).toBe(true);
        expect(carry).toBeGreaterThan(-100);
      }),
    );
  });

  it('is the whole value on the first day, none at the end, and falls in between', () => {
    fc.assert(
      fc.property(days, months, won, (start, step, value) => {
        const period = periodFrom(start, step, anchorOf(start));
        expect(unusedValue(period, value, start)).toBe(value);
        expect(unusedValue(period, value, period.end)).toBe(0);
        expect(unusedValue(period, value, shiftDayKey(period.end, 40))).toBe(0);
        let before = value;
        for (let day = start; day < period.end; day = shiftDayKey(day, 1)) {
          const now = unusedValue(period, value, day);
          expect(now).toBeLessThanOrEqual(before);
          before = now;
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('a refund', () => {
  const bought = { period: periodFrom('2026-05-06', 1, 6), value: 9_900, carry: 0, paidOn: '2026-05-06', used: false };

  it('is whole until the seventh day ends in Seoul, and by days from the eighth', () => {
    const lastMoment = Date.UTC(2026, 4, 13, 14, 59, 59);
    expect(refundOf(bought, seoulDay(lastMoment))).toMatchObject({ rule: 'FULL', refund: 9_900 });
    expect(refundOf(bought, seoulDay(lastMoment)).fullUntil).toBe(lastMoment + 1_000);
    // Nine of 31 days have begun.
    const eighth = refundOf(bought, seoulDay(lastMoment + 1_000));
    expect(eighth).toMatchObject({ rule: 'PRORATED', usedDays: 9, periodDays: 31, refund: 9_900 - 2_874 });
  });

  it('is by days from the first day on once it was used', () => {
    expect(refundOf({ ...bought, used: true }, '2026-05-06')).toMatchObject({ rule: 'PRORATED', usedDays: 1 });
    expect(refundOf({ ...bought, used: true }, '2026-06-05')).toMatchObject({ rule: 'NONE', refund: 0 });
  });

  it('lies between nothing and everything, and never grows with the days', () => {
    fc.assert(
      fc.property(days, months, won, fc.nat(50_000), fc.boolean(), (start, step, value, carry, used) => {
        const period = periodFrom(start, step, anchorOf(start));
        let before = value + carry;
        for (let day = start; day <= period.end; day = shiftDayKey(day, 3)) {
          const { refund } = refundOf({ period, value, carry, paidOn: start, used }, day);
          expect(refund).toBeLessThanOrEqual(before);
          expect(refund).toBeGreaterThanOrEqual(carry);
          before = refund;
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('dunning', () => {
  it('tries on the days +1, +3, +5, +7', () => {
    const tries = ['2026-05-31'];
    for (let next = nextTryDate('2026-05-31', '2026-05-31'); next !== null; next = nextTryDate('2026-05-31', next)) {
      tries.push(next);
    }
    expect(tries).toEqual(['2026-05-31', '2026-06-01', '2026-06-03', '2026-06-05', '2026-06-07']);
  });

  it('skips what a late run has missed and never tries twice a day', () => {
    expect(nextTryDate('2026-05-31', '2026-06-04')).toBe('2026-06-05');
    expect(nextTryDate('2026-05-31', '2026-06-07')).toBeNull();
    expect(nextTryDate('2026-05-31', '2026-07-01')).toBeNull();
  });

  it('asks for an unknown outcome after 1, 5, 15 and 60 minutes, then every hour', () => {
    const minutes = [0, 1, 2, 3, 4, 5].map((checks) => nextCheckAt(0, checks) / 60_000);
    expect(minutes).toEqual([1, 5, 15, 60, 120, 180]);
  });
});

describe('a price', () => {
  it('rises only with consent to that very version, and falls by itself', () => {
    const agreed = { priceNo: 1, price: 5_900 };
    const higher = { priceNo: 2, price: 6_900 };
    expect(renewalPrice(agreed, higher, null)).toEqual(agreed);
    expect(renewalPrice(agreed, higher, 3)).toEqual(agreed);
    expect(renewalPrice(agreed, higher, 2)).toEqual(higher);
    expect(renewalPrice(higher, agreed, null)).toEqual(agreed);
  });
});

describe('a higher price', () => {
  const begins = (inForceOn: string, today: string) => {
    const at = higherPriceBegins(startOfDayKey(inForceOn), '2026-06-06', startOfDayKey(today));
    return at === null ? null : seoulDay(at);
  };

  it('begins with the first payment it is in force for, and is asked about in the thirty days before', () => {
    expect([begins('2026-05-20', '2026-05-06'), begins('2026-05-20', '2026-05-07')]).toEqual([null, '2026-06-06']);
    expect([begins('2026-05-01', '2026-06-05'), begins('2026-05-01', '2026-06-06')]).toEqual(['2026-06-06', null]);
    expect([begins('2026-06-06', '2026-06-05'), begins('2026-06-07', '2026-06-05')]).toEqual(['2026-06-06', null]);
  });
});

describe('a plan change', () => {
  const current = {
    plan: 'MISSION' as const,
    type: 'RECURRING' as const,
    productNo: 4,
    price: 5_900,
    period: periodFrom('2026-05-06', 1, 6),
    anchorDay: 6,
    value: 5_900,
    returned: 0,
    carry: 0,
    hasCard: true,
  };
  const all = { plan: 'ALL' as const, type: 'RECURRING' as const, productNo: 8, price: 9_900 };

  it('to more begins today, less the unused days', () => {
    const changed = planChange(current, all, '2026-05-16');
    // 21 of 31 days are left: floor(5,900 × 21 / 31) = 3,996.
    expect(changed).toMatchObject({ change: { when: 'NOW', by: 'CARD', credit: 3_996, charge: 5_904, carry: 0 } });
    expect(changed).toMatchObject({ change: { period: { start: '2026-05-16', end: '2026-06-16' }, anchorDay: 16 } });
  });

  it('to less waits for the period end', () => {
    const dear = { ...current, ...all, value: 9_900 };
    const cheap = { plan: 'MISSION' as const, type: 'RECURRING' as const, productNo: 4, price: 5_900 };
    expect(planChange(dear, cheap, '2026-05-16')).toMatchObject({
      change: { when: 'PERIOD_END', charge: 5_900, period: { start: '2026-06-06', end: '2026-07-06' } },
    });
  });

  it('carries credit that is worth more than the new price, where there is a next payment', () => {
    const yearly = { ...current, type: 'YEARLY' as const, value: 69_000, period: periodFrom('2026-05-06', 12, 6) };
    expect(planChange({ ...yearly, hasCard: false }, all, '2026-05-06')).toMatchObject({
      change: { by: 'BILLING', charge: 0, creditUsed: 9_900, carry: 59_100 },
    });
    const once = { plan: 'ALL' as const, type: 'MONTHLY' as const, productNo: 5, price: 11_900 };
    expect(planChange(yearly, once, '2026-05-06')).toEqual({ ok: false, reason: 'CREDIT_LOST' });
  });

  it('credits no money that went back, and what is owed from before stays owed', () => {
    const credited = (changed: Partial<typeof current>) => {
      const result = planChange({ ...current, ...changed }, all, '2026-05-16');
      return result.ok ? [result.change.credit, result.change.charge] : null;
    };
    expect(credited({ returned: 996 })).toEqual([3_000, 6_900]);
    expect(credited({ returned: 5_900 })).toEqual([0, 9_900]);
    expect(credited({ returned: 5_900, carry: -50 })).toEqual([-50, 9_950]);
    expect(credited({ returned: 0, carry: -50 })).toEqual([3_946, 5_954]);
  });

  it('takes off what the ticket is worth on its day, and says so by itself', () => {
    const worth = { ...current, returned: 996 };
    expect([changeCredit(worth, '2026-05-16'), changeCredit(worth, '2026-06-05')]).toEqual([3_000, 0]);
  });

  it('to itself is none', () => {
    expect(planChange(current, { ...all, productNo: 4 }, '2026-05-16')).toEqual({ ok: false, reason: 'SAME' });
  });
});
