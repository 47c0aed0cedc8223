import type { GradeCode } from '../book/grades.ts';

/** First year of elementary school is 1, the last of high school 12. */
const FIRST_IN_STAGE = { ELEMENTARY: 1, MIDDLE: 7, HIGH: 10 } as const;
export type Stage = keyof typeof FIRST_IN_STAGE;
/** Grades that a stage has. */
export const LAST_IN_STAGE: Readonly<Record<Stage, number>> = { ELEMENTARY: 6, MIDDLE: 3, HIGH: 3 };

/** Years of difference that happen: born in January, put back, returned from abroad. */
const TOLERATED = 2;
/** Youngest and oldest that books for 유아 are for. */
const CHILD_STEPS = { least: -5, most: 1 } as const;

/** The year of school, 1 to 12, that children of a year of birth are usually in; below 1 before school. */
export function usualStep(birthday: string, year: number): number {
  return year - Number(birthday.slice(0, 4)) - 6;
}

/** The year of school that a grade is. Null for 유아 and grades of books. */
export function stepOf(grade: GradeCode): number | null {
  const [, stage, no] = /^(ELEMENTARY|MIDDLE|HIGH)_(\d)$/u.exec(grade) ?? [];
  return stage === undefined ? null : FIRST_IN_STAGE[stage as Stage] + Number(no) - 1;
}

/**
 * Whether somebody born then may be in that grade.
 *
 * @param birthday `YYYYMMDD`
 * @param year school year
 */
export function gradeFitsAge(grade: GradeCode, birthday: string, year: number): boolean {
  const usual = usualStep(birthday, year);
  const step = stepOf(grade);
  if (step === null) return usual >= CHILD_STEPS.least && usual <= CHILD_STEPS.most;
  return Math.abs(usual - step) <= TOLERATED;
}

/**
 * The grade of a bare number for somebody born then: the one at most a year off the usual. Stages lie three years and
 * more apart, so there is never a second one.
 */
export function gradeByAge(no: number, birthday: string, year: number): GradeCode | null {
  const usual = usualStep(birthday, year);
  const stage = (Object.keys(FIRST_IN_STAGE) as Stage[]).find(
    (one) => no >= 1 && no <= LAST_IN_STAGE[one] && Math.abs(usual - (FIRST_IN_STAGE[one] + no - 1)) <= 1,
  );
  return stage === undefined ? null : (`${stage}_${no}` as GradeCode);
}
