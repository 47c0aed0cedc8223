import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classesInReach, mayStaff, type StaffPost, type StaffTarget, staffRights } from './staffRights.ts';
import { staffRoles } from './staffRoles.ts';

const post = (role: StaffPost['role'], classNos: number[] = [1, 2]): StaffPost => ({ academyNo: 7, role, classNos });
const pupil = (classNos: number[], academyNo = 7): StaffTarget => ({ kind: 'PUPIL', academyNo, classNos });

describe('mayStaff', () => {
  it('lets a teacher into the own classes only', () => {
    expect(mayStaff(post('TEACHER'), 'READ_TEXTS', pupil([2]))).toBe(true);
    expect(mayStaff(post('TEACHER'), 'READ_TEXTS', pupil([3]))).toBe(false);
    expect(mayStaff(post('TEACHER'), 'LEAD_CLASS', { kind: 'CLASS', academyNo: 7, classNo: 1 })).toBe(true);
    expect(mayStaff(post('TEACHER'), 'LEAD_CLASS', { kind: 'CLASS', academyNo: 7, classNo: 3 })).toBe(false);
    expect(mayStaff(post('TEACHER'), 'MANAGE_STAFF', { kind: 'INSTITUTION', academyNo: 7 })).toBe(false);
  });

  it('leaves a pupil without a class to who has the whole institution', () => {
    expect(mayStaff(post('DIRECTOR'), 'SEE_PUPIL', pupil([]))).toBe(true);
    expect(mayStaff(post('TEACHER'), 'SEE_PUPIL', pupil([]))).toBe(false);
  });

  it('shows a librarian what is read and nobody’s text or level', () => {
    expect(mayStaff(post('LIBRARIAN', []), 'SEE_READING', pupil([3]))).toBe(true);
    expect(mayStaff(post('LIBRARIAN', []), 'SEE_PUPIL', pupil([3]))).toBe(false);
    expect(mayStaff(post('LIBRARIAN', []), 'READ_TEXTS', pupil([3]))).toBe(false);
  });

  it('never reaches into another institution, and a wider role never may less', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.constantFrom(...staffRoles),
        fc.constantFrom(...staffRights),
        numbers,
        numbers,
        (role, right, own, classNos) => {
          const someone = post(role, own);
          expect(mayStaff(someone, right, pupil(classNos, 8))).toBe(false);
          const allowed = mayStaff(someone, right, pupil(classNos));
          if (allowed) expect(mayStaff(post('DIRECTOR', []), right, pupil(classNos))).toBe(true);
          const reach = classesInReach(someone, right);
          expect(allowed).toBe(reach === 'ALL' || (reach?.some((no) => classNos.includes(no)) ?? false));
        },
      ),
    );
  });
});
