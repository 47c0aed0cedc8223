import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { studentGrades } from '../book/studentGrades.ts';
import { DAY } from '../time/duration.ts';
import type { GrowthMark } from './GrowthMark.ts';
import { growthLine } from './growthLine.ts';
import { dayOf, type SimulatedPupil, simulatePupils } from './testing/simulatePupils.ts';
import { GROWTH_TUNING } from './tuning.ts';

const NOW = dayOf(90);
const lineOf = ({ marks, grade }: SimulatedPupil) => growthLine(marks, grade, NOW).at(-1);
const onlyTests = (pupil: SimulatedPupil) => pupil.marks.findLast(({ source }) => source === 'TEST');
const error = (pupils: readonly SimulatedPupil[], found: (pupil: SimulatedPupil) => { raq: number } | undefined) =>
  Math.sqrt(pupils.reduce((sum, pupil) => sum + ((found(pupil)?.raq ?? 0) - pupil.raq) ** 2, 0) / pupils.length);

describe('six hundred pupils on day 90', () => {
  const setting = { missionsPerWeek: 2, measured: true, testDays: [0] };
  const once = simulatePupils(600, setting, 90);
  const twice = simulatePupils(600, { ...setting, testDays: [0, 90] }, 91);
  const early = simulatePupils(600, { ...setting, measured: false }, 92);

  it('are known better than by the test alone, by a fifth or more', () => {
    expect(error(once, lineOf)).toBeLessThanOrEqual(0.8 * error(once, onlyTests));
    expect(error(twice, lineOf)).toBeLessThanOrEqual(0.8 * error(twice, onlyTests));
  });

  it('are known no worse where the difficulty of the missions is only estimated', () => {
    expect(error(early, lineOf)).toBeLessThanOrEqual(error(early, onlyTests));
  });

  it('lie within the band as often as it says', () => {
    for (const pupils of [once, twice, early]) {
      const inside = pupils.filter((pupil) => {
        const point = lineOf(pupil);
        return point !== undefined && Math.abs(point.raq - pupil.raq) <= 1.96 * point.error;
      });
      expect(inside.length / pupils.length).toBeGreaterThanOrEqual(0.92);
    }
  });
});

const mark = fc.record({
  source: fc.constantFrom('QUIZ' as const, 'OX' as const),
  at: fc.integer({ min: dayOf(0), max: NOW }),
  raq: fc.integer({ min: 0, max: 1499 }),
  measured: fc.boolean(),
  correctCount: fc.integer({ min: 0, max: 10 }),
  itemCount: fc.constant(10),
});
const marks = fc.array(mark, { minLength: 3, maxLength: 30 });
const grades = fc.constantFrom(...studentGrades.map(({ code }) => code));

describe('the line', () => {
  it('does not depend on the order in which marks are read, and stays on the scale', () => {
    fc.assert(
      fc.property(marks, grades, (given, grade) => {
        const points = growthLine(given, grade, NOW);
        expect(growthLine(given.toReversed(), grade, NOW)).toEqual(points);
        for (const { raq, error: band } of points) {
          expect(Number.isInteger(raq) && raq >= 0 && raq <= 1499 && band > 0).toBe(true);
        }
        expect(points.reduce((sum, { markCount }) => sum + markCount, 0)).toBe(given.length);
      }),
      { numRuns: 50 },
    );
  });

  it('rises with every further right answer', () => {
    fc.assert(
      fc.property(marks, grades, fc.integer({ min: 0, max: 9 }), (given, grade, correctCount) => {
        const [low, high] = [correctCount, correctCount + 1].map((count) => {
          const last = {
            source: 'QUIZ' as const,
            at: NOW,
            raq: 700,
            measured: true,
            correctCount: count,
            itemCount: 10,
          };
          return growthLine([...given, last], grade, NOW).at(-1)?.raq ?? Number.NaN;
        });
        expect(high).toBeGreaterThanOrEqual(low ?? Number.NaN);
      }),
      { numRuns: 50 },
    );
  });

  it('begins with a test or a few missions, and leaves out what is too old or still to come', () => {
    const quiz = (at: number): GrowthMark => ({
      source: 'QUIZ',
      at,
      raq: 500,
      measured: false,
      correctCount: 7,
      itemCount: 10,
    });
    expect(growthLine([], 'ELEMENTARY_4', NOW)).toEqual([]);
    expect(growthLine([quiz(NOW), quiz(NOW - DAY)], 'ELEMENTARY_4', NOW)).toEqual([]);
    expect(growthLine([{ source: 'TEST', at: NOW, raq: 640, error: 110 }], 'ELEMENTARY_4', NOW)).toHaveLength(1);
    const tooOld = NOW - GROWTH_TUNING.days * DAY;
    expect(growthLine([quiz(tooOld), quiz(NOW), quiz(NOW - DAY), quiz(NOW + DAY)], 'ELEMENTARY_4', NOW)).toEqual([]);
  });

  it('is the result of the test where there is nothing else', () => {
    const [point] = growthLine([{ source: 'TEST', at: NOW, raq: 700, error: 110 }], 'ELEMENTARY_4', NOW);
    expect(point).toMatchObject({ month: '2026-05', raq: 700, error: 110, markCount: 1 });
  });
});
