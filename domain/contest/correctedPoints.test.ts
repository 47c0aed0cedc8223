import fc from 'fast-check';
import { expect, it } from 'vitest';
import { missionPoints, type PointStand, retryPoints } from '../mission/missionPoints.ts';
import { correctedPoints } from './correctedPoints.ts';

const ITEMS = 10;
const rateOf = (right: number) => (right / ITEMS) * 100;
/** Points of both rounds with so many right in each. */
function worthOf(right: readonly [number, number], stand: PointStand) {
  const first = missionPoints(stand, rateOf(right[0]));
  return { 1: first, 2: retryPoints({ ...stand, firstPoints: first }, rateOf(right[1])) };
}

/** A mission as it was marked, and as it is marked with `mended` more items right in each round. */
const mission = fc
  .record({
    weight: fc.constantFrom(20, 40, 55),
    hints: fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 })),
    right: fc.nat({ max: ITEMS }),
    gained: fc.nat({ max: ITEMS }),
    corrected: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ weight, hints, right, gained, corrected }) => {
    const stand: PointStand = { weight, hintCosts: hints, firstPoints: 0 };
    const rights = [right, Math.min(ITEMS, right + gained)] as const;
    const after = rights.map((count) => Math.min(ITEMS, count + corrected)) as [number, number];
    return { stand, before: worthOf(rights, stand), after: worthOf(after, stand) };
  });
type Where = 'COUNTED' | 'HELD' | 'OUT';
const where = fc.constantFrom<Where>('COUNTED', 'HELD', 'OUT');
const ROUNDS = [1, 2] as const;

function standing(before: Readonly<Record<1 | 2, number>>, places: readonly Where[], worth = before) {
  const roundsOf = (place: Where) => ROUNDS.filter((_round, index) => places[index] === place);
  const rounds = roundsOf('COUNTED');
  return {
    worth,
    counted: { rounds, points: rounds.reduce((sum, round) => sum + before[round], 0) },
    held: roundsOf('HELD').map((round) => ({ round, points: before[round] })),
  };
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

it('a counted mission is worth what it would have been, a held one once it is released', () => {
  fc.assert(
    fc.property(mission, fc.tuple(where, where), ({ before, after }, places) => {
      const stand = standing(before, places, after);
      const { gain, held } = correctedPoints(stand);
      const rounds = [...stand.counted.rounds, ...stand.held.map(({ round }) => round)];
      const due = sum(rounds.map((round) => after[round]));
      expect(gain).toBeGreaterThanOrEqual(0);
      // Exactly what is due, unless more than that has been given already.
      expect(stand.counted.points + gain + sum(held)).toBe(Math.max(due, stand.counted.points));
    }),
  );
});

it('a mission within the contest gains what the mission itself is paid on top', () => {
  fc.assert(
    fc.property(mission, ({ before, after }) => {
      const { gain } = correctedPoints(standing(before, ['COUNTED', 'COUNTED'], after));
      expect(gain).toBe(Math.max(0, after[1] + after[2] - before[1] - before[2]));
    }),
  );
});

it('a second time changes nothing', () => {
  fc.assert(
    fc.property(mission, fc.tuple(where, where), ({ before, after }, places) => {
      const stand = standing(before, places, after);
      const { gain, held } = correctedPoints(stand);
      const again = correctedPoints({
        worth: after,
        counted: { ...stand.counted, points: stand.counted.points + gain },
        held: stand.held.map(({ round }, index) => ({ round, points: held[index] ?? 0 })),
      });
      expect(again).toEqual({ gain: 0, held });
    }),
  );
});

it('nothing of it counts for a mission outside the contest', () => {
  fc.assert(
    fc.property(mission, ({ before, after }) => {
      expect(correctedPoints(standing(before, ['OUT', 'OUT'], after))).toEqual({ gain: 0, held: [] });
    }),
  );
});

it.each([
  // 8 of 10 right, all right in the retry: 16 + 3. With one item right from the beginning: 18 + 2.
  [['COUNTED', 'COUNTED'], 1, []],
  [['COUNTED', 'OUT'], 2, []],
  [['COUNTED', 'HELD'], 2, [2]],
  [['HELD', 'HELD'], 0, [18, 2]],
  [['HELD', 'COUNTED'], 0, [17]],
  [['OUT', 'COUNTED'], 0, []],
] as const)('%j gains %i, and %j waits', (places, gain, held) => {
  const stand: PointStand = { weight: 20, hintCosts: [0, 0], firstPoints: 0 };
  const [before, after] = [worthOf([8, 10], stand), worthOf([9, 10], stand)];
  expect([before, after]).toEqual([
    { 1: 16, 2: 3 },
    { 1: 18, 2: 2 },
  ]);
  expect(correctedPoints(standing(before, places, after))).toEqual({ gain, held });
});
