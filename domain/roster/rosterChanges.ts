import type { GradeCode } from '../book/grades.ts';
import type { RosterStudent } from './RosterStudent.ts';

/** A student of the institution as a roster is compared with. */
export interface Member {
  accountNo: number;
  accountId: string;
  name: string;
  /** `YYYYMMDD` */
  birthday: string;
  schoolGrade: string;
  schoolName: string | null;
  protectorMobileNo: string | null;
  /** Whether the institution made the account from a roster, so that it may change what the roster stated. */
  fromRoster: boolean;
  /** Ids, or marks of them, under which other systems know the student. */
  marks: readonly string[];
  /** The class the student is in, with its school year and grade; null without one. */
  className: string | null;
  classGrade: string | null;
  classYear: number | null;
  classNumber: number | null;
}

/** What is different; texts are as they are stored. */
export type RosterChange =
  | { field: 'name' | 'schoolName' | 'protectorMobileNo'; before: string | null; after: string }
  | { field: 'schoolGrade'; before: string; after: GradeCode }
  | { field: 'externalId'; before: null; after: string }
  | { field: 'class'; before: string | null; after: string }
  | { field: 'classNumber'; before: number | null; after: number | null };

/** What a roster would change of a student. An empty cell changes nothing. */
export function rosterChanges(student: RosterStudent, member: Member, year: number): RosterChange[] {
  const changes: RosterChange[] = [];
  if (student.name !== member.name) changes.push({ field: 'name', before: member.name, after: student.name });
  if (student.schoolGrade !== member.schoolGrade) {
    changes.push({ field: 'schoolGrade', before: member.schoolGrade, after: student.schoolGrade });
  }
  if (student.className !== null) {
    const sameClass =
      member.className === student.className &&
      member.classYear === (student.external?.classYear ?? year) &&
      member.classGrade === (student.external?.classGrade ?? student.schoolGrade);
    if (!sameClass) changes.push({ field: 'class', before: member.className, after: student.className });
    if (student.classNumber !== null && (!sameClass || student.classNumber !== member.classNumber)) {
      changes.push({ field: 'classNumber', before: member.classNumber, after: student.classNumber });
    }
  }
  if (student.external !== undefined && !member.marks.includes(student.external.id)) {
    changes.push({ field: 'externalId', before: null, after: student.external.id });
  }
  // Who joined by themselves gave their own; those are theirs to change.
  if (!member.fromRoster) return changes;
  for (const field of ['protectorMobileNo', 'schoolName'] as const) {
    const after = student[field];
    if (after !== null && after !== member[field]) changes.push({ field, before: member[field], after });
  }
  return changes;
}
