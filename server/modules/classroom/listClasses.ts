import type { ClassList } from '#contract/classroom.ts';
import { gradeName } from '#domain/roster/gradeName.ts';
import { schoolYear } from '#domain/roster/schoolYear.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { staffPosts } from '#server/modules/staff/public.ts';
import { reachOf } from './reachOf.ts';
import { classes } from './repositories/classes.ts';

/** The classes in reach, of this school year and those that are prepared for later ones. */
export async function listClasses(context: PostContext): Promise<ClassList> {
  const { db, now, post } = context;
  const year = schoolYear(seoulDay(now));
  const within = { academyNo: post.academyNo, classes: reachOf(context, 'SEE_INSTITUTION') };
  const [all, taught, staff] = await Promise.all([
    classes.list(db, within, year),
    staffPosts.listTaught(db, within),
    staffPosts.listStaff(db, post.academyNo),
  ]);
  const teachersOf = new Map<number, number[]>();
  for (const { classNo, staffNo } of taught) teachersOf.set(classNo, [...(teachersOf.get(classNo) ?? []), staffNo]);
  const names = new Map(staff.map(({ staffNo, name }) => [staffNo, name]));
  return {
    schoolYear: year,
    classes: all.map((one) => ({
      ...one,
      gradeName: gradeName(one.grade),
      teachers: (teachersOf.get(one.classNo) ?? []).map((staffNo) => ({ staffNo, name: names.get(staffNo) ?? '' })),
    })),
  };
}
