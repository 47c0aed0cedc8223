import { gradeName } from '../roster/gradeName.ts';

/** A class as people call it: `초등 3학년 2반`. */
export function className({ grade, name }: { grade: string; name: string }): string {
  return `${gradeName(grade)} ${name}${/^[\p{L}\p{N}]{1,6}$/u.test(name) && !name.endsWith('반') ? '반' : ''}`;
}

/** The same for a pupil, who may be in no class: null then. */
export function pupilClassName(pupil: { classGrade: string | null; className: string | null }): string | null {
  const { classGrade, className: name } = pupil;
  return classGrade === null || name === null ? null : className({ grade: classGrade, name });
}
