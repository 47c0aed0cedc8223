import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemIdentity } from './itemIdentity.ts';
import { fitsReport, ITEM_REPORT_LENGTH } from './itemReportReasons.ts';
import { forgive, leaveOut, mayWithdraw, WITHDRAWN_WORDS } from './leaveOut.ts';
import type { MissionMaterial } from './MissionMaterial.ts';
import { markMission } from './markMission.ts';
import { missionItems } from './missionItems.ts';
import { type ScoredMissionKind, scoredMissionKinds } from './missionKinds.ts';
import { missionPoints, missionRate, retryPoints } from './missionPoints.ts';
import { sampleMissions } from './testing/sampleMissions.ts';
import { withdrawalExtra } from './withdrawalExtra.ts';

const missions = sampleMissions();
const keysOf = (material: MissionMaterial) => missionItems(material, 5).map(({ key }) => key);
const someKeys = (kind: ScoredMissionKind) => fc.subarray(keysOf(missions[kind])).map((keys) => new Set(keys));

describe('an item', () => {
  it('is known again in another version, wherever it stands there, and is another one once mended', () => {
    const { OX, PUZZLE } = missions;
    const moved = { ...OX, items: [...OX.items].reverse().slice(2) };
    expect(itemIdentity(moved, 'ox-1')).toBe(itemIdentity(OX, 'ox-1'));
    const corrected = { ...OX, items: OX.items.map((item) => ({ ...item, explanation: `${item.explanation}!` })) };
    expect(itemIdentity(corrected, 'ox-1')).not.toBe(itemIdentity(OX, 'ox-1'));
    const relaid = {
      ...PUZZLE,
      clues: PUZZLE.clues.map((clue) => ({ ...clue, row: clue.row + 1, key: '7-across' })),
    };
    expect(itemIdentity(relaid, '7-across')).toBe(itemIdentity(PUZZLE, '1-across'));
  });

  it('is one of a kind in its mission; writing and unknown keys have none', () => {
    for (const kind of scoredMissionKinds) {
      const all = keysOf(missions[kind]).map((key) => itemIdentity(missions[kind], key));
      expect(new Set(all).size).toBe(all.length);
      expect(itemIdentity(missions[kind], 'ghost')).toBeNull();
    }
    expect([itemIdentity(missions.THINK, 'think-1'), itemIdentity(missions.REPORT, 'report')]).toEqual([null, null]);
  });
});

describe('a withdrawn item', () => {
  it('is left out for who begins now, and nothing else is', () => {
    for (const kind of scoredMissionKinds) {
      fc.assert(
        fc.property(someKeys(kind), (withdrawn) => {
          const left = leaveOut(missions[kind], withdrawn);
          expect(keysOf(left)).toEqual(keysOf(missions[kind]).filter((key) => !withdrawn.has(key)));
          for (const key of keysOf(left)) expect(itemIdentity(left, key)).toBe(itemIdentity(missions[kind], key));
          if (withdrawn.size === 0) expect(left).toBe(missions[kind]);
        }),
      );
    }
    expect(leaveOut(missions.THINK, new Set(['think-1']))).toBe(missions.THINK);
  });

  it('counts as right for who has it, tells no answer, and leaves the other marks alone', () => {
    fc.assert(
      fc.property(someKeys('OX'), fc.array(fc.constantFrom('O', 'X', ''), { minLength: 10 }), (withdrawn, given) => {
        const answers = new Map(keysOf(missions.OX).map((key, index) => [key, given[index] ?? '']));
        const marks = markMission(missions.OX, answers, 1);
        for (const [index, mark] of forgive(marks, withdrawn).entries()) {
          if (!withdrawn.has(mark.key)) expect(mark).toBe(marks[index]);
          else expect(mark).toMatchObject({ correct: true, answer: null, explanation: WITHDRAWN_WORDS });
          expect(mark.given).toBe(marks[index]?.given);
        }
      }),
    );
  });

  it('is the last one before half of the mission would be gone', () => {
    expect(mayWithdraw(missions.OX, new Set(['ox-1', 'ox-2', 'ox-3', 'ox-4']))).toBe(true);
    expect(mayWithdraw(missions.OX, new Set(['ox-1', 'ox-2', 'ox-3', 'ox-4', 'ox-5']))).toBe(false);
    expect(mayWithdraw(missions.PUZZLE, new Set())).toBe(true);
    expect(mayWithdraw(missions.PUZZLE, new Set(['1-across']))).toBe(false);
  });
});

describe('withdrawing', () => {
  const play = fc.record({
    weight: fc.integer({ min: 0, max: 400 }),
    hints: fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 })),
    count: fc.integer({ min: 2, max: 14 }),
    right: fc.nat(14),
    corrected: fc.nat(14),
    forgiven: fc.integer({ min: 1, max: 5 }),
    retried: fc.boolean(),
  });

  it('pays nobody less, never twice, and never more than the mission is worth', () => {
    fc.assert(
      fc.property(play, ({ weight, hints, count, right, corrected, forgiven, retried }) => {
        const one = Math.min(count, right);
        const two = Math.min(count, one + corrected);
        const stand = { weight, hintCosts: hints, firstPoints: 0 };
        const first = { rate: missionRate(one, count), points: missionPoints(stand, missionRate(one, count)) };
        const firstPoints = first.points;
        const secondRate = missionRate(two, count);
        const second = { rate: secondRate, points: retryPoints({ ...stand, firstPoints }, secondRate) };
        const raised = (correct: number) => missionRate(Math.min(count, correct + forgiven), count);
        const before = first.points + (retried ? second.points : 0);
        const given = [{ ...first, rate: raised(one) }, retried ? { ...second, rate: raised(two) } : null] as const;
        const extra = withdrawalExtra(stand, ...given);
        expect(extra).toBeGreaterThanOrEqual(0);
        expect(before + extra).toBeLessThanOrEqual(Math.max(0, weight - hints[0]));
        // Who had no retry yet now has exactly what the better rate pays.
        if (!retried) expect(before + extra).toBe(missionPoints(stand, raised(one)));
        // Reckoned again on what has been paid by then, there is nothing left to pay.
        const paid = retried
          ? withdrawalExtra(stand, given[0], { rate: raised(two), points: second.points + extra })
          : withdrawalExtra(stand, { rate: raised(one), points: before + extra }, null);
        expect(paid).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});

it('takes nothing back from who was paid by a kinder rule than today', () => {
  expect(withdrawalExtra({ weight: 20, hintCosts: [0, 0], firstPoints: 0 }, { rate: 70, points: 18 }, null)).toBe(0);
});

describe('a report', () => {
  it('has words of 200 letters at most, counted as a reader counts', () => {
    expect(fitsReport('가'.repeat(ITEM_REPORT_LENGTH).normalize('NFD'))).toBe(true);
    expect(fitsReport(` ${'가'.repeat(ITEM_REPORT_LENGTH)} `)).toBe(true);
    expect(fitsReport('가'.repeat(ITEM_REPORT_LENGTH + 1))).toBe(false);
  });
});
