import type { GradeCode } from '#domain/book/grades.ts';

/** Grades of the Korean school by the year of school, from 1; school begins in the year somebody turns seven. */
const byYearOfSchool: readonly GradeCode[] = [
  'ELEMENTARY_1',
  'ELEMENTARY_2',
  'ELEMENTARY_3',
  'ELEMENTARY_4',
  'ELEMENTARY_5',
  'ELEMENTARY_6',
  'MIDDLE_1',
  'MIDDLE_2',
  'MIDDLE_3',
  'HIGH_1',
  'HIGH_2',
  'HIGH_3',
];
const SCHOOL_AGE = 7;
/** School years begin in March. */
const FIRST_MONTH = 3;

/**
 * The grade that somebody born on that day most likely visits; empty for grown-ups.
 *
 * @param birthday `YYYYMMDD`
 * @param today `YYYY-MM-DD` in Seoul
 */
export function suggestGrade(birthday: string, today: string): GradeCode | '' {
  const month = Number(today.slice(5, 7));
  const schoolYear = Number(today.slice(0, 4)) - (month < FIRST_MONTH ? 1 : 0);
  const yearOfSchool = schoolYear - Number(birthday.slice(0, 4)) - SCHOOL_AGE + 1;
  if (birthday.length !== 8 || yearOfSchool > byYearOfSchool.length) return '';
  return byYearOfSchool[yearOfSchool - 1] ?? 'CHILD';
}
