import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { GradeCode } from '../book/grades.ts';
import { levelOfRaq, readingLevels } from '../book/readingLevels.ts';
import { studentGrades } from '../book/studentGrades.ts';
import { typicalRaq } from '../book/typicalRaq.ts';
import { estimateAbility } from './estimateAbility.ts';
import { estimateReading, gradePrior } from './estimateReading.ts';
import { answerItem, type Measure, type SimulatedReader, simulateReaders } from './testing/simulateReaders.ts';
import { raqOfTheta, thetaOfRaq } from './thetaOfRaq.ts';
import { DIAGNOSIS_TUNING } from './tuning.ts';

/** Twenty questions evenly around the middle of the reader's grade. */
const around = (code: GradeCode) =>
  Array.from({ length: 20 }, (_, index) => typicalRaq(code) - 250 + (500 * index) / 19);
const askTwenty = (reader: SimulatedReader) =>
  around(reader.grade).map((raq) => ({ raq, correct: answerItem(reader, raq) }));
const measure: Measure = (reader) => estimateReading(askTwenty(reader), reader.grade);
const gradeAlone: Measure = ({ grade }) => ({ raq: typicalRaq(grade), error: 200 });
/** The same with guessing forgotten. */
const forgetful: Measure = (reader) => {
  const answers = askTwenty(reader);
  const { theta, se } = estimateAbility(
    answers.map(({ raq }) => ({ a: 1, b: thetaOfRaq(raq), c: 0 })),
    answers.map(({ correct }) => (correct ? 1 : 0)),
    gradePrior(reader.grade),
  );
  return { raq: raqOfTheta(theta), error: se * DIAGNOSIS_TUNING.raqPerLogit };
};

describe('twenty questions, with three thousand made-up readers', () => {
  const figures = simulateReaders(measure);

  it('find the level as well as twenty questions can', () => {
    expect(figures.rmse).toBeLessThanOrEqual(130);
    expect(Math.abs(figures.bias)).toBeLessThanOrEqual(10);
    expect(figures.withinTwo).toBeGreaterThanOrEqual(0.76);
  });

  it('know how sure they are', () => {
    expect(figures.coverage).toBeGreaterThanOrEqual(0.93);
    expect(figures.coverage).toBeLessThanOrEqual(0.97);
  });

  it('say much more than the grade alone', () => {
    expect(simulateReaders(gradeAlone).rmse - figures.rmse).toBeGreaterThanOrEqual(50);
  });

  it('flatter everybody when guessing is forgotten, which the bound on the bias finds', () => {
    expect(simulateReaders(forgetful).bias).toBeGreaterThan(60);
  });
});

const answers = fc.array(fc.record({ raq: fc.integer({ min: 0, max: 1499 }), correct: fc.boolean() }), {
  maxLength: 40,
});
const grade = fc.constantFrom(...studentGrades.map(({ code }) => code));

test('the estimate stays on the scale and rises with every right answer', () => {
  fc.assert(
    fc.property(answers, grade, fc.integer({ min: 0, max: 1499 }), (given, code, raq) => {
      const [low, high] = [false, true].map((correct) => estimateReading([...given, { raq, correct }], code));
      expect(high?.raq).toBeGreaterThanOrEqual(low?.raq ?? Number.NaN);
      for (const found of [low, high]) {
        expect(Number.isInteger(found?.raq) && (found?.raq ?? -1) >= 0 && (found?.raq ?? 1500) <= 1499).toBe(true);
        expect(found?.error).toBeGreaterThan(0);
      }
    }),
  );
});

const { gradeDeviation } = DIAGNOSIS_TUNING;

test('twenty questions around the grade make sure of a reader, however they were answered', () => {
  const pattern = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(grade, pattern, (code, given) => {
      const found = estimateReading(
        around(code).map((raq, index) => ({ raq, correct: given[index] ?? false })),
        code,
      );
      // The least sure is who misses the easy half and knows the hard one: 0.652 of what the grade leaves open.
      expect(found.error).toBeLessThanOrEqual(0.66 * gradeDeviation);
    }),
    { examples: studentGrades.map(({ code }) => [code, Array.from({ length: 20 }, (_, index) => index >= 9)]) },
  );
});

test('one answer leaves nobody less sure than before, but for a right one that may have been guessed', () => {
  const left = (raq: number, code: GradeCode, correct: boolean) => estimateReading([{ raq, correct }], code).error;
  fc.assert(
    fc.property(grade, fc.integer({ min: 0, max: 1499 }), (code, raq) => {
      expect(left(raq, code, false)).toBeLessThanOrEqual(gradeDeviation);
      // Most where the question is 500 raq and more above the grade: somebody far above it, or luck.
      expect(left(raq, code, true)).toBeLessThanOrEqual(1.06 * gradeDeviation);
    }),
  );
});

test('without guessing no answers ever leave a reader less sure than the grade alone', () => {
  fc.assert(
    fc.property(answers, grade, (given, code) => {
      const prior = gradePrior(code);
      const { se } = estimateAbility(
        given.map(({ raq }) => ({ a: 1, b: thetaOfRaq(raq), c: 0 })),
        given.map(({ correct }) => (correct ? 1 : 0)),
        prior,
      );
      expect(se).toBeLessThanOrEqual(prior.sd + 1e-9);
    }),
  );
});

test.each([
  ['0A', 0],
  ['0B', 100],
  ['1A', 200],
  ['1B', 270],
  ['2A', 340],
  ['2B', 400],
  ['3A', 460],
  ['3B', 520],
  ['4A', 580],
  ['4B', 640],
  ['5A', 700],
  ['5B', 750],
  ['6A', 800],
  ['6B', 850],
  ['7A', 900],
  ['7B', 950],
  ['8A', 1000],
  ['8B', 1050],
  ['9A', 1100],
  ['9B', 1150],
  ['10A', 1200],
  ['10B', 1250],
])('level %s begins at %i', (code, raqFrom) => {
  expect(levelOfRaq(raqFrom)).toBe(code);
  expect(raqFrom === 0 || levelOfRaq(raqFrom - 1) !== code).toBe(true);
  expect(raqOfTheta(thetaOfRaq(raqFrom))).toBe(raqFrom);
  expect(readingLevels.length).toBe(22);
});

test('the middle of every level is of that level, and every grade has one', () => {
  for (const { code, raqFrom, raqTo } of readingLevels) expect(levelOfRaq((raqFrom + raqTo) / 2)).toBe(code);
  const found = studentGrades.map(({ code }) => Number.parseInt(levelOfRaq(typicalRaq(code)), 10));
  expect(found).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10]);
});
