import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seoulDay, seoulWeekStart, shiftDayKey, startOfDayKey } from '../time/seoulDay.ts';
import { readingStreak } from './readingStreak.ts';

/** A Wednesday. */
const TODAY = '2028-03-08';
const back = (days: number, from = TODAY) => shiftDayKey(from, -days);

/** Days around 29 February of a leap year and around a new year, as distances back from a day. */
const todays = fc.integer({ min: 0, max: 900 }).map((days) => shiftDayKey('2027-11-20', days));
const distances = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 50 });

/** The rule as it is explained to students: no week has more than two days without reading. */
function holds(read: ReadonlySet<string>, from: string, to: string): boolean {
  const rests = new Map<string, number>();
  for (let day = from; day <= to; day = shiftDayKey(day, 1)) {
    if (read.has(day)) continue;
    const week = seoulDay(seoulWeekStart(startOfDayKey(day)));
    rests.set(week, (rests.get(week) ?? 0) + 1);
  }
  return [...rests.values()].every((count) => count <= 2);
}

function bySearch(days: readonly string[], today: string) {
  const read = new Set(days);
  const stretch = (end: string) =>
    Math.max(
      0,
      ...days
        .filter((from) => from <= end && holds(read, from, end))
        .map((from) => days.filter((day) => day >= from && day <= end).length),
    );
  return {
    days: stretch(read.has(today) ? today : shiftDayKey(today, -1)),
    longest: Math.max(0, ...days.map(stretch)),
  };
}

describe('the streak', () => {
  it('is what a search through all spans finds', () => {
    fc.assert(
      fc.property(todays, distances, (today, list) => {
        const days = list.map((distance) => back(distance, today));
        expect(readingStreak(days, today)).toMatchObject(bySearch(days, today));
      }),
      { numRuns: 150 },
    );
  });

  it('is kept by every week with five days of reading, wherever its rest days lie', () => {
    const weeks = fc.array(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 5 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(weeks, (read) => {
        const monday = '2027-12-27';
        const days = read.flatMap((week, row) => week.map((day) => shiftDayKey(monday, row * 7 + day)));
        const sunday = shiftDayKey(monday, read.length * 7 - 1);
        expect(readingStreak(days, sunday)).toMatchObject({ days: days.length, longest: days.length });
      }),
    );
  });

  it('never gets shorter by reading on one more day', () => {
    fc.assert(
      fc.property(todays, distances, fc.integer({ min: 0, max: 60 }), (today, list, more) => {
        const days = list.map((distance) => back(distance, today));
        const before = readingStreak(days, today);
        const after = readingStreak([...days, back(more, today)], today);
        expect(after.days).toBeGreaterThanOrEqual(before.days);
        expect(after.longest).toBeGreaterThanOrEqual(before.longest);
        expect(before.longest).toBeGreaterThanOrEqual(before.days);
      }),
    );
  });

  it('may rest as many days of the week as it says, and not one more', () => {
    fc.assert(
      fc.property(todays, distances, (today, list) => {
        const days = list.map((distance) => back(distance, today));
        const streak = readingStreak(days, today);
        fc.pre(streak.days > 0);
        const firstRest = streak.readToday ? shiftDayKey(today, 1) : today;
        const weekOf = (day: string) => seoulWeekStart(startOfDayKey(day));
        for (let rests = 1; weekOf(shiftDayKey(firstRest, rests - 1)) === weekOf(today); rests += 1) {
          const after = readingStreak(days, shiftDayKey(firstRest, rests));
          if (rests <= streak.restLeft) expect(after.days).toBe(streak.days);
          else expect(after.days).toBeLessThan(streak.days);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('counts no day as a rest that came before its first day', () => {
    const [thursday, friday, sunday] = ['2028-03-09', '2028-03-10', '2028-03-12'];
    expect(readingStreak([thursday], thursday)).toMatchObject({ days: 1, restLeft: 2 });
    expect(readingStreak([thursday], friday)).toMatchObject({ days: 1, restLeft: 2 });
    expect(readingStreak([thursday], sunday)).toMatchObject({ days: 1, restLeft: 0 });
    // A stretch that ended on Tuesday takes no rest from the one begun on Friday.
    expect(readingStreak(['2028-03-06', friday], friday)).toMatchObject({ days: 1, restLeft: 2 });
    expect(readingStreak([], thursday).restLeft).toBe(2);
  });

  it('does not end before the day is over', () => {
    const days = [1, 2, 3].map((distance) => back(distance));
    expect(readingStreak(days, TODAY)).toMatchObject({ days: 3, readToday: false, restLeft: 2 });
    expect(readingStreak([...days, TODAY], TODAY)).toMatchObject({ days: 4, readToday: true, restLeft: 2 });
  });

  it('lives through two rest days of a week and ends with the third', () => {
    // Monday read, then nothing: Tuesday and Wednesday rest.
    const monday = '2028-03-06';
    expect(readingStreak([monday], '2028-03-09')).toMatchObject({ days: 1, restLeft: 0 });
    expect(readingStreak([monday], '2028-03-10')).toMatchObject({ days: 0, longest: 1, restLeft: 2 });
    // The last two days of one week and the first two of the next.
    expect(readingStreak(['2028-03-10'], '2028-03-15').days).toBe(1);
    expect(readingStreak(['2028-03-10'], '2028-03-16').days).toBe(0);
  });

  it('knows nothing of days to come, of repeats, and of a life without reading', () => {
    expect(readingStreak([shiftDayKey(TODAY, 1)], TODAY)).toEqual({
      days: 0,
      longest: 0,
      readToday: false,
      restLeft: 2,
    });
    expect(readingStreak([back(1), back(1)], TODAY).days).toBe(1);
  });

  it('goes over 29 February', () => {
    const days = ['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02', '2028-03-03', '2028-03-06', '2028-03-07'];
    expect(readingStreak(days, TODAY).days).toBe(7);
    expect(readingStreak(['2027-02-26', '2027-02-27', '2027-02-28', '2027-03-01'], '2027-03-01').days).toBe(4);
  });
});
