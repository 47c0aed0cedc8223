import { gradeName } from '../roster/gradeName.ts';

/** A class as people call it: `초등 3학년 2반`. */
export function className({ grade, name }: { grade: string; name: string }): string {
  return `${gradeName(grade)} ${name}${/^[\p{L}\p{N}]{1,6}$/u.test(name) && !name.endsWith('반') ? '반' : ''}`;
}
