import type { z } from 'zod';
import type { pupilsMovedBody } from '#contract/classroom.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { schoolClasses } from '#server/repositories/schoolClasses.ts';
import { classes } from './repositories/classes.ts';

/**
 * Moves pupils of a class to another one of the institution, or out of it: all that are named, or nobody.
 *
 * @throws AppError DEMO_ACCOUNT; NOT_FOUND for a class of another institution; INVALID_INPUT for who is not in the class
 */
export async function movePupils(
  context: PostContext,
  classNo: number,
  { accountNos, toClassNo }: z.infer<typeof pupilsMovedBody>,
): Promise<{ done: true }> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { now, post } = context;
  const day = seoulDay(now);
  await withTransaction(context.db, async (db) => {
    if (toClassNo !== null && !(await schoolClasses.isOf(db, toClassNo, post.academyNo)))
      throw new AppError('NOT_FOUND');
    const members = new Set(await classes.members(db, classNo));
    const moved = [...new Set(accountNos)];
    if (moved.some((accountNo) => !members.has(accountNo)))
      throw new AppError('INVALID_INPUT', {
        fields: { accountNos: '그사이 반을 옮긴 학생이 있어요. 다시 골라 주세요.' },
      });
    for (const accountNo of moved) {
      if (toClassNo === null) await schoolClasses.leave(db, accountNo, day);
      else await schoolClasses.enter(db, { accountNo, classNo: toClassNo, classNumber: null, day });
      const detail = `class ${toClassNo ?? '-'}`;
      await recordStaffAction({ ...context, db }, { kind: 'PUPIL_MOVED', accountNo, detail });
    }
  });
  return { done: true };
}
