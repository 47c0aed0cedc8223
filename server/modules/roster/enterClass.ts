import type { RosterStudent } from '#domain/roster/RosterStudent.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { schoolClasses } from '#server/repositories/schoolClasses.ts';

/** Puts a student into the class that a roster names, which is made where there is none. Without a class nothing. */
export async function enterClass(
  { db, now }: { db: Db; now: number },
  given: { accountNo: number; academyNo: number; year: number; student: RosterStudent },
): Promise<void> {
  const { accountNo, academyNo, year, student } = given;
  if (student.className === null) return;
  const { classGrade, classYear } = student.external ?? { classGrade: null, classYear: null };
  const facts = {
    academyNo,
    schoolYear: classYear ?? year,
    grade: classGrade ?? student.schoolGrade,
    name: student.className,
  };
  const classNo = await schoolClasses.ensure(db, facts, now);
  await schoolClasses.enter(db, { accountNo, classNo, classNumber: student.classNumber, day: seoulDay(now) });
}
