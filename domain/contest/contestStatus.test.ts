import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../time/duration.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '../time/seoulDay.ts';
import { isRoundOpen, planRounds, roundSpan } from './ContestRound.ts';
import {
  contestEndsAt,
  contestLastDay,
  contestStartsAt,
  contestStatus,
  contestsInOrder,
  endOfDayKey,
} from './contestStatus.ts';

const FIRST_DAY = Date.UTC(2024, 0, 1, 6);
const dayKey = fc.nat({ max: 1_500 }).map((days) => seoulDay(FIRST_DAY + days * DAY));
const times = fc
  .record({ startDay: dayKey, days: fc.integer({ min: 1, max: 60 }) })
  .map(({ startDay, days }) => ({ startDay, endDay: shiftDayKey(startDay, days - 1), closedAt: null }));

describe('a contest', () => {
  it('starts at 00:00 in Seoul and ends at 00:00 of the day after its end day', () => {
    const contest = { startDay: '2026-06-01', endDay: '2026-06-28', closedAt: null };
    expect(contestStartsAt(contest)).toBe(Date.UTC(2026, 4, 31, 15));
    expect(contestEndsAt(contest)).toBe(Date.UTC(2026, 5, 28, 15));
    expect(contestStatus(contest, Date.UTC(2026, 4, 31, 15) - 1)).toBe('WAIT');
    expect(contestStatus(contest, Date.UTC(2026, 4, 31, 15))).toBe('IN_PROGRESS');
    expect(contestStatus(contest, Date.UTC(2026, 5, 28, 15) - 1)).toBe('IN_PROGRESS');
    expect(contestStatus(contest, Date.UTC(2026, 5, 28, 15))).toBe('COMPLETED');
  });

  it('is in progress exactly on its days, at any instant of them', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: -3 * DAY, max: 63 * DAY }), (contest, offset) => {
        const now = startOfDayKey(contest.startDay) + offset;
        const today = seoulDay(now);
        const expected = today < contest.startDay ? 'WAIT' : today > contest.endDay ? 'COMPLETED' : 'IN_PROGRESS';
        expect(contestStatus(contest, now)).toBe(expected);
      }),
    );
  });

  it('ends when it is closed, and never later than its end day', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: -DAY, max: 70 * DAY }), (contest, offset) => {
        const closedAt = startOfDayKey(contest.startDay) + offset;
        const ends = contestEndsAt({ ...contest, closedAt });
        expect(ends).toBe(Math.min(closedAt, endOfDayKey(contest.endDay)));
        expect(contestStatus({ ...contest, closedAt }, ends)).toBe('COMPLETED');
      }),
    );
  });
});

describe('the weeks', () => {
  it('follow each other without a gap, and each day of the contest has exactly one open', () => {
    const weeks = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(
        dayKey,
        weeks,
        fc.nat({ max: 9 }),
        fc.double({ min: 0, max: 0.9999, noNaN: true }),
        (start, count, more, share) => {
          const endDay = shiftDayKey(start, count * 7 - 1 + more);
          const contest = { startDay: start, endDay, closedAt: null };
          const rounds = planRounds(start, endDay, count);
          const [from, until] = [contestStartsAt(contest), contestEndsAt(contest)];
          const open = (now: number) => rounds.filter((round) => isRoundOpen(round, contest, now));
          expect(open(from + Math.floor(share * (until - from)))).toHaveLength(1);
          expect(open(from - 1)).toEqual([]);
          expect(open(until)).toEqual([]);
          for (const round of rounds) {
            const { opensAt, closesAt } = roundSpan(round, contest);
            expect(isRoundOpen(round, contest, opensAt)).toBe(true);
            expect(isRoundOpen(round, contest, opensAt - 1)).toBe(false);
            expect(isRoundOpen(round, contest, closesAt - 1)).toBe(true);
            expect(isRoundOpen(round, contest, closesAt)).toBe(false);
            expect(seoulDay(opensAt)).toBe(round.displayStartDay);
            expect(seoulDay(closesAt - 1)).toBe(round.displayEndDay);
          }
        },
      ),
    );
  });

  it('close with a contest that is closed before its time', () => {
    const contest = { startDay: '2026-06-01', endDay: '2026-06-28', closedAt: Date.UTC(2026, 5, 3, 3) };
    const [first, second] = planRounds('2026-06-01', '2026-06-28', 4);
    if (!first || !second) throw new Error('there are four weeks');
    expect(isRoundOpen(first, contest, Date.UTC(2026, 5, 3, 3))).toBe(false);
    expect(isRoundOpen(second, contest, Date.UTC(2026, 5, 9))).toBe(false);
  });
});

it('ends on its end day, or on the day it was closed', () => {
  const times = { startDay: '2026-06-01', endDay: '2026-06-28', closedAt: null };
  expect(contestLastDay(times)).toBe('2026-06-28');
  expect(contestLastDay({ ...times, closedAt: Date.UTC(2026, 5, 3, 3) })).toBe('2026-06-03');
  expect(contestLastDay({ ...times, closedAt: Date.UTC(2026, 8, 1) })).toBe('2026-06-28');
});

describe('the contest that is shown first', () => {
  const at = (startDay: string, endDay: string) => ({ startDay, endDay, closedAt: null, academyNo: null });
  const [past, last, running, next, later] = [
    at('2026-01-01', '2026-01-28'),
    at('2026-02-01', '2026-02-28'),
    at('2026-06-01', '2026-06-28'),
    at('2026-07-01', '2026-07-28'),
    at('2026-09-01', '2026-09-28'),
  ];
  const now = startOfDayKey('2026-06-10');

  it.each([
    ['the one that runs', [past, later, running, next, last], running],
    ['else the one that starts next', [past, later, next, last], next],
    ['else the one that ended last', [past, last], last],
    ['else none', [], undefined],
  ])('is %s', (_, contests, expected) => {
    expect(contestsInOrder(contests, now)[0]).toEqual(expected);
  });

  it('is that of the site before that of a class, and one that runs before both', () => {
    const [site, own] = [next, { ...next, academyNo: 7 }];
    expect(contestsInOrder([own, site], now)).toEqual([site, own]);
    const runs = { ...running, academyNo: 7 };
    expect(contestsInOrder([site, own, runs], now)).toEqual([runs, site, own]);
  });
});
