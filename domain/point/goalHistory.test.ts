import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_MONTH_GOAL, goalHistory, goalIn, shiftMonth } from './goalHistory.ts';

const span = { now: '2026-05', joined: '2025-01', current: 4, months: 6 };

describe('goals of past months', () => {
  it('are the six months before this one, the oldest first', () => {
    const months = goalHistory(span, [], new Map([['2026-04', 3]])).map((past) => past.month);
    expect(months).toEqual(['2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04']);
  });

  it('hold until another goal was set', () => {
    const goals = [
      { month: '2026-03', bookCount: 7 },
      { month: '2025-12', bookCount: 3 },
    ];
    expect(goalHistory(span, goals, new Map()).map((past) => past.goalBookCount)).toEqual([4, 3, 3, 3, 7, 7]);
    expect(goalHistory(span, [{ month: '2024-02', bookCount: 5 }], new Map())[0]?.goalBookCount).toBe(5);
  });

  it('begin with the month of joining and leave this month out', () => {
    expect(goalHistory({ ...span, joined: '2026-04' }, [], new Map())).toHaveLength(1);
    expect(goalHistory({ ...span, joined: '2026-05' }, [], new Map())).toEqual([]);
    const thisMonth = [{ month: '2026-05', bookCount: 9 }];
    expect(goalHistory(span, thisMonth, new Map()).map((past) => past.goalBookCount)).not.toContain(9);
  });

  it('are those that were shown while none was set, from the month of joining on', () => {
    const month = fc.integer({ min: -30, max: 30 }).map((away) => shiftMonth('2026-05', away));
    const goals = fc.array(fc.record({ month, bookCount: fc.integer({ min: 1, max: 30 }) }), { maxLength: 3 });
    fc.assert(
      fc.property(month, month, goals, fc.nat(30), (asked, joined, set, current) => {
        const before = set.filter((goal) => goal.month <= asked);
        const goal = goalIn(asked, set, { joined, current });
        if (before.length > 0) expect(before.map(({ bookCount }) => bookCount)).toContain(goal);
        else if (asked < joined) expect(goal).toBeNull();
        else expect(goal).toBe(set.length === 0 ? current : DEFAULT_MONTH_GOAL);
      }),
    );
  });

  it('count the books verified in each month', () => {
    const counts = goalHistory(span, [], new Map([['2026-04', 3]])).map((past) => past.verifiedBookCount);
    expect(counts).toEqual([0, 0, 0, 0, 0, 3]);
  });

  it('shift months like a calendar', () => {
    const month = fc
      .tuple(fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
    fc.assert(
      fc.property(month, fc.integer({ min: -60, max: 60 }), (start, months) => {
        const date = new Date(`${start}-15T00:00:00Z`);
        date.setUTCMonth(date.getUTCMonth() + months);
        expect(shiftMonth(start, months)).toBe(date.toISOString().slice(0, 7));
      }),
    );
  });
});
