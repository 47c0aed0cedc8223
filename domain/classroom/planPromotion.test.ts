import fc from 'fast-check';
import { expect, it } from 'vitest';
import { studentGrades } from '../book/studentGrades.ts';
import { nextGrade, planPromotion } from './planPromotion.ts';

const grade = fc.constantFrom(...studentGrades.map(({ code }) => code));

it('moves every class up by one grade, and nobody down or away but from the last grade', () => {
  fc.assert(
    fc.property(fc.array(grade), fc.option(grade), (grades, lastGrade) => {
      const plan = planPromotion(
        grades.map((each, classNo) => ({ classNo, grade: each })),
        lastGrade,
      );
      expect(plan.map(({ classNo }) => classNo)).toEqual(grades.map((_, classNo) => classNo));
      for (const { classNo, toGrade } of plan) {
        const from = studentGrades.findIndex(({ code }) => code === grades[classNo]);
        if (toGrade === null) expect(grades[classNo] === lastGrade || from === studentGrades.length - 1).toBe(true);
        else expect(studentGrades.findIndex(({ code }) => code === toGrade)).toBe(from + 1);
      }
    }),
  );
});

it('knows no grade after an unknown one', () => {
  expect(nextGrade('ALL')).toBeNull();
  expect(nextGrade('CHILD')).toBe('ELEMENTARY_1');
  expect(nextGrade('HIGH_3')).toBeNull();
});
