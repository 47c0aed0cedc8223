import fc from 'fast-check';
import { expect, it } from 'vitest';
import { teamChanges, teamShare } from './teamShare.ts';

it('is the mean of both shares', () => {
  expect(teamShare({ pupils: 20, readers: 10, growers: 0 })).toBe(2500);
  expect(teamShare({ pupils: 20, readers: 20, growers: 20 })).toBe(10_000);
  expect(teamShare({ pupils: 0, readers: 0, growers: 0 })).toBe(0);
  expect(teamShare({ pupils: 3, readers: 5, growers: 0 })).toBe(5000);
});

it('names what the first points, more points, and points taken back change', () => {
  const at = (roundNo: number, point: number) => ({ roundNo, point });
  expect(teamChanges([], [at(1, 20)])).toEqual([{ roundNo: 1, readers: 1, growers: 0 }]);
  expect(teamChanges([at(1, 20)], [at(1, 40)])).toEqual([]);
  expect(teamChanges([at(1, 20)], [at(1, 20), at(2, 10)])).toEqual([{ roundNo: 2, readers: 1, growers: 0 }]);
  expect(teamChanges([at(1, 20), at(2, 10)], [at(1, 20), at(2, 30)])).toEqual([{ roundNo: 2, readers: 0, growers: 1 }]);
  // The first week falls away: the second one is the first now, and nobody has grown in it.
  expect(teamChanges([at(1, 20), at(2, 30)], [at(1, 0), at(2, 30)])).toEqual([
    { roundNo: 1, readers: -1, growers: 0 },
    { roundNo: 2, readers: 0, growers: -1 },
  ]);
});

const history = fc.array(
  fc.record({ who: fc.nat(4), roundNo: fc.integer({ min: 1, max: 4 }), amount: fc.integer({ min: -30, max: 60 }) }),
  {
    maxLength: 60,
  },
);

it('adds up to the same counts in any order, and one reader moves a team by at most 1/n', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 5, max: 40 }), (entries, pupils) => {
      const points = new Map<number, Map<number, number>>();
      const counts = new Map<number, { readers: number; growers: number }>();
      const weeksOf = (who: number) => [...(points.get(who) ?? [])].map(([roundNo, point]) => ({ roundNo, point }));
      for (const { who, roundNo, amount } of entries) {
        const before = weeksOf(who);
        const own = points.get(who) ?? new Map<number, number>();
        own.set(roundNo, Math.max(0, (own.get(roundNo) ?? 0) + amount));
        points.set(who, own);
        for (const change of teamChanges(before, weeksOf(who))) {
          const kept = counts.get(change.roundNo) ?? { readers: 0, growers: 0 };
          const next = { readers: kept.readers + change.readers, growers: kept.growers + change.growers };
          const moved = teamShare({ pupils, ...next }) - teamShare({ pupils, ...kept });
          expect(Math.abs(moved)).toBeLessThanOrEqual(Math.ceil(10_000 / pupils));
          counts.set(change.roundNo, next);
        }
      }
      for (const [roundNo, { readers, growers }] of counts) {
        const all = [...points.keys()].map(weeksOf);
        const fresh = all.flatMap((weeks) => teamChanges([], weeks)).filter((change) => change.roundNo === roundNo);
        expect(readers).toBe(fresh.filter((change) => change.readers === 1).length);
        expect(growers).toBe(fresh.filter((change) => change.growers === 1).length);
      }
    }),
  );
});
