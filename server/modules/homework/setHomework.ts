import type { z } from 'zod';
import type { HomeworkBody, setHomework as setHomeworkData } from '#contract/homework.ts';
import { checkHomework } from '#domain/homework/checkHomework.ts';
import { withoutControls } from '#domain/text/withoutControls.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { homeworkBookRows } from './repositories/homeworkBookRows.ts';
import { homeworkPupils } from './repositories/homeworkPupils.ts';
import { homeworkRows } from './repositories/homeworkRows.ts';

/**
 * Sets homework for a class or some of its pupils.
 *
 * @throws AppError INVALID_INPUT for a day, a task or a pupil that does not fit; DEMO_ACCOUNT
 */
export async function setHomework(
  context: PostContext,
  classNo: number,
  given: HomeworkBody,
): Promise<z.infer<typeof setHomeworkData>> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { now, staffNo, post } = context;
  return withTransaction(context.db, async (db) => {
    const bookNos = [...new Set(given.tasks.map(({ bookNo }) => bookNo))];
    const books = await homeworkBookRows.list(db, bookNos);
    const wrong = checkHomework(given, books, seoulDay(now));
    const wanted = given.accountNos === null ? null : [...new Set(given.accountNos)];
    const pupils = await homeworkPupils.ofClass(db, classNo, wanted);
    if (pupils.length === 0) wrong.set('accountNos', '이 반에 아직 학생이 없어요.');
    else if (wanted !== null && pupils.length < wanted.length)
      wrong.set('accountNos', '그사이 반을 옮긴 학생이 있어요. 다시 골라 주세요.');
    if (wrong.size > 0) throw new AppError('INVALID_INPUT', { fields: Object.fromEntries(wrong) });
    const { homeworkNo, isNew } = await homeworkRows.insert(
      db,
      {
        requestKey: given.requestKey,
        academyNo: post.academyNo,
        classNo,
        staffNo,
        wholeClass: wanted === null,
        note: withoutControls(given.note).normalize('NFC').trim(),
        dueOn: given.dueOn,
      },
      now,
    );
    if (isNew) {
      await homeworkRows.addTasks(db, homeworkNo, given.tasks);
      await homeworkPupils.add(db, homeworkNo, pupils);
      await recordStaffAction({ ...context, db }, { kind: 'HOMEWORK_SET', detail: `homework ${homeworkNo}` });
    }
    return { homeworkNo, pupilCount: pupils.length };
  });
}
