import type { GradeCode } from '../../book/grades.ts';
import { levelOfRaq, MAX_RAQ, readingLevels } from '../../book/readingLevels.ts';
import { studentGrades } from '../../book/studentGrades.ts';
import { typicalRaq } from '../../book/typicalRaq.ts';
import { createRandom, type Random } from '../../random/createRandom.ts';
import { normal } from '../../random/normal.ts';
import { chanceRight } from '../estimateAbility.ts';
import type { ReadingEstimate } from '../estimateReading.ts';
import { thetaOfRaq } from '../thetaOfRaq.ts';

/** A made-up reader: somewhere around the middle of the grade. */
export interface SimulatedReader {
  grade: GradeCode;
  raq: number;
  random: Random;
}

/** A way to measure a reader. */
export type Measure = (reader: SimulatedReader) => ReadingEstimate;

export interface SimulationFigures {
  /** Root mean square error and mean error, in raq. */
  rmse: number;
  bias: number;
  /** Shares of readers whose level was found exactly, within one and within two levels. */
  exact: number;
  withinOne: number;
  withinTwo: number;
  /** Share of readers within 1.96 standard errors. */
  coverage: number;
}

/** Readers of one grade lie so far apart, in raq. */
const TRUE_DEVIATION = 200;
const GRADES = studentGrades.filter(({ code }) => code !== 'CHILD');

/** Whether a reader gets an item right: knows it, or guesses one of four. */
export function answerItem(reader: SimulatedReader, raq: number, guessing = 0.2): boolean {
  return reader.random() < chanceRight(thetaOfRaq(reader.raq), { a: 1, b: thetaOfRaq(raq), c: guessing });
}

/** Measures many made-up readers of all grades; the same seed makes the same readers. */
export function simulateReaders(measure: Measure, readers = 3000, seed = 20260506): SimulationFigures {
  const random = createRandom(seed);
  const sums = { square: 0, error: 0, exact: 0, one: 0, two: 0, covered: 0 };
  for (let index = 0; index < readers; index += 1) {
    const grade = GRADES[index % GRADES.length]?.code ?? 'ELEMENTARY_1';
    const raq = Math.max(0, Math.min(MAX_RAQ, typicalRaq(grade) + TRUE_DEVIATION * normal(random)));
    const found = measure({ grade, raq, random });
    const error = found.raq - raq;
    const levels = Math.abs(levelIndex(found.raq) - levelIndex(raq));
    sums.square += error * error;
    sums.error += error;
    sums.exact += levels === 0 ? 1 : 0;
    sums.one += levels <= 1 ? 1 : 0;
    sums.two += levels <= 2 ? 1 : 0;
    sums.covered += Math.abs(error) <= 1.96 * found.error ? 1 : 0;
  }
  return {
    rmse: Math.sqrt(sums.square / readers),
    bias: sums.error / readers,
    exact: sums.exact / readers,
    withinOne: sums.one / readers,
    withinTwo: sums.two / readers,
    coverage: sums.covered / readers,
  };
}

function levelIndex(raq: number): number {
  const code = levelOfRaq(raq);
  return readingLevels.findIndex((level) => level.code === code);
}
