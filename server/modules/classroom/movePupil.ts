import type { z } from 'zod';
import type { pupilClassBody } from '#contract/classroom.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { schoolClasses } from '#server/repositories/schoolClasses.ts';

/** Moves a pupil to another class of the institution, or out of every class. @throws AppError NOT_FOUND for a class of another institution */
export async function movePupil(
  context: PostContext,
  accountNo: number,
  { classNo, classNumber }: z.infer<typeof pupilClassBody>,
): Promise<{ done: true }> {
  const { now, post } = context;
  await withTransaction(context.db, async (db) => {
    const day = seoulDay(now);
    if (classNo === null) await schoolClasses.leave(db, accountNo, day);
    else if (await schoolClasses.isOf(db, classNo, post.academyNo))
      await schoolClasses.enter(db, { accountNo, classNo, classNumber, day });
    else throw new AppError('NOT_FOUND');
    await recordStaffAction({ ...context, db }, { kind: 'PUPIL_MOVED', accountNo, detail: `class ${classNo ?? '-'}` });
  });
  return { done: true };
}
