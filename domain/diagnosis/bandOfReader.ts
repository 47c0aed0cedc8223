import type { GradeCode } from '../book/grades.ts';
import { levelOfRaq } from '../book/readingLevels.ts';
import { studentGrades } from '../book/studentGrades.ts';
import { typicalRaq } from '../book/typicalRaq.ts';
import { DIAGNOSIS_TUNING } from './tuning.ts';

/** The bands of the six forms, the youngest first: the school years a form is made for, by level number. */
const bands = [
  { code: 'B1', lastYear: 2 },
  { code: 'B2', lastYear: 4 },
  { code: 'B3', lastYear: 6 },
  { code: 'B4', lastYear: 8 },
  { code: 'B5', lastYear: 10 },
  { code: 'B6', lastYear: 12 },
] as const;

export type DiagnosisBand = (typeof bands)[number]['code'];

/** The codes of the bands, the youngest first. */
export const diagnosisBands: readonly DiagnosisBand[] = bands.map(({ code }) => code);

/** School years from the child curriculum (0) on. Groups of grades, which no student is in, stand at their middle. */
const schoolYears: Readonly<Record<GradeCode, number>> = {
  CHILD: 0,
  ELEMENTARY_1: 1,
  ELEMENTARY_2: 2,
  ELEMENTARY_3: 3,
  ELEMENTARY_4: 4,
  ELEMENTARY_5: 5,
  ELEMENTARY_6: 6,
  MIDDLE_1: 7,
  MIDDLE_2: 8,
  MIDDLE_3: 9,
  HIGH_1: 10,
  HIGH_2: 11,
  HIGH_3: 12,
  MIDDLE_COMMON: 8,
  HIGH_COMMON: 11,
  ALL: 5,
};

/** The bands beside one, the younger first. */
export function neighbouringBands(band: DiagnosisBand): DiagnosisBand[] {
  const own = bands.findIndex(({ code }) => code === band);
  return bands.filter((_, index) => Math.abs(index - own) === 1).map(({ code }) => code);
}

/** Raq in the middle of a band: the mean of what is typical in its grades. */
export function bandMiddle(band: DiagnosisBand): number {
  const own = studentGrades.filter(({ code }) => bands[bandIndex(schoolYears[code])]?.code === band);
  return own.reduce((sum, { code }) => sum + typicalRaq(code), 0) / own.length;
}

function bandIndex(year: number): number {
  const index = bands.findIndex(({ lastYear }) => year <= lastYear);
  return index === -1 ? bands.length - 1 : index;
}

/** Level 10B lies beyond the common years: its readers take the last form. */
function yearOfRaq(raq: number): number {
  const level = levelOfRaq(raq);
  return level === '10B' ? 11 : Number.parseInt(level, 10);
}

/**
 * Which form somebody takes: that of the grade, or the next one towards where the last result lay, so that an early or
 * late reader gets informative questions, and one odd result leads nobody far away.
 *
 * @param lastRaq of the last result; null before the first
 */
export function bandOfReader(grade: GradeCode, lastRaq: number | null): DiagnosisBand {
  const own = bandIndex(schoolYears[grade]);
  const measured = lastRaq === null ? own : bandIndex(yearOfRaq(lastRaq));
  const { bandsFromGrade } = DIAGNOSIS_TUNING;
  const index = Math.max(own - bandsFromGrade, Math.min(own + bandsFromGrade, measured));
  return bands[index]?.code ?? 'B1';
}
