import type { HomeworkPage } from '#contract/homework.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { describeHomework } from './describeHomework.ts';
import { homeworkRows } from './repositories/homeworkRows.ts';

/** One homework with every pupil and task. Looking is recorded. @throws AppError NOT_FOUND */
export async function readHomework(
  context: PostContext,
  { classNo, homeworkNo }: { classNo: number; homeworkNo: number },
): Promise<HomeworkPage> {
  const row = await homeworkRows.find(context.db, classNo, homeworkNo);
  const [described] = row ? await describeHomework(context, [row]) : [];
  if (described === undefined) throw new AppError('NOT_FOUND');
  await recordStaffAction(context, { kind: 'HOMEWORK_SEEN', detail: `homework ${homeworkNo}` });
  return { ...described, today: seoulDay(context.now) };
}
