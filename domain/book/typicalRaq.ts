import type { GradeCode } from './grades.ts';

/** Middle of each grade on the raq scale: level number = school year, so the middle of its A and B halves. */
const raqByGrade: Readonly<Record<GradeCode, number>> = {
  CHILD: 100,
  ELEMENTARY_1: 270,
  ELEMENTARY_2: 400,
  ELEMENTARY_3: 520,
  ELEMENTARY_4: 640,
  ELEMENTARY_5: 750,
  ELEMENTARY_6: 850,
  MIDDLE_1: 950,
  MIDDLE_2: 1050,
  MIDDLE_3: 1150,
  HIGH_1: 1225,
  HIGH_2: 1290,
  HIGH_3: 1340,
  MIDDLE_COMMON: 1050,
  HIGH_COMMON: 1290,
  ALL: 640,
};

/** Where a student of this grade most likely reads, until a test has measured it. */
export function typicalRaq(grade: GradeCode): number {
  return raqByGrade[grade];
}
