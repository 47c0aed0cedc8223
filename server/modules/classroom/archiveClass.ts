import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { schoolClasses } from '#server/repositories/schoolClasses.ts';
import { classCodes } from './repositories/classCodes.ts';
import { classes } from './repositories/classes.ts';

/**
 * Puts a class away: its pupils are in no class then, its code ends, and its homework stays with the pupils. Or takes it
 * out again, without pupils.
 *
 * @throws AppError DEMO_ACCOUNT
 */
export async function archiveClass(context: PostContext, classNo: number, archived: boolean): Promise<{ done: true }> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { now } = context;
  await withTransaction(context.db, async (db) => {
    if (archived) {
      await schoolClasses.leaveAll(db, classNo, seoulDay(now));
      await classCodes.end(db, classNo);
    }
    await classes.setArchived(db, classNo, archived ? now : null);
    const kind = archived ? 'CLASS_ARCHIVED' : 'CLASS_CHANGED';
    await recordStaffAction({ ...context, db }, { kind, detail: `class ${classNo}` });
  });
  return { done: true };
}
