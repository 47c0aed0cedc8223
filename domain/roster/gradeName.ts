import { grades } from '../book/grades.ts';

/** `초등 3학년` of a code; the code itself where there is no such grade. */
export const gradeName = (code: string): string => grades.find((grade) => grade.code === code)?.name ?? code;
