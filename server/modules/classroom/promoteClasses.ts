import type { z } from 'zod';
import type { promotion, promotionBody } from '#contract/classroom.ts';
import { nextGrade, planPromotion } from '#domain/classroom/planPromotion.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction, staffPosts } from '#server/modules/staff/public.ts';
import { schoolClasses } from '#server/repositories/schoolClasses.ts';
import { classCodes } from './repositories/classCodes.ts';
import { classes } from './repositories/classes.ts';

/**
 * Moves all classes of a school year up into the next one: each grade by one, with pupils, their numbers and teachers.
 * The classes before are archived; whoever was in the last grade is in no class then. Asked again it finds nothing left
 * to move.
 *
 * @throws AppError DEMO_ACCOUNT
 */
export async function promoteClasses(
  context: PostContext,
  { schoolYear, lastGrade }: z.infer<typeof promotionBody>,
): Promise<z.infer<typeof promotion>> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { post, now } = context;
  const { academyNo } = post;
  const day = seoulDay(now);
  return withTransaction(context.db, async (db) => {
    const all = (await classes.list(db, { academyNo, classes: 'ALL' }, schoolYear)).filter(
      (one) => one.schoolYear === schoolYear,
    );
    const taught = await staffPosts.listTaught(db, { academyNo, classes: 'ALL' });
    const done = { classes: 0, pupils: 0, leavers: 0 };
    for (const { classNo, toGrade } of planPromotion(all, lastGrade)) {
      const one = all.find((each) => each.classNo === classNo);
      if (one === undefined) continue;
      const members = await classes.seats(db, classNo);
      if (toGrade === null) {
        await schoolClasses.leaveAll(db, classNo, day);
        done.leavers += members.length;
      } else {
        const facts = { academyNo, schoolYear: schoolYear + 1, grade: toGrade, name: one.name };
        const next = await schoolClasses.ensure(db, facts, now);
        const staffNos = taught.filter((each) => each.classNo === classNo).map(({ staffNo }) => staffNo);
        await staffPosts.setTeachers(db, academyNo, next, staffNos);
        for (const { accountNo, classNumber } of members) {
          await schoolClasses.enter(db, { accountNo, classNo: next, classNumber, day });
          await classes.raiseGrade(db, accountNo, { from: one.grade, to: nextGrade(one.grade) ?? one.grade });
        }
        done.classes += 1;
        done.pupils += members.length;
      }
      await classCodes.end(db, classNo);
      await classes.setArchived(db, classNo, now);
    }
    if (done.classes + done.leavers > 0)
      await recordStaffAction({ ...context, db }, { kind: 'CLASSES_PROMOTED', detail: `${schoolYear}` });
    return done;
  });
}
