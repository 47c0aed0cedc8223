import { grades } from './grades.ts';

/** Groups of grades that only books are labelled with. */
const FOR_BOOKS_ONLY: readonly string[] = ['MIDDLE_COMMON', 'HIGH_COMMON', 'ALL'];

/** Grades that a student can be in. */
export const studentGrades = grades.filter(({ code }) => !FOR_BOOKS_ONLY.includes(code));
