import { studentGrades } from '../book/studentGrades.ts';

/** A class that moves up: where its pupils go, or null for those who leave school. */
export interface ClassPromotion {
  classNo: number;
  toGrade: string | null;
}

/** The grade after this one; null after the last one and for an unknown code. */
export function nextGrade(grade: string): string | null {
  const at = studentGrades.findIndex(({ code }) => code === grade);
  return at === -1 ? null : (studentGrades[at + 1]?.code ?? null);
}

/**
 * How the classes of a school year move up: each keeps its name and goes to the next grade. An academy goes on with its
 * pupils through all grades; a school ends with its own last grade.
 *
 * @param lastGrade the last grade of the institution, such as `ELEMENTARY_6`; null for one that has them all
 */
export function planPromotion(
  classes: readonly { classNo: number; grade: string }[],
  lastGrade: string | null,
): ClassPromotion[] {
  return classes.map(({ classNo, grade }) => ({ classNo, toGrade: grade === lastGrade ? null : nextGrade(grade) }));
}
