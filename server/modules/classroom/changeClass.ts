import type { z } from 'zod';
import type { classBody, classChangeBody, madeClass } from '#contract/classroom.ts';
import { studentGrades } from '#domain/book/studentGrades.ts';
import { withoutControls } from '#domain/text/withoutControls.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction, staffPosts } from '#server/modules/staff/public.ts';
import { schoolClasses } from '#server/repositories/schoolClasses.ts';
import { classes } from './repositories/classes.ts';

/** Makes a class; one of the same year, grade and name is there already and stays as it is. @throws AppError INVALID_INPUT for an unknown grade */
export async function makeClass(
  context: PostContext,
  { schoolYear, grade, name }: z.infer<typeof classBody>,
): Promise<z.infer<typeof madeClass>> {
  if (!studentGrades.some(({ code }) => code === grade))
    throw new AppError('INVALID_INPUT', { fields: { grade: '학년을 골라 주세요.' } });
  return withTransaction(context.db, async (db) => {
    const facts = { academyNo: context.post.academyNo, schoolYear, grade, name: cleanName(name) };
    const classNo = await schoolClasses.ensure(db, facts, context.now);
    await recordStaffAction({ ...context, db }, { kind: 'CLASS_CHANGED', detail: `class ${classNo}` });
    return { classNo };
  });
}

/** Another name or other teachers for a class. @throws AppError INVALID_INPUT for a name that is taken */
export async function changeClass(
  context: PostContext,
  classNo: number,
  { name, staffNos }: z.infer<typeof classChangeBody>,
): Promise<{ done: true }> {
  const { academyNo } = context.post;
  await withTransaction(context.db, async (db) => {
    if (!(await classes.rename(db, classNo, cleanName(name))))
      throw new AppError('INVALID_INPUT', { fields: { name: '같은 학년에 이 이름의 반이 이미 있어요.' } });
    await staffPosts.setTeachers(db, academyNo, classNo, staffNos);
    await recordStaffAction({ ...context, db }, { kind: 'CLASS_CHANGED', detail: `class ${classNo}` });
  });
  return { done: true };
}

/** As rosters have it: composed, and without 반. */
function cleanName(name: string): string {
  const clean = withoutControls(name).normalize('NFC').trim().replace(/\s+/gu, ' ');
  return clean.replace(/(?<=.)반$/u, '').trim() || clean;
}
